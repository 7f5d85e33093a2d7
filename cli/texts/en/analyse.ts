import type { Mark } from '../../../analysis/marks.ts'
import type { Cause, Gist } from '../../../analysis/told.ts'

const results: Readonly<Record<Gist['result'], (who: string) => string>> = {
  won: (who) => `${who} won`,
  lost: (who) => `${who} lost`,
  shared: (who) => `${who} shared the win`,
}
const good: Readonly<Record<Cause, string>> = {
  gifts: 'mostly thanks to the others’ mistakes',
  cards: 'mostly thanks to the cards',
  own: 'mostly by playing well',
  small: 'mostly by better small choices than the others’',
  unseen: 'mostly thanks to how unseen cards lay',
  untold: 'mostly by what the judge cannot explain',
}
const bad: Readonly<Record<Cause, string>> = {
  gifts: 'mostly by what others gave each other',
  cards: 'mostly because of the cards',
  own: 'mostly by mistakes of their own',
  small: 'mostly by weaker small choices than the others’, none of them a mistake that holds',
  unseen: 'mostly because of how unseen cards lay',
  untold: 'mostly by what the judge cannot explain',
}
const marks: Readonly<Record<Mark, string>> = { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' }

/** What is said of a match that was judged. */
export const analyse = {
  progress: (done: number, of: number, left: string) => `${done} of ${of} moments, ${left} left`,
  running: (path: string) => `${path}: the match is not over. There is something to explain once it is.`,
  judged: (first: string, again: string, net: boolean, sign: string) =>
    `Judged by the master ${net ? 'with what it has learned' : 'by its own insight'}: ${first} thoughts a choice, up to ${again} for each side of what looked like a mistake.${sign && ` Judge ${sign}.`}`,
  known: 'The file holds this analysis already.',
  before: 'This is the whole analysis from before; it stays until the deeper one is whole.',
  stopped: (done: number, of: number) => `Stopped after ${done} of ${of} moments. The same command goes on from there.`,
  results,
  good,
  bad,
  gist: (result: string, cause: string) => `${result}, ${cause}.`,
  where: 'Where it came from, in points of 100',
  head: ['seat', 'start', 'cards', 'own play', 'others’ play', 'unseen or unexplained', 'end', 'without luck'],
  mistakes: (n: number) =>
    n === 0 ? 'No mistake that holds' : n === 1 ? 'One mistake that holds' : `${n} mistakes that hold`,
  marks,
  mistake: (seat: string, choice: string) => `${seat} · ${choice}`,
  cost: (mark: string, points: string, doubt: string) => `${mark}: gives away ${points} ± ${doubt} of 100`,
  better: (choice: string) => `better: ${choice}`,
  unknown: 'Could not be known: another choice was better only because of unseen cards',
  asItLay: (points: string, doubt: string, choice: string) => `as they lay ${points} ± ${doubt} better: ${choice}`,
  finest: 'Well found: everything else was clearly worse',
  ahead: (points: string, doubt: string, next: string) => `${points} ± ${doubt} ahead of: ${next}`,
  sure: 'No analysis is perfect. Play is mistakes that hold, and small choices: how far the chances moved with them, beyond what they always do for whoever has just chosen. Each of those is only roughly known.',
  kept: (path: string) => `Kept in ${path}.`,
  notKept: (sentence: string) => `It could not be kept: ${sentence}`,
}
