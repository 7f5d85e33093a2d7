import { expect, it } from 'vitest'
import { ago } from './ago.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const said = (before: number) => [ago(NOW - before, NOW, 'en'), ago(NOW - before, NOW, 'fr')]

it('says how long ago as one says it', () => {
  expect(said(4 * MINUTE)).toEqual(['4 minutes ago', 'il y a 4 minutes'])
  expect(said(2 * 60 * MINUTE)).toEqual(['2 hours ago', 'il y a 2 heures'])
  expect(said(25 * 60 * MINUTE)).toEqual(['yesterday', 'hier'])
  expect(said(8 * 24 * 60 * MINUTE)).toEqual(['last week', 'la semaine dernière'])
})

it('says nothing of less than a minute, nor of what a wrong clock puts in the future', () => {
  expect(said(59_000)).toEqual(['', ''])
  expect(said(-MINUTE)).toEqual(['', ''])
})
