// Nehemiah auf Deutsch.
import { at } from '../../../../kernel/lists.ts'
import type { Card, Seat } from '../../../../kernel/words.ts'
import { isNeutral } from '../../rules/layout.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'
import { board as sayings } from './board.ts'
import { cards } from './cards.ts'
import { cubes, from, gold, onto, pairs, points, turns, wood, workers } from './counts.ts'
import { cardNames, names } from './names.ts'
import { parts } from './parts.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

/** „3 Arbeiter, 1 Holz und 2 Gold“; empty where all are nought. */
const amounts = (list: readonly number[], units: readonly ((n: number) => string)[], v: NehemiahVoice) =>
  v.list(units.flatMap((unit, i) => (at(list, i) > 0 ? [unit(at(list, i))] : [])))
const bid = (list: readonly number[], v: NehemiahVoice) => amounts(list, [workers, wood, gold], v)
/** What it costs, behind the verb: „legt für 1 Holz und 1 Gold 1 Würfel …“. */
const cost = (p: { wood: number; gold: number }, v: NehemiahVoice) =>
  p.wood + p.gold === 0 ? '' : `für ${amounts([p.wood, p.gold], [wood, gold], v)} `
const given = (n: number, what: string) => (n > 0 ? [`${pairs(n)} mit ${what}`] : [])
const board = (b: number, v: NehemiahVoice) => v.name(at(BOARDS, b))
const seats = (list: readonly Seat[], v: NehemiahVoice) => v.list(list.map((seat) => v.seat(seat)))
/** Names of cards stand in quotes, so that they need no case. */
const card = (c: Card, v: NehemiahVoice) => `„${v.card(c)}“`
/** Whose worker: the first by himself, the second as the object of a sentence. */
const worker = (owner: number, v: NehemiahVoice) =>
  isNeutral(owner) ? 'neutraler Arbeiter' : `Arbeiter von ${v.seat(owner)}`
const theWorker = (owner: number, v: NehemiahVoice) =>
  isNeutral(owner) ? 'einen neutralen Arbeiter' : `den Arbeiter von ${v.seat(owner)}`
const place = (p: { column: number; row: number }) => `Spalte ${p.column}, Reihe ${p.row}`
const spot = (p: { card: Card; column: number; row: number }, v: NehemiahVoice) => `${card(p.card, v)} (${place(p)})`
const send = (p: { column: number; card: Card | null }, v: NehemiahVoice) =>
  p.card === null
    ? `Arbeiter in Spalte ${p.column} einsetzen`
    : `Arbeiter auf ${card(p.card, v)} einsetzen (Spalte ${p.column})`
const round = (n: number) => 'I'.repeat(n)

