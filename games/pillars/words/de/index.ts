import type { TextsOf } from '../../../../papers/speech.ts'
import { capital } from '../../../../papers/texts.ts'
import { MATERIALS, type Material } from '../../rules/names.ts'
import type { Cards, PillarsSpeech, PillarsVoice } from '../../rules/speech.ts'
import { counted, noMaterial } from './amounts.ts'
import { board } from './board.ts'
import { objectOf, theCard } from './nouns.ts'
import { parts } from './parts.ts'
import { things } from './things.ts'

const amounts = (units: readonly number[], v: PillarsVoice) =>
  v.list(MATERIALS.flatMap((m, i) => ((units[i] ?? 0) > 0 ? [counted(units[i] ?? 0, m)] : [])))
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`)
const gained = (n: number) => (n < 0 ? signed(n) : `+${n}`)

const either = (ids: readonly Material[], v: PillarsVoice) => {
  const names = ids.map((id) => v.name(id))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`
}
/** The amounts that are not nought. */
const some = (of: (m: Material) => number | undefined): readonly (readonly [Material, number])[] =>
  MATERIALS.flatMap((m) => ((of(m) ?? 0) === 0 ? [] : [[m, of(m) ?? 0] as const]))
/** A worker of a trade: what he turns a material into, and his own points. */
const trade = (p: Cards['stonemason'], v: PillarsVoice) => {
  const made = some((m) => p[`converts.${m}`])
  const all = made.length === MATERIALS.length ? ' beliebigen' : ''
  const turns =
    made.length === 1
      ? made.map(([m, n]) => `1 ${v.name(m)} in ${n} SP umwandeln`)[0]
      : `1${all} Baustoff in SP umwandeln (${made.map(([m, n]) => `${v.name(m)} ${n}`).join(', ')})`
  return `In der Wertung darf der Spieler seiner Farbe ${turns} und bekommt ${p.points} SP.`
}
/** A neutral card: when it may be played, and what it brings at the scoring. */
const neutral = (p: Cards['ellen'], v: PillarsVoice) => {
  const brings = some((m) => p[`gain.${m}`]).map(([m, n]) => counted(n, m))
  if (p.gainChoice.length > 0) brings.push(`1 ${either(p.gainChoice, v)} nach Wahl`)
  if (p.points !== 0) brings.push(`${signed(p.points)} SP`)
  const only = p.players
  return [
    ...(p.lastTrickOnly ? ['Darf nur in den letzten Stich gespielt werden.'] : []),
    ...(p.leadsRound ? ['Wer diese Karte auf der Hand hat, spielt zum ersten Stich aus.'] : []),
    `In der Wertung: ${brings.join(', ') || 'nichts'}.`,
    ...(only.length === 1 ? [`Nur zu ${only[0] === '4' ? 'viert' : 'dritt'} im Spiel.`] : []),
  ].join(' ')
}
/** An advantage once it is owned. */
const owned = (p: Cards['potter'], v: PillarsVoice) => {
  const { from } = p
  const points = p.points === 0 ? [] : [`${signed(p.points)} SP in jeder Wertung`]
  const what = p.gives === null ? `${p.yields} SP` : `1 ${v.name(p.gives)}`
  const often = p.uses === 1 ? 'einmal' : `${p.uses}-mal`
  const turns =
    from.length === 0
      ? []
      : p.uses > 9
        ? [
            `in jeder Wertung beliebig ${from.length === MATERIALS.length ? 'viele Baustoffe' : `oft 1 ${either(from, v)}`} in je ${what} umwandeln`,
          ]
        : [`${often} pro Wertung 1 ${either(from, v)} in ${what} umwandeln`]
  return `Im Besitz: ${[...points, ...turns].join('; ')}.`
}

