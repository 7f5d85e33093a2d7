import { describe, expect, it } from 'vitest'
import { tongueOf, WHOLE } from '#tongues'
import { openMatch } from '../../../match/match.ts'
import { lettersOf, placesOf, TONES, tonesOf } from './seats.ts'
import { findTitle, isPlayable, shelf, textsOf } from './shelf.ts'

describe('the tones of seats', () => {
  it('follow the names games give their colours, and are all different', () => {
    expect(tonesOf(['blue', 'red', 'yellow', 'plum', 'green'])).toEqual([0, 1, 3, 4, 2])
    expect(new Set(tonesOf(['black', 'white', 'plum', 'orange', 'yellow'])).size).toBe(5)
  })
})

describe.each(shelf.map((box) => box.id).filter(isPlayable))('the seats of %s', (game) => {
  it('are called by the colours they are drawn in, with the letter of that name', async () => {
    const title = await findTitle(game)
    const opened = title && openMatch(title, { seats: title.game.players[1], seed: game })
    if (!opened || !('match' in opened)) throw new Error(game)
    const { state, seats } = opened.match
    const colours = Array.from({ length: seats }, (_, seat) => opened.match.title.seatName(state, seat))
    for (const colour of colours) expect(Object.keys(TONES)).toContain(colour)
    for (const lang of WHOLE) {
      const texts = await textsOf(game, lang)
      const { letters, tones } = placesOf(colours, { texts, lang })
      const firsts = colours.map((colour) => texts.names[colour]?.[0])
      // Where two colours begin alike, as Grün and Gelb do, each has the letter of its tone.
      const wanted = firsts.map((first, seat) =>
        firsts.filter((other) => other === first).length > 1 ? tongueOf(lang).letters[tones[seat] ?? -1] : first,
      )
      expect(letters).toEqual(wanted)
      expect(new Set(letters).size).toBe(letters.length)
    }
  })
})

describe('the letters of seats', () => {
  it('are the first ones of their names', () => {
    expect(lettersOf(['Bleu', 'Rouge', 'Jaune', 'Prune', 'Vert'], [0, 1, 3, 4, 2], 'fr')).toEqual([...'BRJPV'])
  })
  it('are those of their tones where the first is taken', () => {
    expect(lettersOf(['Blue', 'Red', 'Yellow', 'Black', 'Green'], [0, 1, 3, 4, 2], 'en')).toEqual([...'BRYPG'])
  })
  it('do not depend on who sits first', () => {
    expect(lettersOf(['Gelb', 'Rot', 'Grün', 'Blau'], [3, 1, 2, 0], 'de')).toEqual([...'ERGB'])
    expect(lettersOf(['Grün', 'Gelb'], [2, 3], 'de')).toEqual([...'GE'])
  })
  it('are different whatever the names', () => {
    const letters = lettersOf(['Blue', 'Black', 'Blond', 'Blue', 'B'], [0, 0, 0, 0, 0], 'en')
    expect(new Set(letters).size).toBe(5)
  })
})
