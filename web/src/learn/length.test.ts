// How long a lesson takes is reckoned from its words: no sentence of the lobby or the lessons' pages names a length of its own.
import { expect, it } from 'vitest'
import { texts as lobbyDe } from '../texts/de/index.ts'
import { texts as lobbyEn } from '../texts/en/index.ts'
import { texts as lobbyFr } from '../texts/fr/index.ts'
import { texts as de } from './texts/de/index.ts'
import { texts as en } from './texts/en/index.ts'
import { texts as fr } from './texts/fr/index.ts'

const LENGTH = /(\d+|\bten|\bdix|\bzehn)\s+(min\b|minut)/i

it.each(Object.entries({ lobbyDe, lobbyEn, lobbyFr, de, en, fr }))('names no length in %s', (_, texts) => {
  const named = Object.entries(texts).filter(([key, text]) =>
    /learn|new-here/.test(key) || texts === de || texts === en || texts === fr ? LENGTH.test(text) : false,
  )
  expect(named).toEqual([])
})