export const texts: TextsOf<PillarsSpeech> = {
  title: 'Die Säulen der Erde – Das Kartenspiel',
  blurb:
    'Stiche beim Bau der Kathedrale von Kingsbridge: Ein Handwerker gewinnt den Stich für den Spieler seiner Farbe, egal, wer ihn gespielt hat.',
  ask: {
    'play-card': (p) =>
      p.leading
        ? `Spiele zum ${p.trick}. Stich aus.`
        : p.last
          ? `Spiele die letzte Karte zum ${p.trick}. Stich.`
          : `Spiele eine Karte zum ${p.trick}. Stich.`,
    score: (q) =>
      q.stage === 'tom'
        ? 'Wähle, welchen Baustoff Tom Builder bringt.'
        : q.stage === 'convert'
          ? 'Wandle Baustoffe um oder beende das Umwandeln.'
          : `Wirf einen Baustoff ab: Du behältst ${q.limit === 3 ? 'drei' : q.limit}.`,
  },
  act: {
    'play-card': (p, v) =>
      `${capital(objectOf(v.card(p.card)))} spielen${p.alike === null ? '' : ` (${p.alike.nth} von ${p.alike.of})`}`,
    'choose-material': (p) => `${counted(1, p.material)} nehmen`,
    convert: (p, v) =>
      `${v.card(p.card)}: ${counted(1, p.material)} für ${p.gives === null ? `${p.points} SP` : counted(1, p.gives)}`,
    'finish-conversions': (p) => `Beenden (${gained(p.score)} SP)`,
    'discard-material': (p) => `${counted(1, p.material)} abwerfen`,
  },
  event: {
    deal: (p, v) => `Durchgang ${p.round}: Die Karten sind verteilt. ${v.seat(p.seat)} hat Lady Aliena und spielt aus.`,
    play: (p, v) => `${v.seat(p.seat)} spielt ${theCard(v.card(p.card), 'acc')}.`,
    'trick-won': (p, v) => `Stich ${p.trick} geht an ${v.seat(p.seat)} (${v.card(p.card)}).`,
    'king-trick': (p, v) =>
      `In Stich ${p.trick} liegt der König, gespielt von ${v.seat(p.seat)}: Diesen Stich gewinnt niemand.`,
    'king-trick-lapses': () => 'Der Königsstich verfällt.',
    'king-trick-awarded': (p, v) => `${v.seat(p.seat)} hat keinen Stich gewonnen und bekommt den Königsstich.`,
    'advantage-returned': (p, v) => `${theCard(v.card(p.card), 'nom')} kommt unter den Vorteilsstapel.`,
    'advantage-owned': (p, v) => `${v.seat(p.seat)} besitzt ab jetzt ${theCard(v.card(p.card), 'acc')}.`,
    'last-round': () => 'Das ist die letzte Wertung.',
    gain: (p, v) => `${v.seat(p.seat)} bekommt ${amounts(p.gained, v)}.`,
    tom: (p, v) => `${v.seat(p.seat)} nimmt ${counted(1, p.material)} von Tom Builder.`,
    convert: (p, v) =>
      `${v.seat(p.seat)}: ${capital(theCard(v.card(p.card), 'nom'))} wandelt ${counted(1, p.material)} in ${p.points} SP um.`,
    exchange: (p, v) =>
      `${v.seat(p.seat)}: ${capital(theCard(v.card(p.card), 'nom'))} wandelt ${counted(1, p.material)} in ${counted(1, p.gives)} um.`,
    'round-score': (p, v) =>
      `${v.seat(p.seat)}: ${signed(p.score)} SP in diesem Durchgang, ${signed(p.total)} insgesamt.`,
    discard: (p, v) => `${v.seat(p.seat)} wirft ${counted(1, p.material)} ab.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} gewinnt und ist Baumeister von Kingsbridge.`
        : `${v.list(winners)} teilen sich den Sieg.`
    },
  },
  refusal: {
    'PIL-3.4': () => 'Alfred Builder darfst du nur als letzte Karte deiner Hand spielen.',
    'PIL-5.7': (p, v) => `${theCard(v.card(p.card), 'nom')} hat nicht deine Farbe und bringt dir nichts.`,
    'PIL-5.9': (p, v) =>
      p.why === 'first'
        ? `Wähle zuerst den Baustoff von Tom Builder: ${either(p.kinds, v)}.`
        : 'Tom Builder hat jetzt keinen Baustoff für dich.',
    'PIL-5.10': (p, v) =>
      `${theCard(v.card(p.card), 'nom')} hat in dieser Wertung schon einen Baustoff umgewandelt: Das darf jeder nur einmal.`,
    'PIL-5.11': (p, v) => `${theCard(v.card(p.card), 'nom')} wandelt ${noMaterial(p.material)} um.`,
    'PIL-5.12': () => 'Der Töpfer arbeitet nur einmal pro Wertung.',
    'PIL-5.13': () => 'Der Glockengießer arbeitet nur einmal pro Wertung.',
    'PIL-5.14': () => 'Der Ziegelbrenner arbeitet nur einmal pro Wertung.',
    'PIL-5.18': (p) => `Du hast ${noMaterial(p.material)} zum Abgeben.`,
    'PIL-5.23': (p) =>
      p.why === 'none'
        ? `Du hast ${noMaterial(p.material)} zum Abwerfen.`
        : 'Abgeworfen wird zuletzt: Beende erst das Umwandeln.',
    'PIL-5.25': () => 'Du hast das Umwandeln beendet: Deine Punkte dieses Durchgangs sind notiert.',
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names: {
    sand: 'Sand',
    wood: 'Holz',
    stone: 'Stein',
    metal: 'Metall',
    blue: 'Blau',
    green: 'Grün',
    red: 'Rot',
    orange: 'Orange',
    worker: 'Handwerker',
    neutral: 'neutrale Karte',
    advantage: 'Vorteilskarte',
    hand: 'Hand',
    table: 'laufender Stich',
    won: 'gewonnene Stiche',
    'king-trick': 'Königsstich',
    'advantage-pile': 'Vorteilsstapel',
    owned: 'eigene Vorteile',
    stock: 'Vorrat',
    'score-pad': 'Wertungsblock',
    round: 'Durchgang',
    trick: 'Stich',
    points: 'SP',
    leads: 'spielt aus',
    tricks: 'Stiche',
    'worker-blue': 'blauer {trade}',
    'worker-green': 'grüner {trade}',
    'worker-red': 'roter {trade}',
    'worker-orange': 'oranger {trade}',
  },
  cardNames: {
    toolmaker: 'Werkzeugmacher',
    stonemason: 'Steinmetz',
    carpenter: 'Schreiner',
    'mortar-mixer': 'Mörtelmischer',
    'master-builder': 'Baumeister',
    quarry: 'Steinbruch',
    forest: 'Wald',
    'gravel-pit': 'Kiesgrube',
    'alfred-builder': 'Alfred Builder',
    ellen: 'Ellen',
    'regan-hamleigh': 'Regan Hamleigh',
    'tom-builder': 'Tom Builder',
    'william-hamleigh': 'William Hamleigh',
    'prior-philip': 'Prior Philip',
    'bishop-waleran': 'Bischof Waleran',
    'lady-aliena': 'Lady Aliena',
    king: 'König',
    painter: 'Maler',
    assistant: 'Gehilfe',
    brickmaker: 'Ziegelbrenner',
    'bell-founder': 'Glockengießer',
    potter: 'Töpfer',
    'round-advantage': 'Vorteilskarte',
    sand: 'Sand',
    wood: 'Holz',
    stone: 'Stein',
    metal: 'Metall',
  },
  cards: {
    toolmaker: trade,
    stonemason: trade,
    carpenter: trade,
    'mortar-mixer': trade,
    'master-builder': trade,
    quarry: neutral,
    forest: neutral,
    'gravel-pit': neutral,
    'alfred-builder': neutral,
    ellen: neutral,
    'regan-hamleigh': neutral,
    'tom-builder': neutral,
    'william-hamleigh': neutral,
    'prior-philip': neutral,
    'bishop-waleran': neutral,
    'lady-aliena': neutral,
    king: (p) =>
      `Einen Stich mit dem König gewinnt niemand. ${signed(p.points)} SP für den Spieler, der den Königsstich bekommt.`,
    painter: owned,
    assistant: owned,
    brickmaker: owned,
    'bell-founder': owned,
    potter: owned,
  },
  board,
  things,
  variants: {
    colours: { name: 'Farben der Plätze', values: { blue: 'Blau', green: 'Grün', red: 'Rot', orange: 'Orange' } },
    kingTrickLeader: {
      name: 'Wer nach dem Königsstich ausspielt',
      values: { 'king-player': 'wer den König gespielt hat', 'same-leader': 'wer zum Königsstich ausgespielt hat' },
    },
    kingTrickTie: {
      name: 'Königsstich, wenn mehrere keinen Stich haben',
      values: { nobody: 'an niemanden', 'nearest-left': 'an den Nächsten links von dem, der den König gespielt hat' },
    },
    roundCap: { name: 'Höchstzahl der Durchgänge', values: {} },
    trickReview: {
      name: 'Gespielte Stiche, die man noch einmal ansehen darf',
      values: { last: 'der letzte', all: 'alle', none: 'keine' },
    },
  },
  points: {
    conversions: 'Umwandlungen',
    workers: 'Eigene Handwerker',
    advantages: 'Vorteile',
    persons: 'Personen',
  },
  parts,
}