export const texts: NehemiahTexts = {
  title: 'Nehemiah',
  blurb:
    'Bau die Mauern Jerusalems wieder auf: Setze Arbeiter in Spalten voller Aufgaben ein und lass für ein Goldstück auch die erschöpften Arbeiter anderer für dich arbeiten.',
  ask: {
    'pick-foreman': () => 'Wähle die Vorarbeiterkarte für diese Versteigerung.',
    bid: (p, v) => `Biete geheim auf ${card(p.lot, v)}: Arbeiter, Holz und Gold.`,
    'artisan-move': (p) => `Kein Würfel im Vorrat: Verschiebe einen ${onto(p.board)} oder verzichte.`,
    sculpt: () => 'Bildhauer: Wie viele Paare aus Arbeiter und Holz, wie viele aus Arbeiter und Gold?',
    window: (p) =>
      p.moment === 'before'
        ? 'Vor diesem Zug: Spiele eine Vorarbeiterkarte oder verzichte.'
        : p.moment === 'after'
          ? 'Eine Spalte ist fällig: Spiele eine Vorarbeiterkarte oder verzichte.'
          : 'Vor der Wertung: Spiele eine Vorarbeiterkarte oder verzichte.',
    'own-plays': (p) =>
      p.before
        ? 'Spiele vor deiner Aktion Vorarbeiterkarten oder mach weiter.'
        : 'Spiele nach deiner Aktion Vorarbeiterkarten oder beende deinen Zug.',
    'main-action': (p) =>
      p.place && p.activate
        ? 'Du bist am Zug: Setze einen Arbeiter ein oder aktiviere einen.'
        : p.place
          ? 'Du bist am Zug: Setze einen Arbeiter ein.'
          : p.activate
            ? 'Du bist am Zug: Aktiviere einen Arbeiter.'
            : 'Du bist am Zug: Spiele eine Vorarbeiterkarte oder passe.',
    inspect: (p, v) => `Inspektor: Wähle die Aktion von ${v.seat(p.player)}.`,
    'place-neutral': () => 'Lege einen neutralen Arbeiter in eine andere Spalte.',
    'resolve-or-skip': (p, v) => `${card(p.anchor, v)} ausführen oder auslassen?`,
    'extra-activation': (p) => `Zahle ${gold(p.coin)} für einen erschöpften Arbeiter darüber oder hör auf.`,
    'assistant-worker': (p) =>
      p.first ? 'Gehilfe: Aktiviere einen Arbeiter.' : 'Gehilfe: Aktiviere einen zweiten Arbeiter oder hör auf.',
    'corrupt-target': () => 'Korrupter Arbeiter: Wähle einen stehenden Arbeiter eines Mitspielers.',
    raise: (p) =>
      p.first
        ? 'Nachtarbeit: Richte einen deiner erschöpften Arbeiter auf.'
        : 'Nachtarbeit: Richte noch einen auf oder hör auf.',
    send: (p) =>
      p.first || p.why === 'convict'
        ? 'Setze einen Arbeiter in einer Spalte ein.'
        : 'Setze noch einen Arbeiter ein oder hör auf.',
    'place-anywhere': (p) =>
      p.why === 'companion' && p.from < 0
        ? 'Geselle: Wähle den stehenden Arbeiter, den du bewegst.'
        : 'Wähle eine freie Karte für deinen Arbeiter.',
    'crew-target': () => 'Schichtwechsel: Wähle den Arbeiter eines Mitspielers, den du ablöst.',
    'swap-workers': (p) =>
      p.first < 0 ? 'Wähle einen Arbeiter zum Tauschen.' : 'Wähle den Arbeiter, mit dem er den Platz tauscht.',
    'swap-cards': (p) =>
      p.column >= 0
        ? 'Wähle zwei Karten dieser Spalte zum Tauschen.'
        : p.why === 'administrator'
          ? 'Verwalter: Wähle eine eben aufgefüllte Spalte oder verzichte.'
          : 'Wähle die Spalte, in der du zwei Karten tauschst.',
    consolidate: (p) =>
      p.first
        ? `Zusammenarbeit: Zahle ${gold(p.coin)} für eine besetzte Karte dieser Spalte.`
        : 'Zusammenarbeit: Zahle für noch eine Karte oder hör auf.',
    'cube-source': (p) => `Kein Würfel im Vorrat: Von welcher Tafel verschiebst du einen ${onto(p.board)}?`,
    turncoat: () => 'Überläufer: Verschiebe einen Würfel, egal wessen, auf eine andere Tafel oder verzichte.',
  },
  act: {
    place: send,
    activate: (p, v) => `${card(p.card, v)} aktivieren (${place(p)})`,
    figure: (p, v) => `${card(p.card, v)} statt der Aktion spielen`,
    pass: () => 'Passen',
    'place-neutral': (p, v) =>
      p.card === null
        ? `Neutralen Arbeiter in Spalte ${p.column} legen`
        : `Neutralen Arbeiter auf ${card(p.card, v)} legen (Spalte ${p.column})`,
    resolve: (p, v) => `${card(p.card, v)} ausführen`,
    skip: (p, v) => `${card(p.card, v)} auslassen`,
    extra: (p, v) => `${gold(p.coin)} für ${card(p.card, v)} zahlen (Reihe ${p.row})`,
    stop: () => 'Aufhören',
    raise: (p, v) => `Arbeiter aufrichten: ${spot(p, v)}`,
    send,
    lift: (p, v) => `Diesen Arbeiter bewegen: ${spot(p, v)}`,
    put: (p, v) => `Auf ${spot(p, v)}`,
    relieve: (p, v) => `Ablösen: ${worker(p.owner, v)} auf ${spot(p, v)}`,
    'swap-worker': (p, v) => `Tauschen: ${worker(p.owner, v)} auf ${spot(p, v)}`,
    'choose-column': (p) => `Spalte ${p.column}`,
    'swap-rows': (p, v) => `${card(p.card, v)} (Reihe ${p.rowA}) und ${card(p.other, v)} (Reihe ${p.rowB}) tauschen`,
    consolidate: (p, v) => `${gold(p.coin)} für ${card(p.card, v)} zahlen (Reihe ${p.row})`,
    'move-cube': (p) => `Würfel ${from(p.board)} verschieben`,
    pick: (p, v) => `${card(p.card, v)} versteigern`,
    bid: (p, v) =>
      p.n.length === 0 ? 'Arbeiter, Holz und Gold bieten' : bid(p.n, v) ? `${bid(p.n, v)} bieten` : 'Nichts bieten',
    sculpt: (p, v) => {
      if (p.n.length === 0) return 'Paare aus einem Arbeiter und einer Ware abgeben'
      const all = [...given(p.n[0] ?? 0, 'Holz'), ...given(p.n[1] ?? 0, 'Gold')]
      return all.length === 0 ? 'Kein Paar abgeben' : `${v.list(all)} abgeben`
    },
    corrupt: (p, v) => `Bestechen: ${worker(p.owner, v)} auf ${spot(p, v)}`,
    play: (p, v) =>
      p.column === null ? `${card(p.card, v)} spielen` : `${card(p.card, v)} in Spalte ${p.column} spielen`,
    decline: () => 'Verzichten',
    done: () => 'Weiter',
    'turn-cube': (p, v) => `Würfel von ${v.seat(p.player)} verschieben: ${from(p.out)} ${onto(p.into)}`,
    'decline-ahead': (p) =>
      p.until === 'ask'
        ? 'Mich in jedem Zwischenspiel fragen'
        : p.until === 'turn'
          ? 'Mich vor meinem nächsten Zug nicht fragen'
          : 'Mich bis zum Ende der Runde nicht fragen',
  },
  event: {
    'set-up': (p, v) => `Die Spalten liegen aus; ${v.seat(p.seat)} erhält die Startspielerfigur.`,
    income: (p) => `Beiseitegelegte Arbeiter kehren zurück; alle nehmen ${wood(p.wood)} und ${gold(p.gold)}.`,
    'foremen-up': (p, v) => `Vorarbeiter in Runde ${round(p.round)}: ${p.cards.map((c) => v.card(c)).join(', ')}.`,
    'pick-foreman': (p, v) => `${v.seat(p.seat)} versteigert ${card(p.card, v)}.`,
    bid: (p, v) => `${v.seat(p.seat)} bietet ${bid(p.bid, v) || 'nichts'}.`,
    'foreman-won': (p, v) =>
      `${v.seat(p.seat)} ersteigert ${card(p.card, v)} ${bid(p.bid, v) ? `für ${bid(p.bid, v)}` : 'umsonst'}.`,
    'foreman-left': (p, v) => `${card(p.card, v)} kommt aus dem Spiel.`,
    artisan: (p, v) => `${v.card(p.card)}: ${v.seat(p.seat)} legt einen Würfel ${onto(p.board)}.`,
    sculpt: (p, v) =>
      p.wood + p.gold === 0
        ? `${v.card(p.card)}: ${v.seat(p.seat)} gibt nichts ab.`
        : `${v.card(p.card)}: ${v.seat(p.seat)} gibt ${bid([p.wood + p.gold, p.wood, p.gold], v)} ab und erhält ${points(p.points)}.`,
    place: (p, v) => `${v.seat(p.seat)} setzt einen Arbeiter auf ${spot(p, v)}.`,
    'place-neutral': (p, v) => `${v.seat(p.seat)} legt einen neutralen Arbeiter auf ${spot(p, v)}.`,
    activate: (p, v) => `${v.seat(p.seat)} aktiviert ${spot(p, v)}.`,
    corrupt: (p, v) => `${v.seat(p.seat)} besticht ${theWorker(p.owner, v)} auf ${spot(p, v)}.`,
    inspect: (p, v) => `${v.seat(p.seat)} wählt die Aktion von ${v.seat(p.player)}.`,
    skip: (p, v) => `${v.seat(p.seat)} lässt ${card(p.card, v)} aus.`,
    'pay-owner': (p, v) => `${v.seat(p.seat)} zahlt ${gold(p.coin)} an ${v.seat(p.owner)} für ${card(p.card, v)}.`,
    'pay-bank': (p, v) => `${v.seat(p.seat)} zahlt ${gold(p.coin)} an die Bank für ${card(p.card, v)}.`,
    gain: (p, v) =>
      `${v.card(p.card)}: ${v.seat(p.seat)} erhält ${cost(p, v)}${amounts(p.gets, [wood, gold, points], v)}.`,
    influence: (p, v) =>
      `${v.card(p.card)}: ${v.seat(p.seat)} legt ${cost(p, v)}${p.cubes === 1 ? 'einen Würfel' : cubes(p.cubes)} ${onto(p.board)}.`,
    'cube-moved': (p, v) => `${v.seat(p.seat)} verschiebt einen Würfel ${from(p.out)} ${onto(p.into)}.`,
    gate: (p, v) => `${v.card(p.card)}: ${v.seat(p.seat)} baut ${cost(p, v)}ein Tor mit ${points(p.points)}.`,
    raise: (p, v) => `${v.seat(p.seat)} richtet einen Arbeiter auf: ${spot(p, v)}.`,
    'move-worker': (p, v) => `${v.seat(p.seat)} bewegt einen Arbeiter auf ${spot(p, v)}.`,
    'crew-change': (p, v) => `${v.seat(p.seat)} löst ${theWorker(p.owner, v)} auf ${spot(p, v)} ab.`,
    'swap-workers': (p, v) =>
      `${v.seat(p.seat)} lässt zwei Arbeiter die Plätze tauschen: ${place({ column: p.columnA, row: p.rowA })} und ${place({ column: p.columnB, row: p.rowB })}.`,
    'swap-cards': (p, v) =>
      `${v.seat(p.seat)} tauscht in Spalte ${p.columnA} die Karten der Reihen ${p.rowA} und ${p.rowB}.`,
    closing: (p) => `Spalte ${p.column} ist fällig: Sie wird am Ende des Zugs abgeräumt.`,
    'column-cleared': (p) => `Spalte ${p.column} wird abgeräumt; ihre Arbeiter kehren heim.`,
    'column-filled': (p) => `Spalte ${p.column} wird aus Stapel ${round(p.deck)} aufgefüllt.`,
    pass: (p, v) => `${v.seat(p.seat)} kann weder einsetzen noch aktivieren und passt.`,
    stalemate: (p, v) =>
      p.columns === 1
        ? 'Niemand kann etwas tun: Spalte 1 wird abgeräumt.'
        : `Niemand kann etwas tun: Die Spalten ${v.list(Array.from({ length: p.columns }, (_, i) => `${i + 1}`))} werden abgeräumt.`,
    'play-foreman': (p, v) => `${v.seat(p.seat)} spielt ${card(p.card, v)}.`,
    'town-planner': (p, v) => `${v.seat(p.seat)} erhält ${points(p.points)} für Spalten mit erschöpften Arbeitern.`,
    turncoat: (p, v) =>
      `${v.seat(p.seat)} verschiebt einen ${p.player === p.seat ? 'eigenen Würfel' : `Würfel von ${v.seat(p.player)}`}: ${from(p.out)} ${onto(p.into)}.`,
    ahead: (p, v) =>
      p.until === 'ask'
        ? `${v.seat(p.seat)} will in jedem Zwischenspiel gefragt werden.`
        : p.until === 'turn'
          ? `${v.seat(p.seat)} verzichtet bis zum nächsten eigenen Zug auf alle Zwischenspiele.`
          : `${v.seat(p.seat)} verzichtet bis zum Ende der Runde auf alle Zwischenspiele.`,
    'round-end': (p) =>
      p.round < 3
        ? `Stapel ${round(p.round)} füllt keine Spalte mehr: Runde ${round(p.round)} geht zu Ende.`
        : `Der letzte Zug ist gespielt: Runde ${round(p.round)} geht zu Ende.`,
    score: (p, v) => {
      const scored = p.points.flatMap((n, seat) => (n > 0 ? [`${v.seat(seat)} ${points(n)}`] : []))
      return `${board(p.board, v)}: ${scored.length === 0 ? 'Niemand erhält Punkte' : scored.join(', ')}.`
    },
    'cube-back': (p, v) =>
      `${board(p.board, v)}: ${seats(p.leaders, v)} ${v.plural(p.leaders.length, 'nimmt', 'nehmen je')} ${cubes(1)} zurück.`,
    'new-round': (p) => `Runde ${round(p.round)} beginnt.`,
    'end-phase': (p, v) =>
      `Im Zug von ${v.seat(p.seat)} bleibt eine Spalte leer: Die Schlussphase beginnt, noch ${turns(p.left)}.`,
    final: (p, v) =>
      `${v.seat(p.seat)}: Tore ${p.gates}, Holz ${p.wood}, Gold ${p.gold}; insgesamt ${points(p.total)}.`,
    'game-over': (p, v) =>
      p.winners.length === 1
        ? `${seats(p.winners, v)} gewinnt: Jerusalem ist wieder aufgebaut.`
        : `${seats(p.winners, v)} teilen sich den Sieg.`,
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cardNames,
  cards,
  board: sayings,
  things,
  variants: {
    foremen: { name: 'Vorarbeiter', values: { off: 'ohne', on: 'mit Versteigerungen in jeder Runde' } },
    scoreTables: {
      name: 'Punkte für Einfluss',
      values: { flat: 'in jeder Runde gleich', rising: 'von Runde zu Runde 1 mehr je Platz' },
    },
    tieBreakStock: {
      name: 'Holz und Gold bei Gleichstand',
      values: { 'before-sale': 'vor dem Verkauf am Ende', 'after-sale': 'nach dem Verkauf am Ende' },
    },
    openScreens: { name: 'Sichtschirme', values: { off: 'Waren und Punkte verdeckt', on: 'alles offen' } },
    firstPlayer: {
      name: 'Startspieler',
      values: {
        random: 'ausgelost',
        'seat-0': 'erster Platz',
        'seat-1': 'zweiter Platz',
        'seat-2': 'dritter Platz',
        'seat-3': 'vierter Platz',
      },
    },
  },
  points: {
    wall: 'Mauer',
    temple: 'Tempel',
    garrison: 'Garnison',
    gates: 'Tore',
    works: 'Glanzleistungen',
    foremen: 'Vorarbeiter',
    wood: 'Holz',
    gold: 'Gold',
  },
  parts,
}
