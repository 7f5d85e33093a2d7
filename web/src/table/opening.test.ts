import { describe, expect, it } from 'vitest'
import { opening } from './opening.ts'

describe('how a question opens', () => {
  it('says whose turn it is, once', () => {
    expect(opening('Your turn:', 'Send a worker.', 'en')).toBe('Your turn: send a worker.')
    expect(opening('À vous\u00a0:', 'Épaulez un ouvrier.', 'fr')).toBe('À vous\u00a0: épaulez un ouvrier.')
    expect(opening('Du bist am Zug:', 'Setze einen Arbeiter ein.', 'de')).toBe(
      'Du bist am Zug: Setze einen Arbeiter ein.',
    )
    expect(opening('Your turn:', 'Your turn: send a worker.', 'en')).toBe('Your turn: send a worker.')
  })
  it('has one colon at most', () => {
    expect(opening('Your turn:', 'Turncoat: move a cube.', 'en')).toBe('Your turn — Turncoat: move a cube.')
    expect(opening('À vous\u00a0:', 'Transfuge\u00a0: déplacez un cube.', 'fr')).toBe(
      'À vous — Transfuge\u00a0: déplacez un cube.',
    )
    expect(opening('Du bist am Zug:', 'Überläufer: Verschiebe einen Würfel.', 'de')).toBe(
      'Du bist am Zug – Überläufer: Verschiebe einen Würfel.',
    )
  })
})
