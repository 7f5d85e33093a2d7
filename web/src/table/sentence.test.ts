import { describe, expect, it } from 'vitest'
import { partsOf, type Say, type Situation, sentenceOf } from './sentence.ts'

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

describe('the names in a sentence', () => {
  const names = ['n', 'Ana', 'Anabel']
  it('are cut out, so that each has its seat beside it', () => {
    expect(partsOf('Waiting for Anabel, n.', [2, 0], names)).toEqual([
      { text: 'Waiting for ', seat: null },
      { text: 'Anabel', seat: 2 },
      { text: ', ', seat: null },
      { text: 'n', seat: 0 },
      { text: '.', seat: null },
    ])
  })
  it('are whole words', () => {
    expect(partsOf('Waiting for Anabel.', [1], names)).toEqual([{ text: 'Waiting for Anabel.', seat: null }])
  })
})
