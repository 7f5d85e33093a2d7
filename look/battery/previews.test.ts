import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../../contract/toys/lots.ts'
import { tryPreviews } from './previews.ts'

const { game } = lotsPlan.title
const table = { seats: 2 }
const look = { holdings: () => [] }

describe('the battery of previews', () => {
  it('counts what was foretold and came true', () => {
    const proof = { foretell: () => ({ says: [{ say: 'so', with: {} }], clause: '' }), proves: () => true }
    const tried = tryPreviews(game, look, proof, table, 50, 'so')
    expect(tried.wrong).toEqual([])
    expect(tried.choices).toBeGreaterThanOrEqual(50)
    expect([tried.statements, tried.said.get('so')]).toEqual([tried.choices, tried.choices])
  })
  it('finds a statement that is not so, and a sum that is not', () => {
    const proof = {
      foretell: () => ({
        says: [{ say: 'never', with: { n: 3 } }],
        sum: [{ label: { say: 'term', with: {} }, n: 2 }],
        clause: '',
      }),
      proves: () => false,
      adds: (sum: number) => sum === 3,
    }
    const { wrong } = tryPreviews(game, look, proof, table, 1, 'never')
    expect(wrong.join('\n')).toMatch(/never {"n":3} is not so[\s\S]*a sum of 2 is not so/)
  })
})
