import { expect, it } from 'vitest'
import { fillBlanks } from './blanks.ts'
import { formFor } from './plural.ts'
import { voiceOf } from './texts.ts'

const karta = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }

it('a noun has as many forms as its language', () => {
  expect([1, 2, 5, 22].map((n) => formFor('pl', n, karta))).toEqual(['karta', 'karty', 'kart', 'karty'])
  expect([0, 1, 2].map((n) => formFor('fr', n, { one: 'carte', other: 'cartes' }))).toEqual([
    'carte',
    'carte',
    'cartes',
  ])
})
it('sentences of a game and of the page choose among them', () => {
  const voice = voiceOf('pl', {}, String, String)
  expect([1, 3, 7].map((n) => voice.form(n, karta))).toEqual(['karta', 'karty', 'kart'])
  expect(voice.plural(2, 'karta', 'karty')).toBe('karty')
  const text = '{n} {n|one:karta|few:karty|many:kart|other:karty}'
  expect([1, 3, 7].map((n) => fillBlanks('pl', text, { n }))).toEqual(['1 karta', '3 karty', '7 kart'])
})
