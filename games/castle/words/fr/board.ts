// What the board of Castle says, in French.
import { num } from '../../../../kernel/lists.ts'
import type { Seat } from '../../../../kernel/words.ts'
import type { TextsOf, VoiceOf } from '../../../../papers/speech.ts'
import { type Line, MATERIALS } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { amounts, asStone, capital, counted, inShort, kept, short, some, thalers } from './phrases.ts'

const taken = (seat: Seat | null, v: VoiceOf<CastleSpeech>) =>
  seat === null ? 'libre' : `assistant de ${v.seat(seat)}`

const NOTES: Readonly<Record<Exclude<Line, 'forge'>, string>> = {
  stonemason: 'tous les PV',
  worker: 'la moitié des PV',
  'master-builder': 'bâtiments des autres',
  keep: 'cases vides',
  tavern: 'assistants au château',
  'small-gate': 'tours construites',
  'large-gate': 'tours construites',
  stable: 'maisons construites',
  'servants-house': 'tuiles non construites',
  market: 'thalers cédés',
  palace: 'pièces cédées',
  granary: 'assistants au grenier',
  breach: 'pierres pour la brèche',
  damsel: 'le dernier prétendant',
}

export const board: TextsOf<CastleSpeech>['board'] = {
  goal: () => 'avoir le plus de points : un bâtiment rapporte sa couronne, un assistant selon ce qui est construit.',
  now: (p) =>
    ({
      choose: `choisissez en secret ${p.cards === 1 ? 'une carte' : `${p.cards} cartes`} ; toutes sont révélées ensemble.`,
      winter: 'les cartes de l’hiver agissent avant les personnages.',
      court: 'on courtise la demoiselle : le dernier prétendant marque des points.',
      load: 'on charge les cartes Ouvrier ; qui les a jouées prend la charge et peut construire.',
      execute: 'les personnages agissent dans l’ordre de leurs numéros : prendre, construire, placer des assistants.',
      palace: 'la partie s’achève : on compte les assistants du palais.',
    })[p.phase],
  or: () => 'ou',
  heading: (p) => `${p.name} :`,
  'helper-of': (p, v) => `assistant de ${v.seat(p.seat)}`,
  'site-built': (p, v) => `${capital(v.name(p.building))}, bâtiment construit`,
  'site-plan': (p, v) => `${capital(v.name(p.building))}, à construire, valeur ${p.value}, ${p.points} PV`,
  'forge-holds': (p, v) => `${p.n} ${v.plural(p.n, 'barre d’argent', 'barres d’argent')} à la forge`,
  'space-label': (p, v) => `Case d’assistant, ${v.name(p.building)}, prix ${p.fee}, ${taken(p.seat, v)}`,
  'track-label': (p, v) =>
    `Tour ${p.round} sur ${p.rounds}, ${thalers(p.track, v)} sur le compteur${p.marked.length > 0 ? ` ; cartes Hiver aux tours ${p.marked.join(', ')}` : ''}`,
  'field-label': (p, v) =>
    `${capital(v.name(p.field))} : ${p.stock} en stock, rapporte ${p.own}, et ${p.tower} à la tour ; ${taken(p.seat, v)}`,
  'niche-label': (p, v) => `Tour de garde : ${v.name(p.kind)}, ${p.n}`,
  'bank-label': (p, v) => `Banque : ${thalers(p.n, v)}`,
  'cards-of-round': () => 'Cartes du tour',
  'round-short': () => 'Le tour',
  'card-done': () => 'fait',
  'card-yours': () => 'à vous',
  'card-at-work': () => 'à l’œuvre',
  'card-master': (p) => `${p.points} PV chacun`,
  'card-of': (p, v) => `${v.seat(p.seat)} : ${v.card(p.card)}`,
  'load-label': (p, v) => `${some(p.n, p.kind, v)} sur la carte « ${v.card(p.card)} » de ${v.seat(p.seat)}`,
  'has-chosen': () => 'a choisi',
  thinks: () => 'réfléchit',
  waits: () => 'attend',
  'chosen-label': (p, v) => `${v.seat(p.seat)} a choisi`,
  'choice-short': () => 'En secret',
  'secret-choice': () => 'En secret',
  'deck-label': (p, v) => `Pioche Hiver : ${p.n} ${v.plural(p.n, 'carte', 'cartes')}`,
  'damsel-short': () => 'La demoiselle',
  hoard: (p, v) => `${thalers(p.n, v)} sur la carte`,
  gifts: (p, v) => `sur sa carte : ${amounts(p.gifts, v)}`,
  suitor: (p, v) => `${v.seat(p.seat)} fait sa cour`,
  'gift-label': (p, v) => `${some(p.n, p.item, v)} sur sa carte`,
  tray: () => 'Votre choix',
  paying: (p, v) => `${capital(v.name(p.building))} : ${p.value}`,
  'tray-breach': () => 'Pierres pour la brèche',
  'tray-place-helper': () => 'Cases libres, leur prix, ce qu’elles rapportent',
  'tray-buy': () => 'Sur les cartes Ouvrier',
  'tray-share': () => 'Sur sa carte',
  'payments-shown': (p) => `${p.shown} sur ${p.all}`,
  'payment-label': (p, v) => {
    const { n } = p
    return p.act === 'breach'
      ? asStone({ stone: num(n, 0), bars: num(n, 1) }, v)
      : inShort(n.slice(0, MATERIALS.length), n.slice(MATERIALS.length))
  },
  leaves: () => 'reste',
  'own-label': (p, v) => `${capital(v.name(p.what))} : ${p.n}`,
  'your-stock': () => 'Votre stock',
  'played-count': (p, v) => `${p.n} ${v.plural(p.n, 'jouée', 'jouées')}`,
  'hand-count': (p) => `${p.n} en main`,
  'card-chosen': () => 'choisie',
  'card-in-hand': () => 'en main',
  'card-played': () => 'jouée',
  chosen: () => 'choisie',
  first: () => 'premier joueur',
  tally: (p) => `Assistants : ${p.home} en réserve, ${p.out} sur le plateau`,
  'set-of': (p, v) => `Les cartes de ${v.seat(p.seat)}`,
  'built-count': (p, v) => `${p.n} ${v.plural(p.n, 'construit', 'construits')}`,
  'built-list': (p, v) => `Construit : ${v.names(p.built)}`,
  'cards-down': () => 'face cachée',
  'cards-held': (p) => `${p.n} en main`,
  over: () => 'la fin',
  'final-scoring': () => 'décompte final',
  'points-note': (p, v) =>
    p.line === 'forge' ? `${p.bars} ${v.plural(p.bars, 'barre', 'barres')} à la forge` : NOTES[p.line],
  'kind-short': (p) => short(p.kind),
  'bars-as': (p) => `en ${short(p.kind)}`,
  'worth-now': (p, v) => `Case à ${p.fee} : ${p.points} PV si la partie finissait maintenant (${counted(p, v)}).`,
  compose: () => 'Composer…',
  'step-name': (p) => ['Messager', 'Marchand', 'Maçon', 'Tailleur', 'Ouvrier', 'Maître'][p.n - 1] ?? '',
  'would-yield': (p, v) =>
    `Rapporte ${some(p.own, p.kind, v)} chaque fois qu’un marchand est joué, et ${p.tower} à la tour de garde.`,
  'brings-points': (p) => `Rapporte tous ses PV : ${p.points}.`,
  'brings-half': (p) => `Rapporte la moitié : ${p.points} PV.`,
  'brings-wages': (p, v) => `Rapporte ${thalers(p.each, v)} par pièce employée.`,
  'brings-thalers': (p, v) => `Rapporte ${thalers(p.n, v)}.`,
  'master-gets': (p, v) => `${v.seat(p.seat)} en tire ${p.points} PV (maître bâtisseur).`,
  'kind-times': (p) => `${p.times} × ${short(p.kind)}`,
  'would-bring': (p, v) =>
    `Si la partie finissait maintenant : ${p.points} PV (${counted(p, v)}). ${capital(kept(p.left, v))}.`,
  'would-leave': (p, v) => `Prix ${p.fee}. ${capital(kept(p.left, v))}.`,
  'brief-choose-cards': (p, v) => `Choisir : ${p.cards.map((card) => v.card(card)).join(' + ')}`,
  'brief-pay': (p) => `Payer ${inShort(p.used, p.bars)}`,
  'brief-place-helper': (p, v) =>
    `${p.house === 'innkeeper' ? 'Auberge' : capital(v.name(p.house))} pour ${p.fee}${p.source === 'supply' ? '' : p.source === 'innkeeper' ? ', le tenancier' : `, depuis le ${v.name(p.source)}`}`,
  'brief-build': (p, v) => `Construire : ${v.name(p.building)}`,
  'brief-buy': (p, v) => `Acheter ${some(1, p.kind, v)} à ${v.seat(p.from)}`,
  'brief-load-worker-stone': (p, v) => {
    const [first, second] = p.kinds
    return first !== undefined && first === second ? some(2, first, v) : p.kinds.map(short).join(' + ')
  },
  'brief-place-trader': (p, v) =>
    `Sur le ${v.name(p.field)}${p.source === 'innkeeper' ? ', le tenancier' : ''}${p.displaces !== null ? `, à la place de ${v.seat(p.displaces)}` : ''}`,
  'brief-take-from-tower': (p, v) => `Prendre ${some(p.pieces, p.kind, v)}`,
  'brief-palace-give': (p) =>
    p.silver ? `Argent en ${short(p.kind)} : ${p.points} PV` : `${capital(short(p.kind))} : ${p.points} PV`,
}
