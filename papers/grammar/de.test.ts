import { describe, expect, it } from 'vitest'
import { a, adjective, at, counted, noun, owned, pointed, the, whose, word } from './de.ts'

const karte = noun('f', 'Karte', 'Karten')
const haus = noun('n', 'Haus', 'Häuser')
const geselle = noun('m', 'Geselle', 'Gesellen', { weak: 'Gesellen' })
const stein = noun('m', 'Stein', 'Steine')
const CASES = ['nom', 'acc', 'dat', 'gen'] as const

describe('German', () => {
  it('declines nouns and their article', () => {
    expect(CASES.map((k) => the(stein, k))).toEqual(['der Stein', 'den Stein', 'dem Stein', 'des Steins'])
    expect(CASES.map((k) => the(geselle, k))).toEqual(['der Geselle', 'den Gesellen', 'dem Gesellen', 'des Gesellen'])
    expect(CASES.map((k) => the(haus, k, 2))).toEqual(['die Häuser', 'die Häuser', 'den Häusern', 'der Häuser'])
    expect(the(haus, 'gen')).toBe('des Hauses')
    expect(word(karte, 3, 'dat')).toBe('Karten')
  })
  it('declines what stands before a noun', () => {
    expect([a(stein, 'acc'), a(karte, 'dat'), a(haus)]).toEqual(['einen Stein', 'einer Karte', 'ein Haus'])
    expect([owned('kein', stein, 'acc'), owned('dein', karte, 'dat', 2)]).toEqual(['keinen Stein', 'deinen Karten'])
    expect([pointed('dies', haus), pointed('jed', geselle, 'acc')]).toEqual(['dieses Haus', 'jeden Gesellen'])
    expect(adjective('neu', karte, 'dat', 'a')).toBe('neuen')
    expect([adjective('neu', haus, 'nom', 'a'), adjective('neu', stein, 'nom', 'bare')]).toEqual(['neues', 'neuer'])
  })
  it('counts, melts prepositions and makes genitives of names', () => {
    expect([counted(1, haus, 'dat'), counted(2, haus, 'dat')]).toEqual(['1 Haus', '2 Häusern'])
    expect([at('in', haus, 'dat'), at('zu', karte, 'dat'), at('auf', stein, 'acc'), at('in', haus, 'acc', 2)]).toEqual([
      'im Haus',
      'zur Karte',
      'auf den Stein',
      'in die Häuser',
    ])
    expect([whose('Ada'), whose('Hans'), whose('Moritz')]).toEqual(['Adas', 'Hans’', 'Moritz’'])
  })
})
