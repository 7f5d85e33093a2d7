import { at } from '../../../../kernel/lists.ts'
import type { Card } from '../../../../kernel/words.ts'
import type { TextsOf } from '../../../../papers/speech.ts'
import { MATERIALS } from '../../rules/names.ts'
import type { Going, PillarsSpeech, PillarsVoice } from '../../rules/speech.ts'
import { counted } from './amounts.ts'
import { theCard } from './nouns.ts'

/** A number that may be negative. */
const points = (n: number) => String(n).replace('-', '−')
const signed = (n: number) => (n > 0 ? `+${n}` : points(n))
/** Whom the King's trick goes to. */
export const heir = (tie: 'nobody' | 'nearest-left') =>
  tie === 'nobody'
    ? 'an den einzigen Spieler ohne Stich'
    : 'an den nächsten Spieler ohne Stich, links von dem, der den König gespielt hat'
/** Cards with what each is worth. */
const listed = (p: { cards: readonly Card[]; points: readonly number[] }, v: PillarsVoice) =>
  p.cards.map((card, i) => `${v.card(card)} ${signed(at(p.points, i))}`).join(', ')
const goes = (p: Going) => (p.last ? 'Der Stich geht' : 'Der Stich ginge')
const rounds = (n: number) => `Noch mindestens ${n} ${n === 1 ? 'Durchgang' : 'Durchgänge'}.`

