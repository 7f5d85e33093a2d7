// What is counted in Nehemiah, and where its cubes lie, in the cases German needs.
import { at } from '../../../../kernel/lists.ts'
import { type Case, counted, noun, at as placed } from '../../../../papers/grammar/de.ts'

const karte = noun('f', 'Karte', 'Karten')
const arbeiter = noun('m', 'Arbeiter', 'Arbeiter')
const wuerfel = noun('m', 'Würfel', 'Würfel')
const tor = noun('n', 'Tor', 'Tore')
const spalte = noun('f', 'Spalte', 'Spalten')
const zug = noun('m', 'Zug', 'Züge')
const paar = noun('n', 'Paar', 'Paare')

export const wood = (n: number): string => `${n} Holz`
export const gold = (n: number): string => `${n} Gold`
export const points = (n: number): string => `${n} SP`
export const workers = (n: number): string => counted(n, arbeiter)
export const cubes = (n: number): string => counted(n, wuerfel)
export const cards = (n: number): string => counted(n, karte)
export const gates = (n: number): string => counted(n, tor)
export const columns = (n: number): string => counted(n, spalte)
export const turns = (n: number): string => counted(n, zug)
export const pairs = (n: number): string => counted(n, paar)

/** The boards in the order of the game, and what lies there: auf der Mauer, im Tempel, in der Garnison. */
const BOARDS = [
  { name: noun('f', 'Mauer', 'Mauern'), lies: 'auf', leaves: 'von' },
  { name: noun('m', 'Tempel', 'Tempel'), lies: 'in', leaves: 'aus' },
  { name: noun('f', 'Garnison', 'Garnisonen'), lies: 'in', leaves: 'aus' },
] as const
const there = (board: number, kase: Case) => {
  const { name, lies } = at(BOARDS, board)
  return placed(lies, name, kase)
}

/** „auf der Mauer“, „im Tempel“. */
export const on = (board: number): string => there(board, 'dat')
/** „auf die Mauer“, „in den Tempel“. */
export const onto = (board: number): string => there(board, 'acc')
/** „von der Mauer“, „aus dem Tempel“. */
export const from = (board: number): string => {
  const { name, leaves } = at(BOARDS, board)
  return placed(leaves, name, 'dat')
}
