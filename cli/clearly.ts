// What results without the luck of the cards say, below the plain ones.
import type { Rung } from '../bots/arena/ladder.ts'
import type { Interval, Spared } from '../bots/arena/statistics.ts'
import type { ClearTally, Cost } from '../bots/arena/withoutLuck.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'

/** From one figure to the other; without bounds where nothing is known. */
export const rangeText = ({ low, high }: Interval, figure: (x: number) => string): string =>
  Number.isFinite(low) || Number.isFinite(high) ? `${figure(low)}–${figure(high)}` : ''

/** Elo points, which have no bound where a level never lost or never won. */
export const pointsText = (elo: number, desk: Desk): string =>
  Number.isFinite(elo) ? desk.number(elo, 0) : elo < 0 ? '−∞' : '∞'

function sureText(asGames: Spared | null | undefined, desk: Desk): string {
  if (asGames === null || asGames === undefined) return ''
  const whole = (x: number) => desk.number(x, 0)
  return `${whole(asGames.times)} (${rangeText(asGames, whole)})`
}

/** A table under its title, and what it means. */
function tellTable(head: readonly string[], rows: readonly string[][], desk: Desk): void {
  const t = desk.t.luck
  desk.say(t.title)
  desk.lines(tableLines(head, rows, desk.width()))
  desk.say()
  desk.say(t.means)
}

/** Of so many games those with luck count here; the others were kept before somebody asked for it. */
function tellSides(cost: Cost, judged: number, all: number, desk: Desk): void {
  const t = desk.t.luck
  const whole = (x: number) => desk.number(x, 0)
  if (judged < all) desk.say(desk.paint('warning', t.kept(whole(all - judged), whole(all))))
  desk.say(t.cost(desk.number(cost.msPerGame, 1), whole(100 * cost.part)))
}

export function tellClear(clear: ClearTally, all: number, desk: Desk): void {
  const t = desk.t.luck
  const { games, standings, cost } = clear
  if (games === 0) {
    desk.say(desk.paint('warning', t.none))
    return
  }
  const percent = (share: number) => desk.number(100 * share, 1)
  const rows = standings.map(({ name, plain, plainInterval, share, interval, asGames }) => [
    name,
    percent(plain),
    rangeText(plainInterval, percent),
    percent(share),
    rangeText(interval, percent),
    sureText(asGames, desk),
  ])
  tellTable(t.head, rows, desk)
  const [first] = standings
  if (first !== undefined && (first.asGames?.low ?? 0) <= games) desk.say(t.unshown(desk.number(games, 0)))
  tellSides(cost, games, all, desk)
}

/** The same for the rungs of a ladder; `all` are the games that were played. */
export function tellClearRungs(rungs: readonly Rung[], cost: Cost, all: number, desk: Desk): void {
  const t = desk.t.luck
  const judged = rungs.reduce((sum, { step }) => sum + (step?.games ?? 0), 0)
  if (judged === 0) {
    desk.say(desk.paint('warning', t.none))
    return
  }
  const percent = (share: number) => desk.number(100 * share, 0)
  const points = (elo: number) => pointsText(elo, desk)
  const rows = rungs.map(({ name, elo, range, step }) => [
    name,
    points(elo),
    range.low === range.high ? '' : rangeText(range, points),
    ...(step === null
      ? ['', '', '']
      : [percent(step.share), rangeText(step.interval, percent), sureText(step.asGames, desk)]),
  ])
  tellTable(t.rungs, rows, desk)
  tellSides(cost, judged, all, desk)
}
