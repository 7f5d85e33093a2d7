// What holds for every style sheet: letters are never smaller than they may be (12 px on phones and 14 elsewhere, `--least` of
// house.css), and nothing moves for long.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SHEETS = '{web/src/**/*.{svelte,css},{games,templates}/*/look/**/*.css}'
/** The least letters of a tablet or a desk, in CSS pixels. */
const LEAST = 14

/** Sizes of letters in a style sheet that no `var(--least)` holds up. */
function tooSmall(style: string): string[] {
  const found: string[] = []
  for (const [rule] of style.matchAll(/(?<![\w-])font(-size)?:[^;{}]*/g)) {
    if (rule.includes('var(--least)')) continue
    // In the shorthand, what follows the stroke is the height of the line.
    const [size] = [...rule.replace(/\/\s*[\d.]+(px)?/, '').matchAll(/([\d.]+)px/g)]
    if (size !== undefined && Number(size[1]) < LEAST) found.push(rule)
  }
  return found
}

it('letters below 14 px go by the window', () => {
  expect(tooSmall('a { font-size: 13px } b { font: 700 12px/20px serif }')).toHaveLength(2)
  expect(tooSmall('a { font-size: max(13px, var(--least)) } b { font: 700 15px / 12px serif }')).toEqual([])
  const sheets = globSync(SHEETS, { cwd: ROOT })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((file) =>
    tooSmall(readFileSync(join(ROOT, file), 'utf8')).map((rule) => `${file}: ${rule}`),
  )
  expect(found).toEqual([])
})

/** Durations in a style sheet, in milliseconds. */
const durations = (style: string): number[] =>
  [...style.matchAll(/(?:animation|transition)(?:-duration)?:([^;{}]*)/g)].flatMap(([, rule = '']) =>
    [...rule.matchAll(/(?<![\w.-])([\d.]+)(ms|s)\b/g)].map(([, n, unit]) => Number(n) * (unit === 's' ? 1000 : 1)),
  )

it('nothing moves for longer than 400 ms', () => {
  expect(durations('a { transition: top 250ms ease, left 0.5s } b { animation: rise 1.2s }')).toEqual([250, 500, 1200])
  const sheets = globSync(SHEETS, { cwd: ROOT })
  const long = sheets.filter((file) => durations(readFileSync(join(ROOT, file), 'utf8')).some((ms) => ms > 400))
  expect(long).toEqual([])
})
