// The battery every look passes, in one line: looks(plan, look, import.meta.dirname).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../kernel/freeze.ts'
import { at as item, top } from '../../kernel/lists.ts'
import type { Ref, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import type { GameArt } from '../art.ts'
import type { GameLook } from '../scene.ts'
import { artFaults } from './art.ts'
import { facesIn } from './faces.ts'
import { type Position, positionsOf } from './positions.ts'
import { inFace, inScene } from './said.ts'
import { misplaced } from './scene.ts'
import { type Planned, proofread, trialOf, type Ways } from './trial.ts'

/** Positions of each table that are laid out. */
const POSITIONS = 200

/**
 * Tries a look in 200 positions of every table of the plan: each in two rooms and every language, once with nothing
 * chosen and once with a choice half made, so that over the positions every room meets every language.
 */
export function looks(plan: Planned, look: GameLook, folder: string, ways: Ways = {}): void {
  const { game, shapes, clauses, languagesFor, faults, beside } = trialOf(plan, look, folder, ways)

  describe(`${game.id}: the look`, () => {
    for (const table of plan.tables)
      it(`${table.seats} seats ${JSON.stringify(table.options ?? {})}`, async () => {
        const positions = positionsOf(game, table, POSITIONS, ways.shuns)
        const languages = await languagesFor(item(positions, 0).s)
        const found: string[] = []
        for (const [i, p] of positions.entries()) {
          const seen = deepFreeze(view(game, p.s, p.seat))
          const half = halfMade(p)
          languages.forEach((language, k) => {
            const shape = item(shapes, (2 * i + k + Math.floor((2 * i) / shapes.length)) % shapes.length)
            const { at, picked } = (i + k) % 2 === 0 ? { at: p, picked: [] } : half
            const wrong = [...faults(at, seen, shape, picked, language), ...beside(p, seen, language)]
            const where = `${i} ${p.step} ${shape.w}×${shape.h} ${language.voice.lang} ${picked.join(' ')}`
            found.push(...wrong.map((fault) => `${where}: ${fault}`))
          })
        }
        for (const { voice, missing } of languages)
          found.push(...[...missing].map((id) => `${voice.lang} has no saying ${id}`))
        expect(found.slice(0, 40)).toEqual([])
        expect(positions.length).toBeGreaterThanOrEqual(POSITIONS)
      })

    it('shows a spectator every table, and its end', async () => {
      for (const table of plan.tables) {
        const positions = positionsOf(game, table, 12, ways.shuns)
        const languages = await languagesFor(item(positions, 0).s)
        for (const [i, { s }] of positions.entries()) {
          const shape = item(shapes, i % shapes.length)
          const language = item(languages, i % languages.length)
          const scene = language.drawn.scene(deepFreeze(view(game, s, null)), null, shape, null)
          expect([...misplaced(scene, shape, ways.slack ?? 0), ...proofread(inScene(scene), language)]).toEqual([])
        }
      }
    })

    it('has a drawn scene for every face that names one, and once it has any, for every card', async () => {
      const { s } = top(positionsOf(game, item(plan.tables, 0), 2, ways.shuns))
      const cards = plan.tables.flatMap((table) => {
        const last = top(positionsOf(game, table, 2, ways.shuns))
        return Object.values(game.pools(last.s, game.box)).flat()
      })
      const [language] = await languagesFor(s)
      const faces = [s, null].flatMap((at) =>
        [...new Set([...cards, ...(ways.cards ?? [])])].flatMap((card) => language?.drawn.face(card, at) ?? []),
      )
      const [begun] = positionsOf(game, item(plan.tables, 0), 2, ways.shuns)
      const laid = begun === undefined ? [] : facesIn(language?.drawn.scene(begun.s, 0, item(shapes, 0), null))
      const named = new Set([...faces, ...laid].flatMap(({ scene }) => scene ?? []))
      const path = join(folder, 'art', 'index.ts')
      const art: GameArt = existsSync(path) ? (await import(/* @vite-ignore */ path)).art : { scenes: {} }
      if (existsSync(path)) expect(faces.filter(({ scene }) => scene === undefined)).toEqual([])
      expect(artFaults(art, named)).toEqual([])
    })

    it('has a face for every card, and a note for every line of the score sheet', async () => {
      for (const table of plan.tables) {
        const last = top(positionsOf(game, table, 2, ways.shuns))
        for (const language of await languagesFor(last.s)) {
          const { drawn } = language
          const cards = [...new Set(Object.values(game.pools(last.s, game.box)).flat())]
          const faces = cards.map((card) => drawn.face(card, last.s))
          const notes = game.breakdown(last.s, 0, game.box).map((line) => drawn.explain?.(last.s, 0, line) ?? undefined)
          expect(proofread([...faces.flatMap(inFace), ...notes], language)).toEqual([])
          expect(faces.filter(({ text }) => text.trim() === '').map(({ title }) => title)).toEqual([])
          expect(faces.flatMap((face) => face.clauses).filter((clause) => !clauses.has(clause))).toEqual([])
          expect([...language.missing]).toEqual([])
          expect(drawn.emblem?.(last.s) ?? '').not.toMatch(/NaN|undefined/)
        }
      }
    })
  })
}

/** The same position with the first thing of a choice chosen: what still fits it is left to choose. */
function halfMade(p: Position<State>): { at: Position<State>; picked: readonly Ref[] } {
  const first = p.options.find((c) => c.on !== undefined)?.on?.[0]
  if (first === undefined) return { at: p, picked: [] }
  return { at: { ...p, options: p.options.filter((c) => c.on?.[0] === first) }, picked: [first] }
}
