// The rooms of the house and their order. A room imports only what its row names; inside server/ and web/src/ folders look down.
import { isTest } from '../files.ts'
import type { Imports } from './imports.ts'

/** For each room, the rooms its code may import. */
export const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  papers: ['kernel'],
  title: ['kernel', 'papers'],
  look: ['kernel', 'papers', 'title'],
  match: ['kernel', 'papers', 'title'],
  lessons: ['kernel', 'papers', 'title', 'look', 'match'],
  games: ['kernel', 'papers', 'title', 'look'],
  templates: ['kernel', 'papers', 'title', 'look'],
  bots: ['kernel', 'papers', 'title'],
  pods: ['kernel'],
  analysis: ['kernel', 'papers', 'title', 'match', 'bots'],
  train: ['kernel', 'papers', 'title', 'games', 'bots'],
  wire: ['kernel', 'papers', 'title', 'match'],
  server: ['kernel', 'papers', 'title', 'match', 'games', 'bots', 'pods', 'analysis', 'wire'],
  contract: ['kernel', 'papers', 'title', 'look', 'match', 'bots'],
  bench: ['kernel', 'papers', 'title', 'match', 'games', 'bots', 'wire', 'server'],
  cli: [
    'kernel',
    'papers',
    'title',
    'match',
    'lessons',
    'games',
    'bots',
    'analysis',
    'contract',
    'bench',
    'wire',
    'server',
  ],
  web: ['kernel', 'papers', 'title', 'look', 'match', 'lessons', 'bots', 'analysis', 'wire'],
  scripts: [
    'kernel',
    'papers',
    'title',
    'look',
    'match',
    'lessons',
    'games',
    'bots',
    'pods',
    'analysis',
    'contract',
    'bench',
    'server',
  ],
  test: [],
}
/** Tests may also use the battery, a match, opponents and the games themselves. */
const IN_TESTS = [
  'kernel',
  'papers',
  'title',
  'look',
  'match',
  'lessons',
  'bots',
  'train',
  'contract',
  'games',
  'wire',
  'server',
  'cli',
  'test',
]

/** The folders of a room from top to bottom. Folders of one row do not know each other, and nobody looks up. */
export interface Storeys {
  readonly room: string
  readonly rows: readonly (readonly string[])[]
}

export const STOREYS: readonly Storeys[] = [
  {
    room: 'server',
    // `.` is the room's own folder: what puts the parts together.
    rows: [
      ['.'],
      ['http', 'live'],
      ['desk'],
      ['clubs', 'openings'],
      ['tables', 'tables/drivers'],
      ['tables/runtime'],
      ['notices'],
      ['bots', 'people'],
      ['backup'],
      ['store'],
      ['base'],
      ['settings.ts', 'texts'],
    ],
  },
  {
    room: 'web/src',
    rows: [
      ['.'],
      ['lobby', 'rules'],
      ['clubs', 'owner'],
      ['online'],
      ['puzzles', 'explorer'],
      ['learn', 'analysis'],
      ['shell'],
      ['table'],
      ['lib'],
      ['texts', 'offline'],
    ],
  },
]

const roomOf = (file: string): string => file.split('/')[0] ?? ''

/** Every import that goes through a wall between rooms. */
export function brokenWalls(imports: Imports): string[] {
  const broken: string[] = []
  for (const [file, targets] of imports) {
    const from = roomOf(file)
    const may = [...(MAY[from] ?? []), ...(isTest(file) ? IN_TESTS : [])]
    for (const target of targets) {
      const to = roomOf(target)
      if (to !== from && !may.includes(to)) broken.push(`${file} may not import ${target}`)
      const game = gameOf(target)
      if (game !== null && game !== gameOf(file)) broken.push(`${file} knows the game "${game}": ${target}`)
    }
  }
  return broken
}

/** For each facet of a game, the other folders of that game its code may import; whoever loads one loads nothing else. */
const FACETS: Readonly<Record<string, readonly string[]>> = {
  sheet: ['rules', 'cards'],
  cards: ['rules', 'sheet'],
  rules: ['cards', 'sheet'],
  mind: ['rules', 'cards', 'sheet'],
  words: ['rules', 'cards', 'sheet'],
  terminal: ['rules', 'cards', 'sheet', 'words'],
  look: ['rules', 'cards', 'sheet', 'words', 'mind'],
  lessons: ['rules', 'cards', 'sheet', 'words'],
  rulebook: [],
}

/** Every import between two facets of a game that takes in more than playing, thinking or speaking needs. */
export function brokenFacets(imports: Imports): string[] {
  const broken: string[] = []
  for (const [file, targets] of imports) {
    const from = facetOf(file)
    const may = isTest(file) || from === null ? undefined : FACETS[from]
    if (may === undefined) continue
    for (const target of targets) {
      const to = facetOf(target)
      if (to !== null && to !== from && !may.includes(to)) broken.push(`${file} takes in the facet "${to}": ${target}`)
    }
  }
  return broken
}

const facetOf = (file: string): string | null => /^(?:games|templates)\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? null

/** The game whose folder a file lies in, or null. */
const gameOf = (file: string): string | null => /^games\/([^/]+)\//.exec(file)?.[1] ?? null

/** Every import inside a room that looks up, or aside. Tests may look anywhere. */
export function brokenStoreys({ room, rows }: Storeys, imports: Imports): string[] {
  const inside = [...imports].filter(([file]) => file.startsWith(`${room}/`) && !isTest(file))
  const named = rows.flat()
  const broken: string[] = []
  for (const [file, targets] of inside) {
    const from = folderIn(room, file, named)
    if (from === null) {
      broken.push(`${file} is in no storey of ${room}/`)
      continue
    }
    for (const target of targets) {
      const to = target.startsWith(`${room}/`) && !isTest(target) ? folderIn(room, target, named) : null
      if (to === null || to === from) continue
      if (rowOf(rows, to) <= rowOf(rows, from)) broken.push(`${file} looks up to ${target}`)
    }
  }
  return broken
}

const rowOf = (rows: Storeys['rows'], folder: string): number => rows.findIndex((row) => row.includes(folder))

/** The folder or file of the rows that a file belongs to: the one that says most about it. */
function folderIn(room: string, file: string, named: readonly string[]): string | null {
  const path = file.slice(room.length + 1)
  const fitting = named.filter((name) => path === name || path.startsWith(`${name}/`))
  if (fitting.length > 0) return fitting.reduce((a, b) => (b.length > a.length ? b : a))
  return !path.includes('/') && named.includes('.') ? '.' : null
}
