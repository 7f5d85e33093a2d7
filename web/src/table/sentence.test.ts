import { describe, expect, it } from 'vitest'
import { type Say, type Situation, sentenceOf } from './sentence.ts'

const say: Say = (id, filled = {}) => [id, ...Object.values(filled)].join(' ')
const quiet: Situation = {
  asking: false,
  question: null,
  thinking: null,
  showing: false,
  over: false,
  awaited: ['Ana', 'Bo'],
}
const said = (more: Partial<Situation>) => sentenceOf({ ...quiet, ...more }, say, 'en')

describe('the sentence', () => {
  it('asks the reader, whatever else goes on, unless a hint is being thought about', () => {
    expect(said({ question: 'Take a card', thinking: 'Bo', over: true })).toBe('table.your-turn take a card')
    expect(said({ question: 'Take a card', asking: true })).toBe('table.asking')
  })

  it('says who thinks, but not before everything is shown', () => {
    expect(said({ thinking: 'Bo' })).toBe('table.thinking Bo')
    expect(said({ thinking: 'Bo', showing: true, over: true })).toBe('table.showing')
  })

  it('says that the match is over, or whom the table waits for', () => {
    expect(said({ over: true })).toBe('table.over')
    expect(said({})).toBe('table.waiting Ana, Bo')
    expect(sentenceOf(quiet, say, 'en', (who) => `${who}, since noon`)).toBe('Ana, Bo, since noon')
  })
})
