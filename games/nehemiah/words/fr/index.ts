// Nehemiah en français.
import { at } from '../../../../kernel/lists.ts'
import type { Card, Seat } from '../../../../kernel/words.ts'
import { isNeutral } from '../../rules/layout.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'
import { board as sayings } from './board.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

const wood = (n: number) => `${n} bois`
const gold = (n: number) => (n < 2 ? `${n} pièce d’or` : `${n} pièces d’or`)
const vp = (n: number) => `${n} PV`
const workers = (n: number) => (n < 2 ? `${n} ouvrier` : `${n} ouvriers`)
/** « 3 ouvriers, 1 bois et 2 pièces d’or » ; vide si tout est nul. */
const amounts = (list: readonly number[], units: readonly ((n: number) => string)[], v: NehemiahVoice) =>
  v.list(units.flatMap((unit, i) => (at(list, i) > 0 ? [unit(at(list, i))] : [])))
const bid = (list: readonly number[], v: NehemiahVoice) => amounts(list, [workers, wood, gold], v)
const goods = (p: { wood: number; gold: number }, v: NehemiahVoice) => amounts([p.wood, p.gold], [wood, gold], v)
const cost = (p: { wood: number; gold: number }, v: NehemiahVoice) =>
  p.wood + p.gold === 0 ? '' : `paie ${goods(p, v)}${p.wood > 0 && p.gold > 0 ? ',' : ''} et `
const pairs = (n: number, what: string) => (n > 0 ? [`${n} ${n === 1 ? 'paire' : 'paires'} avec ${what}`] : [])
const board = (b: number, v: NehemiahVoice) => v.name(at(BOARDS, b))
const ON = ['sur le Mur', 'au Temple', 'à la Garnison']
const FROM = ['du Mur', 'du Temple', 'de la Garnison']
const TO = ['vers le Mur', 'vers le Temple', 'vers la Garnison']
const seats = (list: readonly Seat[], v: NehemiahVoice) => v.list(list.map((seat) => v.seat(seat)))
const worker = (owner: number, v: NehemiahVoice) =>
  isNeutral(owner) ? 'un ouvrier neutre' : `l’ouvrier de ${v.seat(owner)}`
const spot = (p: { column: number; row: number }) => `colonne ${p.column}, rangée ${p.row}`
const send = (p: { column: number; card: Card | null }, v: NehemiahVoice) =>
  p.card === null
    ? `Envoyer un ouvrier dans la colonne ${p.column}`
    : `Envoyer un ouvrier sur « ${v.card(p.card)} » (colonne ${p.column})`
const round = (n: number) => 'I'.repeat(n)

