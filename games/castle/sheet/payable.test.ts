import { describe, expect, it } from 'vitest'
import { at } from '../../../kernel/lists.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { small } from '../../../kernel/small.ts'
import { reachOf } from '../rules/means.ts'
import { CASTLE_SPACES, MATERIALS, SILVER, SPACE_HOUSE, SPACE_LETTER, SPACES, TILES } from '../rules/pieces.ts'
import { box, pieces, stock, table } from '../test/scene.ts'
import { payableOf, reachWith } from './payable.ts'

const paidBy = (sand: number, wood: number, clay: number, stone: number, payable = box.payable) =>
  reachWith(payable, sand, wood, clay, stone).paid

describe('what pieces pay for', () => {
  it('CAS-11.2 is what some payment uses no more of than there is', () => {
    const rng = rngOf('payable')
    for (let k = 0; k < 400; k++) {
      const has = MATERIALS.map(() => below(rng, 12))
      const [sand = 0, wood = 0, clay = 0, stone = 0] = has
      const found = small.list(paidBy(sand, wood, clay, stone))
      const tried = TILES.flatMap((_, building) => {
        const list = at(box.recipes, building)
        for (let p = 0; p < list.length; p += 4) if (has.every((n, i) => at(list, p + i) <= n)) return [building]
        return []
      })
      expect(found).toEqual(tried)
    }
  })

  it('CAS-12.2 counts every bar as what it can become, and no more than lies on its cart', () => {
    const rng = rngOf('silver')
    for (let k = 0; k < 200; k++) {
      const s = table(2)
      pieces(s, 0, {
        sand: below(rng, 4),
        wood: below(rng, 3),
        clay: below(rng, 3),
        stone: below(rng, 3),
        silver: below(rng, 6),
      })
      stock(s, { sand: below(rng, 3), wood: below(rng, 4), clay: below(rng, 2), stone: below(rng, 4) })
      const own = at(s.own, 0)
      TILES.forEach((_, building) => {
        const list = at(box.recipes, building)
        let payable = false
        for (let p = 0; p < list.length; p += 4) {
          const lacking = MATERIALS.map((_, i) => Math.max(0, at(list, p + i) - at(own, i)))
          const bars = lacking.reduce((sum, n) => sum + n, 0)
          if (bars <= at(own, SILVER) && lacking.every((n, i) => n <= at(s.stock, i))) payable = true
        }
        expect(small.has(reachOf(s, 0, box).paid, building)).toBe(payable)
      })
    }
  })

  it('is nothing where there are no payments', () => {
    const none = TILES.map(() => [])
    expect(paidBy(5, 5, 5, 5, payableOf(none, none))).toBe(small.none)
  })
})

describe('the helper spaces', () => {
  it('are named after their building, with a letter where several are alike', () => {
    expect(SPACE_HOUSE).toHaveLength(SPACES.length)
    expect(SPACE_LETTER).toHaveLength(SPACES.length)
    CASTLE_SPACES.forEach((id, i) => {
      const letter = at(SPACE_LETTER, i)
      const house = at(SPACE_HOUSE, i)
      expect(letter === '' ? id.replace(/-\d+$/, '') : id).toBe(letter === '' ? house : `${house}-${letter}`)
    })
  })
})
