// The house in French: what every table says, whatever the game.
import type { Span } from '../../kernel/words.ts'
import type { Voice } from '../texts.ts'
import { listed, small, spansOf, type Tongue } from '../tongue.ts'

/** The de and que before a vowel, as before a name that nobody knew when the sentence was written; h and y are left alone. */
const ELIDED = /(?<![\p{L}’-])(d|qu|jusqu|lorsqu|puisqu)e (?=[aeiouàâäéèêëîïôöùûüœ])(?!onz|oui(?!\p{L}))/giu

/** French sets a no-break space before high punctuation and inside guillemets, and elides: « le tour d’Ada ». */
const typeset = (text: string) =>
  text
    .replace(/ ([;:!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(ELIDED, '$1’')

/** « de 11 000 à 40 000, de 1 000 en 1 000 ». */
const within = ([from, to, step]: Span, v: Voice) =>
  `${from === to ? v.number(from) : `de ${v.number(from)} à ${v.number(to)}`}${step === 1 ? '' : `, de ${v.number(step)} en ${v.number(step)}`}`

export const tongue: Tongue = {
  name: 'Français',
  typeset,
  letters: 'BRVJP',
  afterColon: (sentence) => small(sentence, 'fr'),
  dashed: (first, second) => `${first} — ${second}`,
  daysAndHours: (days, hours) => `${days} j ${hours} h`,
  refusals: {
    'table.over': () => 'La partie est terminée.',
    'table.not-a-choice': () =>
      'Ce n’est pas un choix : il faut une action et, si elle en demande, des objets et des nombres.',
    'table.no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'table.no-such-choice': () => 'Ce choix n’est pas possible maintenant.',
    'table.not-yours': (p, v) => `Ce n’est pas à vous : c’est à ${v.seat(p.of)}.`,
    'table.no-card': () => 'Il n’y a pas de carte à cet endroit.',
    'table.not-awaited': (p, v) =>
      `Ce n’est pas le tour de cette place : la table attend ${Array.isArray(p.awaited) ? p.awaited.map((s) => v.seat(s)).join(', ') : ''}.`,
    'table.out-of-range': (p, v) => `Possible ici : ${v.list(spansOf(p.spans).map((span) => within(span, v)))}.`,
    'table.option-unknown': (p) => `Il n’y a pas d’option « ${p.option} ». Options : ${listed(p.options) || 'aucune'}.`,
    'table.option-value': (p) =>
      `L’option « ${p.option} » ne peut pas valoir « ${p.value} ». Valeurs possibles : ${listed(p.values)}.`,
    'table.option-range': (p) =>
      `L’option « ${p.option} » ne peut pas valoir « ${p.value} ». C’est un nombre entier de ${p.min} à ${p.max}.`,
    'table.option-each-seat': (p) =>
      `L’option « ${p.option} » ne peut pas valoir « ${p.value} ». Il faut ${p.seats} valeurs différentes, une par place, parmi : ${listed(p.values)}.`,
    'table.seats': (p) =>
      `Ce jeu se joue ${p.min === p.max ? `à ${p.min}` : `de ${p.min} à ${p.max}`}, pas à ${p.seats}.`,
    'table.undo-first': () => 'C’est le premier choix de votre tour : il n’y a rien à reprendre.',
    'table.undo-acted': () => 'Quelqu’un d’autre a joué depuis : votre choix ne peut plus être repris.',
    'table.undo-secret': () =>
      'Votre dernier choix est définitif : un secret a été révélé, ou les règles n’en permettent pas le retour.',
    'table.undo-turn-over': () => 'Ce n’est pas votre tour : un tour terminé reste tel qu’il a été joué.',
    'table.undo-many': () => 'Vous avez repris tant de coups dans cette partie que plus rien ne peut l’être.',
    'table.no-undo': () => 'Rien ne peut être repris : quelqu’un d’autre a joué, ou un secret a été révélé.',
    'table.no-redo': () => 'Il n’y a rien à refaire.',
  },
  roughly(points) {
    const n = Math.round(Math.abs(points))
    return n === 0 ? 'un peu' : n === 1 ? 'environ 1 point' : `environ ${n} points`
  },
  reasons: {
    gain: (p) => `Rapporte ${p.worth} : ${p.what}.`,
    cost: (p) => `Coûte ${p.worth} : ${p.what}.`,
    hurt: (p, v) => `Coûte ${p.worth} à ${v.seat(p.seat)} : ${p.what}.`,
    help: (p, v) => `Rapporte ${p.worth} à ${v.seat(p.seat)} : ${p.what}.`,
  },
  problems: {
    'too-large': () => 'Ce fichier est trop grand pour être une partie.',
    cut: (p) => `Ce fichier est abîmé ou coupé : on peut le lire jusqu’à la ligne ${p.line}, pas plus loin.`,
    'not-a-match': () => 'Ce n’est pas une partie Chantier : il manque la version « chantier ».',
    future: (p) =>
      `Cette partie a été enregistrée par un Chantier plus récent (fichier version ${p.version}). Mettez Chantier à jour pour l’ouvrir.`,
    'unknown-game': (p) => `Cette partie est d’un jeu que ce Chantier n’a pas : « ${p.game} ».`,
    'future-rules': (p) =>
      `Cette partie suit les règles version ${p.rules} ; ce Chantier connaît jusqu’à ${p.known}. Mettez Chantier à jour pour l’ouvrir.`,
    'no-log': () => 'Cette partie n’a pas de journal : « log » manque ou n’est pas une liste.',
    'too-long': (p) =>
      `Le journal de cette partie est trop long : il a ${p.entries} entrées, et l’on en lit ${p.most} au plus.`,
    'bad-sitting': () =>
      'Cette partie ne dit pas correctement qui joue à quelle place : il faut une personne ou un ordinateur pour chacune.',
    'bad-position': () =>
      'La position contenue dans ce fichier ou ce lien ne peut pas être jouée selon les règles du jeu.',
    'cut-link': () =>
      'Ce lien est incomplet : une partie s’est perdue en route. Redemandez-le, ou demandez le fichier.',
    'changed-head': () =>
      'Ce fichier a été modifié après l’enregistrement : sa mise en place ou sa première entrée ne correspond pas à sa somme.',
    changed: (p) =>
      `Ce fichier a été modifié après l’enregistrement : l’entrée ${p.entry} du journal ne correspond pas à sa somme.`,
    'changed-end': () =>
      'Ce fichier a été modifié après l’enregistrement : sa fin ne correspond pas à sa somme, il manque peut-être des entrées.',
    refused: (p) => `La mise en place de cette partie n’est pas possible. ${p.why}`,
    'bad-sheet': (p) => `La feuille de cartes de cette partie est fausse à ${p.at}.`,
    illegal: (p) => `L’entrée ${p.entry} du journal n’est pas un coup permis (${p.clause}).`,
  },
  lesson: {
    json: (p) => `ce n’est pas du JSON valide (${p.what})`,
    expected: (p) => `il faut ici ${p.what}`,
    field: (p) => `il n’y a pas de champ « ${p.field} » ici ; champs : ${p.fields}`,
    twice: (p) => `deux chapitres s’appellent « ${p.id} »`,
    'no-chapter': (p) => `il n’y a pas de chapitre « ${p.id} », ou des chapitres se suivent en cercle`,
    'no-step': (p) => `il n’y a pas d’étape « ${p.step} » dans ce chapitre`,
    table: (p) => `on ne peut pas s’installer ainsi (${p.clause})`,
    illegal: (p) =>
      `la place ${p.seat} ne peut pas jouer ${p.move} maintenant : la table demande « ${p.step} » et attend la place ${p.asked}`,
    'not-asked': (p) => `l’élève n’est pas interrogé à cette étape : la table demande « ${p.step} »`,
    'no-choice': (p) => `aucun choix permis ne répond à ce qui est attendu ; sont permis, entre autres : ${p.could}`,
    'no-thing': (p) => `« ${p.ref} » n’est pas sur le plateau (${p.screen})`,
    'no-words': (p) => `les mots manquent (${p.lang})`,
    acts: (p) => `la réponse « ${p.says} » est donnée à des choix de plusieurs sortes, ou d’aucune : ${p.acts}`,
    echo: (p) => `ce qu’il faut faire répète ce qui est dit (${p.lang}) : ${p.text}`,
    long: (p, v) =>
      `une phrase a ${p.length} ${v.plural(p.length, 'signe', 'signes')}, le maximum est ${p.most} (${p.lang}) : ${p.text}`,
    sentences: (p) => `une étape dit une ou deux phrases, pas ${p.count} (${p.lang})`,
    steps: (p) => `un chapitre a de ${p.least} à ${p.most} étapes, pas ${p.length}`,
    questions: (p) => `le cours répond à ${p.asked} questions au lieu de ${p.wanted}`,
    time: (p, v) =>
      `le cours prend ${p.minutes} ${v.plural(p.minutes, 'minute', 'minutes')}, le maximum est ${p.most} (${p.lang})`,
  },
  sheet: {
    whole: (p) => `un nombre entier de ${p.min} à ${p.max}`,
    one: (p) => `une valeur parmi ${p.of.join(', ')}`,
    'yes-no': () => 'true ou false',
    list: (p) => `une liste : ${p.length === null ? '' : `${p.length} × `}${p.of.join(', ')}`,
    'whole-list': (p) => `une liste : ${p.length === null ? '' : `${p.length} × `}nombres entiers`,
    amounts: (p) => `des quantités de ${p.min} à ${p.max} de ${p.of.join(', ')}`,
    field: (p) => `pas de champ de ce nom ; champs : ${p.fields.join(', ')}`,
    names: (p) => `un nom ${p.langs.join(' et ')}, de 1 à ${p.longest} caractères`,
    marks: (p) => `une marque ${p.marks.slice(0, -1).join(', ')} ou ${p.marks.at(-1)} pour chaque champ`,
    object: () => 'un objet',
    game: (p) => `« ${p.game} »`,
    form: (p) => `${p.form}`,
    table: (p) => `pas de table de ce nom ; tables : ${p.tables.join(', ')}`,
    rows: (p) => `une liste de ${p.rows}`,
    entry: (p) => `l’entrée « ${p.id} »`,
    file: (p) => `un fichier de moins de ${p.megabytes} Mo`,
    json: (p) => `du JSON valide à la ligne ${p.line}`,
    'dead-match': ({ seats, seed }) =>
      `des chiffres avec lesquels toute partie se joue jusqu’au bout ; à ${seats} places et avec la graine « ${seed} » personne ne peut continuer`,
    'set-up': () => 'des chiffres avec lesquels on peut s’installer',
  },
}