export const board: TextsOf<PillarsSpeech>['board'] = {
  goal: () => 'die meisten Punkte. Deine Handwerker wandeln gewonnene Baustoffe in Punkte um.',
  /** After a colon: a whole sentence begins with a capital letter. */
  now: (p) =>
    p.scoring
      ? `In der ${p.last ? 'letzten ' : ''}Wertung wandelst du Baustoffe in Punkte um und behältst höchstens ${p.most}.`
      : `Im ${p.trick}. von ${p.tricks} Stichen gewinnt der höchste Wert, ein Handwerker für seine Farbe.`,
  you: () => 'Du',
  'card-label': (p, v) => `${v.card(p.card)}, Wert ${p.value}`,
  'played-by': (p, v) => `${p.label}, ${p.order}. Karte, gespielt von ${v.seat(p.seat)}`,
  'to-play': (p, v) => `${v.seat(p.seat)} spielt die ${p.order}. Karte`,
  'your-card': () => 'Deine Karte',
  'face-down': () => 'eine verdeckte Karte',
  rose: () => 'Stiche des Durchgangs',
  'trick-of': (p, v) => `Stich ${p.trick}: ${v.seat(p.seat)}`,
  'king-trick-at': (p) => `Stich ${p.trick}: der Königsstich`,
  'would-win': (p, v) => `${v.seat(p.seat)} bekäme den Stich`,
  'has-won': (p, v) => `${v.seat(p.seat)} hat diesen Stich gewonnen`,
  'nobody-wins': () => 'Der König: Niemand gewinnt diesen Stich',
  'goes-to': () => 'an',
  'to-you': () => 'an dich',
  'to-nobody': () => 'an niemanden',

  'king-title': () => 'Königsstich',
  'king-not-yet': () => 'kommt noch',
  'king-not-yet-short': () => 'folgt',
  'king-at': (p) => `Stich ${p.trick}`,
  'king-aside': (p) => `Stich ${p.trick}, liegt beiseite`,
  'king-to-come': (p) => `Den Stich mit dem König gewinnt niemand. In der Wertung geht er ${heir(p.tie)}.`,
  'king-without': (p) => `Bisher ohne Stich: ${[...(p.mine ? ['du'] : []), ...p.names].join(', ')}.`,
  'king-in-hand': () => 'Du hast den König auf der Hand.',
  'king-for-now': (p) =>
    `Geht in der Wertung ${heir(p.tie)}. Derzeit: ${p.mine ? 'du' : p.who}, mit den ${signed(p.points)} des Königs.`,
  'king-for-nobody': (p) => `Geht in der Wertung ${heir(p.tie)}. Derzeit: niemand.`,
  'king-taken': (p) =>
    p.mine
      ? 'Du hattest keinen Stich: Der Königsstich gehört dir.'
      : `${p.who} hatte keinen Stich und bekam den Königsstich.`,
  'king-lapsed': () => 'Er verfällt: Seine Karten zählen nicht.',

  advantages: () => 'Vorteile',
  'advantage-counts': (p) =>
    `${p.owned} vergeben${p.round === 0 ? '' : p.inTrick ? ', 1 in diesem Stich' : ', 1 im Spiel'}, ${p.pile} im Stapel`,
  'advantage-owned': (p) => `${p.label}, gehört ${p.mine ? 'dir' : p.who}`,
  'advantage-in-play': (p) => `${p.label}, in diesem Durchgang im Spiel`,
  'advantage-unknown': (p) => `${p.label}, im Stapel oder im Spiel`,
  'advantage-owned-short': (p) => `${p.who}`,
  'advantage-in-play-short': () => 'im Spiel',
  'advantage-unknown-short': () => 'unbekannt',
  pile: (p) =>
    `${p.certain ? 'Vorteilsstapel:' : 'Im Stapel oder im Spiel:'} ${p.cards.join(', ')}.${p.n === 0 ? '' : ` ${rounds(p.n)}`}`,
  'pile-lasts': (p) => (p.n === 0 ? 'Vielleicht der letzte Durchgang.' : rounds(p.n)),
  'pile-empty': () => 'Der Stapel ist leer: Das ist vielleicht der letzte Durchgang.',
  'pile-label': (p) => `Vorteilsstapel, ${p.n} ${p.n === 1 ? 'Karte' : 'Karten'}`,
  'pile-short': (p) => `Stapel ${p.n}`,
  'unknown-advantage': () => 'Die Vorteilskarte dieses Durchgangs.',

  'your-stock': () => 'Dein Vorrat',
  units: (p, v) => `${v.name(p.material)}: ${p.n}`,
  keeps: (p) => `höchstens ${p.n} bleiben`,
  excess: (p) => `${p.n} zu viel`,
  'tom-gives': () => 'Tom Builder bringt einen',
  'tom-open': () => '+1?',
  'your-tricks': (p) => `Stiche ${p.n}`,
  'tricks-label': (p) => `Deine gewonnenen Stiche: ${p.n}`,
  acquired: () => 'Vorteile',
  'none-acquired': () => 'Du besitzt noch keine Vorteilskarte',

  'your-scoring': () => 'Deine Wertung',
  'scoring-of': (p, v) => `Wertung: ${v.seat(p.seat)}`,
  over: () => 'Die Partie ist zu Ende',
  'score-line': (p) =>
    `Vorher ${points(p.before)}; jetzt beendet: ${points(p.now)}${p.more === p.now ? '' : `; mit dieser Wahl: ${points(p.more)}`}`,
  'scored-line': (p) => `Vor diesem Durchgang ${points(p.before)}, jetzt ${points(p.now)}`,
  'term-conversions': () => 'Umwandlung',
  'term-workers': () => 'Handwerker',
  'term-advantages': () => 'Maler',
  'term-persons': () => 'Personen',
  'term-harm': () => 'Widersacher',
  'your-workers': () => 'Handwerker · je einmal',
  'no-worker': () => 'Keiner deiner eigenen Handwerker liegt in deinen Stichen.',
  'your-advantages': () => 'Deine Vorteile',
  'any-for': (p) => `${p.gain.replace('–', ' bis ')}`,
  'rest-of-tricks': () => 'Der Rest deiner Stiche',
  'others-workers': (p) => `${p.n} Handwerker der anderen`,
  'more-cards': (p) => (p.n === 1 ? '1 weitere Karte' : `${p.n} weitere Karten`),
  'no-rest': () => 'sonst nichts',

  'last-trick': () => 'letzter Stich',
  'set-apart': () => 'beiseite',
  opens: () => 'spielt aus',
  'at-scoring': () => 'Wertung',

  'trick-why': (p) => {
    if (p.alone) return `Du spielst mit ${p.value} aus.`
    if (p.tie) return `${p.value} gegen ${p.value}: Die später gespielte Karte gewinnt.`
    return p.own
      ? `${p.value} ist ${p.last ? '' : 'bisher '}der höchste Wert.`
      : `Die ${p.value} auf dem Tisch bleibt der höchste Wert.`
  },
  'trick-goes': (p, v) => {
    if (p.mine) return p.last ? 'Der Stich gehört dir.' : 'Im Moment gehört der Stich dir.'
    const to = `${goes(p)} an ${v.seat(p.seat)}.`
    return p.worker ? `Ein Handwerker gewinnt für seine Farbe: ${to}` : to
  },
  'with-advantage': (p, v) => `Mit im Stich: ${theCard(v.card(p.card), 'nom')}.`,
  'trick-holds': (p) => {
    const gains = p.gains.flatMap((n, m) => (n === 0 ? [] : [counted(n, at(MATERIALS, m))]))
    return `Darin: ${[...gains, ...(p.points === 0 ? [] : [`${signed(p.points)} SP`])].join(', ')}.`
  },
  'king-would': (p, v) =>
    `${p.own ? 'Der König' : 'Hier liegt der König'}: Niemand gewinnt diesen Stich${
      p.leads === null ? '' : `; zum nächsten ${p.mine ? 'spielst du' : `spielt ${v.seat(p.leads)}`} aus`
    }.`,
  'convert-would': (p, v) => `1 ${v.name(p.material)} für ${p.points} SP; übrig: ${counted(p.left, p.material)}.`,
  'exchange-would': (p, v) =>
    `Aus 1 ${v.name(p.material)} wird 1 ${v.name(p.gives)}; übrig: ${counted(p.left, p.material)}.`,
  'tom-would': (p) => `Tom Builder: Du hättest dann ${counted(p.n, p.material)}.`,
  'discard-would': (p) => `Übrig: ${counted(p.n, p.material)}.`,
  'finish-would': (p) => `${points(p.round)} SP in diesem Durchgang, ${points(p.now)} insgesamt.`,

  rounds: () => 'Durchgänge',
  'hand-of': (p) => `Hand ${p.n}`,
  'tricks-of': (p) => `${p.n} ${p.n === 1 ? 'Stich' : 'Stiche'}`,
  'no-trick': () => 'kein Stich',
  'leads-trick': () => 'liegt vorn',
  'trick-n': (p) => `Stich ${p.n} von ${p.all}`,
  'phase-cards': () => 'Karten spielen',
  'phase-scoring': () => 'Wertung',
  'points-conversions': (p) =>
    `Baustoffe, die Handwerker und Vorteile in Punkte umgewandelt haben, in ${p.rounds} ${p.rounds === 1 ? 'Durchgang' : 'Durchgängen'} (PIL-5.10 bis 5.15).`,
  'points-workers': (p) =>
    p.each === null
      ? 'Gewonnene eigene Handwerker (PIL-5.19).'
      : `Gewonnene eigene Handwerker, je ${p.each} SP (PIL-5.19).`,
  'points-advantages': (p, v) => `In jeder Wertung: ${listed(p, v)} (PIL-5.20).`,
  'points-persons': (p, v) => `${listed(p, v)} (PIL-5.21).`,
  head: (p) => `${p.name}:`,
}