export const texts: NehemiahTexts = {
  title: 'Nehemiah',
  blurb:
    'Relevez les murs de Jérusalem : envoyez des ouvriers sur des colonnes de travaux et, contre une pièce, faites servir ceux qui sont fatigués.',
  ask: {
    'pick-foreman': () => 'Choisissez la carte Contremaître de cette enchère.',
    bid: (p, v) => `Misez en secret pour la carte ${v.card(p.lot)} : ouvriers, bois et or.`,
    'artisan-move': (p) => `Plus de cube en réserve : déplacez-en un ${at(TO, p.board)}, ou renoncez.`,
    sculpt: () => 'Sculpteur : combien de paires d’un ouvrier et d’un bois, d’un ouvrier et d’une pièce d’or ?',
    window: (p) =>
      p.moment === 'before'
        ? 'Avant ce tour : jouez une carte Contremaître, ou renoncez.'
        : p.moment === 'after'
          ? 'Une colonne va disparaître : jouez une carte Contremaître, ou renoncez.'
          : 'Avant le décompte : jouez une carte Contremaître, ou renoncez.',
    'own-plays': (p) =>
      p.before
        ? 'Jouez des cartes Contremaître avant votre action, ou continuez.'
        : 'Jouez des cartes Contremaître après votre action, ou terminez votre tour.',
    'main-action': (p) =>
      p.place && p.activate
        ? 'À vous : envoyez un ouvrier, ou activez-en un.'
        : p.place
          ? 'À vous : envoyez un ouvrier.'
          : p.activate
            ? 'À vous : activez un ouvrier.'
            : 'À vous : jouez une carte Contremaître, ou passez.',
    inspect: (p, v) => `Inspecteur : choisissez l’action de ${v.seat(p.player)}.`,
    'place-neutral': () => 'Couchez un ouvrier neutre dans une autre colonne.',
    'resolve-or-skip': (p, v) => `Exécutez « ${v.card(p.anchor)} », ou renoncez à son effet.`,
    'extra-activation': (p) => `Payez ${gold(p.coin)} pour un ouvrier fatigué au-dessus, ou arrêtez.`,
    'assistant-worker': (p) =>
      p.first ? 'Assistant : activez un ouvrier.' : 'Assistant : activez un second ouvrier, ou arrêtez.',
    'corrupt-target': () => 'Ouvrier corrompu : choisissez un ouvrier debout d’un autre joueur.',
    raise: (p) =>
      p.first
        ? 'Travail de nuit : relevez l’un de vos ouvriers fatigués.'
        : 'Travail de nuit : relevez-en un autre, ou arrêtez.',
    send: (p) =>
      p.first || p.why === 'convict' ? 'Envoyez un ouvrier dans une colonne.' : 'Envoyez un autre ouvrier, ou arrêtez.',
    'place-anywhere': (p) =>
      p.why === 'companion' && p.from < 0
        ? 'Compagnon : choisissez l’ouvrier debout qui se déplace.'
        : 'Choisissez une carte libre pour votre ouvrier.',
    'crew-target': () => 'Changement d’équipe : choisissez l’ouvrier d’un autre joueur dont vous prenez la place.',
    'swap-workers': (p) => (p.first < 0 ? 'Choisissez un ouvrier à échanger.' : 'Choisissez celui qui prend sa place.'),
    'swap-cards': (p) =>
      p.column >= 0
        ? 'Choisissez deux cartes de cette colonne à échanger.'
        : p.why === 'administrator'
          ? 'Administrateur : choisissez une colonne qui vient d’être remplie, ou renoncez.'
          : 'Choisissez la colonne dont vous échangez deux cartes.',
    consolidate: (p) =>
      p.first
        ? `Consolidation : payez ${gold(p.coin)} pour une carte occupée de cette colonne.`
        : 'Consolidation : payez pour une autre carte, ou arrêtez.',
    'cube-source': (p) => `Plus de cube en réserve : de quel plateau en déplacez-vous un ${at(TO, p.board)} ?`,
    turncoat: () => 'Transfuge : déplacez un cube d’un joueur vers un autre plateau, ou renoncez.',
  },
  act: {
    place: send,
    activate: (p, v) => `Activer « ${v.card(p.card)} » (${spot(p)})`,
    figure: (p, v) => `Jouer la carte ${v.card(p.card)} à la place de l’action`,
    pass: () => 'Passer',
    'place-neutral': (p, v) =>
      p.card === null
        ? `Coucher l’ouvrier neutre dans la colonne ${p.column}`
        : `Coucher l’ouvrier neutre sur « ${v.card(p.card)} » (colonne ${p.column})`,
    resolve: (p, v) => `Exécuter « ${v.card(p.card)} »`,
    skip: (p, v) => `Ne pas exécuter « ${v.card(p.card)} »`,
    extra: (p, v) => `Payer ${gold(p.coin)} pour « ${v.card(p.card)} » (rangée ${p.row})`,
    stop: () => 'Arrêter',
    raise: (p, v) => `Relever l’ouvrier sur « ${v.card(p.card)} » (${spot(p)})`,
    send,
    lift: (p, v) => `Déplacer l’ouvrier sur « ${v.card(p.card)} » (${spot(p)})`,
    put: (p, v) => `Sur « ${v.card(p.card)} » (${spot(p)})`,
    relieve: (p, v) => `Prendre la place de ${worker(p.owner, v)} sur « ${v.card(p.card)} » (${spot(p)})`,
    'swap-worker': (p, v) => `Échanger ${worker(p.owner, v)} sur « ${v.card(p.card)} » (${spot(p)})`,
    'choose-column': (p) => `Colonne ${p.column}`,
    'swap-rows': (p, v) =>
      `Échanger « ${v.card(p.card)} » (rangée ${p.rowA}) et « ${v.card(p.other)} » (rangée ${p.rowB})`,
    consolidate: (p, v) => `Payer ${gold(p.coin)} pour « ${v.card(p.card)} » (rangée ${p.row})`,
    'move-cube': (p) => `Déplacer un cube ${at(FROM, p.board)}`,
    pick: (p, v) => `Mettre aux enchères : ${v.card(p.card)}`,
    bid: (p, v) =>
      p.n.length === 0
        ? 'Miser des ouvriers, du bois et de l’or'
        : bid(p.n, v)
          ? `Miser ${bid(p.n, v)}`
          : 'Ne rien miser',
    sculpt: (p, v) => {
      if (p.n.length === 0) return 'Céder des paires d’un ouvrier et d’un bien'
      const given = [...pairs(p.n[0] ?? 0, 'un bois'), ...pairs(p.n[1] ?? 0, 'une pièce d’or')]
      return given.length === 0 ? 'Ne céder aucune paire' : `Céder ${v.list(given)}`
    },
    corrupt: (p, v) => `Faire travailler ${worker(p.owner, v)} sur « ${v.card(p.card)} » (${spot(p)})`,
    play: (p, v) =>
      p.column === null ? `Jouer la carte ${v.card(p.card)}` : `Jouer la carte ${v.card(p.card)}, colonne ${p.column}`,
    decline: () => 'Renoncer',
    done: () => 'Continuer',
    'turn-cube': (p, v) => `Déplacer un cube de ${v.seat(p.player)} ${at(FROM, p.out)} ${at(TO, p.into)}`,
    'decline-ahead': (p) =>
      p.until === 'ask'
        ? 'Me demander à chaque fenêtre'
        : p.until === 'turn'
          ? 'Ne rien me demander avant mon prochain tour'
          : 'Ne rien me demander avant la fin de la manche',
  },
  event: {
    'set-up': (p, v) => `Les colonnes sont en place ; ${v.seat(p.seat)} est Premier Joueur.`,
    income: (p) => `Les ouvriers écartés reviennent ; chacun prend ${wood(p.wood)} et ${gold(p.gold)}.`,
    'foremen-up': (p, v) =>
      `Contremaîtres de la manche ${round(p.round)} : ${p.cards.map((card) => v.card(card)).join(', ')}.`,
    'pick-foreman': (p, v) => `${v.seat(p.seat)} met aux enchères : ${v.card(p.card)}.`,
    bid: (p, v) => `${v.seat(p.seat)} ${bid(p.bid, v) ? `mise ${bid(p.bid, v)}` : 'ne mise rien'}.`,
    'foreman-won': (p, v) =>
      `${v.seat(p.seat)} remporte la carte ${v.card(p.card)} ${bid(p.bid, v) ? `pour ${bid(p.bid, v)}` : 'sans rien payer'}.`,
    'foreman-left': (p, v) => `La carte ${v.card(p.card)} quitte le jeu.`,
    artisan: (p, v) => `${v.card(p.card)} : ${v.seat(p.seat)} pose un cube ${at(ON, p.board)}.`,
    sculpt: (p, v) =>
      p.wood + p.gold === 0
        ? `${v.card(p.card)} : ${v.seat(p.seat)} ne cède rien.`
        : `${v.card(p.card)} : ${v.seat(p.seat)} cède ${amounts([p.wood + p.gold, p.wood, p.gold], [workers, wood, gold], v)} contre ${p.points} PV.`,
    place: (p, v) => `${v.seat(p.seat)} envoie un ouvrier sur « ${v.card(p.card)} » (${spot(p)}).`,
    'place-neutral': (p, v) => `${v.seat(p.seat)} couche un ouvrier neutre sur « ${v.card(p.card)} » (${spot(p)}).`,
    activate: (p, v) => `${v.seat(p.seat)} active « ${v.card(p.card)} » (${spot(p)}).`,
    corrupt: (p, v) =>
      `${v.seat(p.seat)} fait travailler ${worker(p.owner, v)} sur « ${v.card(p.card)} » (${spot(p)}).`,
    inspect: (p, v) => `${v.seat(p.seat)} choisit l’action de ${v.seat(p.player)}.`,
    skip: (p, v) => `${v.seat(p.seat)} n’exécute pas « ${v.card(p.card)} ».`,
    'pay-owner': (p, v) => `${v.seat(p.seat)} paie ${gold(p.coin)} à ${v.seat(p.owner)} pour « ${v.card(p.card)} ».`,
    'pay-bank': (p, v) => `${v.seat(p.seat)} paie ${gold(p.coin)} à la banque pour « ${v.card(p.card)} ».`,
    gain: (p, v) => `${v.card(p.card)} : ${v.seat(p.seat)} ${cost(p, v)}prend ${amounts(p.gets, [wood, gold, vp], v)}.`,
    influence: (p, v) =>
      `${v.card(p.card)} : ${v.seat(p.seat)} ${cost(p, v)}pose ${v.plural(p.cubes, '1 cube', `${p.cubes} cubes`)} ${at(ON, p.board)}.`,
    'cube-moved': (p, v) => `${v.seat(p.seat)} déplace un cube ${at(FROM, p.out)} ${at(TO, p.into)}.`,
    gate: (p, v) => `${v.card(p.card)} : ${v.seat(p.seat)} ${cost(p, v)}prend une porte de ${p.points} PV.`,
    raise: (p, v) => `${v.seat(p.seat)} relève l’ouvrier sur « ${v.card(p.card)} » (${spot(p)}).`,
    'move-worker': (p, v) => `${v.seat(p.seat)} déplace un ouvrier sur « ${v.card(p.card)} » (${spot(p)}).`,
    'crew-change': (p, v) =>
      `${v.seat(p.seat)} prend la place de ${isNeutral(p.owner) ? 'l’ouvrier neutre' : v.seat(p.owner)} sur « ${v.card(p.card)} » (${spot(p)}).`,
    'swap-workers': (p, v) =>
      `${v.seat(p.seat)} échange les ouvriers de la colonne ${p.columnA}, rangée ${p.rowA} et de la colonne ${p.columnB}, rangée ${p.rowB}.`,
    'swap-cards': (p, v) => `${v.seat(p.seat)} échange les rangées ${p.rowA} et ${p.rowB} de la colonne ${p.columnA}.`,
    closing: (p) => `La colonne ${p.column} sera vidée à la fin du tour.`,
    'column-cleared': (p) => `La colonne ${p.column} est vidée ; ses ouvriers rentrent.`,
    'column-filled': (p) => `La colonne ${p.column} est remplie avec le paquet ${round(p.deck)}.`,
    pass: (p, v) => `${v.seat(p.seat)} ne peut ni envoyer ni activer d’ouvrier, et passe.`,
    stalemate: (p, v) =>
      p.columns === 1
        ? 'Personne ne peut jouer : la colonne 1 est vidée.'
        : `Personne ne peut jouer : les colonnes ${v.list(Array.from({ length: p.columns }, (_, i) => `${i + 1}`))} sont vidées.`,
    'play-foreman': (p, v) => `${v.seat(p.seat)} joue la carte ${v.card(p.card)}.`,
    'town-planner': (p, v) => `${v.seat(p.seat)} prend ${p.points} PV pour ses colonnes à ouvrier fatigué.`,
    turncoat: (p, v) =>
      `${v.seat(p.seat)} déplace ${p.player === p.seat ? 'l’un de ses cubes' : `un cube de ${v.seat(p.player)}`} ${at(FROM, p.out)} ${at(TO, p.into)}.`,
    ahead: (p, v) =>
      p.until === 'ask'
        ? `${v.seat(p.seat)} veut qu’on lui demande à chaque fenêtre.`
        : p.until === 'turn'
          ? `${v.seat(p.seat)} renonce à toutes les fenêtres avant son prochain tour.`
          : `${v.seat(p.seat)} renonce à toutes les fenêtres avant la fin de la manche.`,
    'round-end': (p) =>
      p.round < 3
        ? `Le paquet ${round(p.round)} ne remplit plus de colonne : la manche ${round(p.round)} s’achève.`
        : `Le dernier tour est joué : la manche ${round(p.round)} s’achève.`,
    score: (p, v) => {
      const points = p.points
      const parts = points.flatMap((n, seat) => (n > 0 ? [`${v.seat(seat)} ${n} PV`] : []))
      return `${board(p.board, v)} : ${parts.length === 0 ? 'personne ne marque' : parts.join(', ')}.`
    },
    'cube-back': (p, v) =>
      `${board(p.board, v)} : ${seats(p.leaders, v)} ${v.plural(p.leaders.length, 'reprend', 'reprennent')} un cube.`,
    'new-round': (p) => `La manche ${round(p.round)} commence.`,
    'end-phase': (p, v) =>
      `${v.seat(p.seat)} laisse une colonne vide : les derniers tours commencent, il en reste ${p.left}.`,
    final: (p, v) => `${v.seat(p.seat)} : portes ${p.gates}, bois ${p.wood}, or ${p.gold} ; ${p.total} PV en tout.`,
    'game-over': (p, v) =>
      p.winners.length === 1
        ? `${seats(p.winners, v)} l’emporte : Jérusalem est relevée.`
        : `${seats(p.winners, v)} partagent la victoire.`,
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board: sayings,
  things,
  variants: {
    foremen: { name: 'Contremaîtres', values: { off: 'sans', on: 'avec enchères à chaque manche' } },
    scoreTables: {
      name: 'Points d’influence',
      values: { flat: 'les mêmes à chaque manche', rising: 'un de plus par place à chaque manche suivante' },
    },
    tieBreakStock: {
      name: 'Bois et or qui départagent',
      values: { 'before-sale': 'avant la vente finale', 'after-sale': 'après la vente finale' },
    },
    openScreens: { name: 'Paravents', values: { off: 'biens et points cachés', on: 'tout est visible' } },
    firstPlayer: {
      name: 'Premier Joueur',
      values: {
        random: 'au hasard',
        'seat-0': 'première place',
        'seat-1': 'deuxième place',
        'seat-2': 'troisième place',
        'seat-3': 'quatrième place',
      },
    },
  },
  points: {
    wall: 'Mur',
    temple: 'Temple',
    garrison: 'Garnison',
    gates: 'Portes',
    works: 'Travaux remarquables',
    foremen: 'Contremaîtres',
    wood: 'Bois',
    gold: 'Or',
  },
  parts,
}
