import { describe, expect, it } from 'vitest'
import type { ResultRow } from '../store/store.ts'
import { type Nearness, OPENLY, type Shows, seenResults, seesHere, seesPage } from './privacy.ts'

const shows = (page: Shows['page'], here: Shows['here'] = 'friends'): Shows => ({ page, here })
const NEAR: readonly Nearness[] = ['self', 'friend', 'stranger']

describe('what others see of somebody', () => {
  it('is the page, for everybody, friends or nobody; oneself always', () => {
    const who = (page: Shows['page']) => NEAR.filter((near) => seesPage(shows(page), near))
    expect([who('all'), who('friends'), who('nobody')]).toEqual([NEAR, ['self', 'friend'], ['self']])
  })

  it('is that they are here, for friends at most', () => {
    expect(NEAR.filter((near) => seesHere(OPENLY, near))).toEqual(['self', 'friend'])
    expect(NEAR.filter((near) => seesHere(shows('all', 'nobody'), near))).toEqual(['self'])
  })

  it('are the matches that the page may tell of, and those that the reader played as well', () => {
    const match = (table: string, open: boolean) => ({ table, open }) as ResultRow
    const all = [match('open', true), match('closed', false), match('ours', false)]
    const tables = (page: Shows['page'], near: Nearness, played: readonly string[] = []) =>
      seenResults(all, shows(page), near, new Set(played)).map(({ table }) => table)
    expect(tables('nobody', 'self')).toEqual(['open', 'closed', 'ours'])
    expect(tables('all', 'stranger')).toEqual(['open'])
    expect(tables('all', 'stranger', ['ours'])).toEqual(['open', 'ours'])
    expect(tables('friends', 'friend')).toEqual(['open', 'closed', 'ours'])
    expect(tables('friends', 'stranger', ['ours'])).toEqual(['ours'])
    expect(tables('nobody', 'friend', ['ours'])).toEqual(['ours'])
  })
})
