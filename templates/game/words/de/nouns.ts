// The nouns of Trestle Works that are counted or declined in German.
import { type Case, counted, noun } from '../../../../papers/grammar/de.ts'

const STONE = noun('m', 'Stein', 'Steine')
const POINT = noun('m', 'Punkt', 'Punkte')

export const stones = (n: number, kase: Case = 'acc') => counted(n, STONE, kase)
export const points = (n: number, kase: Case = 'acc') => counted(n, POINT, kase)
