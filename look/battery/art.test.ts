// Each law of a drawn scene can fail: art is spoilt on purpose, and the battery says how.
import { describe, expect, it } from 'vitest'
import { type Drawing, isTinted, pictureOf } from '../art.ts'
import { artFaults, isWhole } from './art.ts'

const good: Drawing = ({ night }) => `<rect width="120" height="104" fill="${night ? '#012' : 'url(#art-sky)'}"/>`
const shared: Drawing = () => '<linearGradient id="art-sky"><stop stop-color="#fff"/></linearGradient>'
const faults = (gate: Drawing) => artFaults({ scenes: { gate }, shared }, new Set(['gate']))
/** What is said of one drawing by itself; that it has a night is a law of its own. */
const said = (gate: Drawing) =>
  [...new Set(faults(gate).map((line) => line.replace(/ \(\{.*/, '')))].filter((line) => line.startsWith('gate:'))

describe('a drawn scene', () => {
  it('is good when whole, steady and self-contained', () => expect(faults(good)).toEqual([]))
  it('is the same each time', () => {
    let n = 0
    expect(said(() => `<path d="M0 ${n++}"/>`)).toEqual(['gate: is drawn otherwise each time'])
  })
  it('is whole markup', () => {
    expect(isWhole('<g><path d="M0 0"/></g>')).toBe(true)
    for (const svg of ['<g>', '<g></p>', '<path d="M0 0>', 'words', '<g/>&'])
      expect(said(() => svg)).toContain('gate: is not whole')
  })
  it('has no words, pictures or filters, and nothing from elsewhere', () => {
    for (const svg of ['<text x="1"/>', '<image href="#a"/>', '<g onclick="x"/>', '<path fill="url(http://x)"/>'])
      expect(said(() => svg).some((line) => line.startsWith('gate: has '))).toBe(true)
  })
  it('takes no colour of the page but those of its card, unless it has another in its place', () => {
    const fill = (colour: string) => said(() => `<path fill="${colour}"/>`)
    expect(fill('var(--t-ink)')).toEqual(['gate: has var(--t-ink)'])
    expect([fill('var(--t-ink,#fff)'), fill('var(--g1)')]).toEqual([[], []])
  })
  it('has ids of its own, and finds what it asks for', () => {
    expect(said(() => '<g id="gate-a"/><g id="gate-a"/>')).toEqual(['gate: has an id twice'])
    expect(said(() => '<g id="sky"/>')).toEqual(['gate: has the id sky, which does not begin with gate-'])
    expect(said(() => '<path fill="url(#art-sea)"/>')).toEqual(['gate: asks for art-sea, which is nowhere'])
  })
  it('has at most 300 shapes', () => expect(said(() => '<path/>'.repeat(301))).toEqual(['gate: has 301 shapes']))
})

it('a picture of a scene has all it needs; one that takes its card’s colours is known', () => {
  const art = { scenes: { gate: good }, shared }
  const picture = pictureOf(art, 'gate', { night: false }) ?? ''
  expect(isWhole(picture)).toBe(true)
  expect(picture).toContain('id="art-sky"')
  expect(picture).toContain(good({ night: false }))
  expect(pictureOf(art, 'wall', { night: false })).toBeNull()
  expect([isTinted(picture), isTinted('<path fill="var(--g1,#fff)"/>')]).toEqual([false, true])
})

it('scenes are those that faces name', () => {
  const art = { scenes: { gate: good }, shared }
  expect(artFaults(art, new Set())).toEqual(['gate is on no card'])
  expect(artFaults(art, new Set(['gate', 'wall']))).toEqual(['there is no scene wall'])
})

it('every scene has a night, and is like no other', () => {
  const still: Drawing = () => '<path/>'
  expect(artFaults({ scenes: { gate: still } }, new Set(['gate']))).toEqual(['gate is the same by night'])
  const twins = { gate: good, wall: good }
  expect(artFaults({ scenes: twins, shared }, new Set(['gate', 'wall']))).toEqual(['wall is drawn like gate'])
})
