// Lays the made-up language as files into a copy of the house. Nothing else is told of it: the house finds it by listing.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { MADE_UP, madeUp, stretch } from './madeUp.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** What a copy of the house does without. */
const LEFT = new Set(['node_modules', '.git', 'dist', 'docs', 'bench', 'data', 'golden', 'kept'])

/** A copy of the house in a folder of its own, with the language among its files; the caller removes it. */
export function layHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'chantier-tongue-'))
  cpSync(ROOT, house, {
    recursive: true,
    filter: (path) => !LEFT.has(basename(path)) && !path.endsWith('.jsonl') && !path.endsWith('.test.ts'),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  layTongue(house)
  return house
}

/** The files of the language, one for each that English has. */
function layTongue(house: string): void {
  const source = join(house, 'test', 'tongue', 'madeUp.ts')
  for (const file of globSync('{{games,templates}/*/words,{web/src,web/src/*,server,cli}/texts}/en/**/*.*', {
    cwd: house,
  })) {
    const from = join(house, file)
    const to = join(house, file.replace(`${sep}en${sep}`, `${sep}${MADE_UP}${sep}`))
    mkdirSync(dirname(to), { recursive: true })
    const text = readFileSync(from, 'utf8')
    if (!file.endsWith('.ts')) writeFileSync(to, stretch(text))
    else writeFileSync(to, moduleOf(text, importOf(to, from), importOf(to, source), cardNames(house, file)))
  }
  const tongue = join(house, 'papers', 'tongues', `${MADE_UP}.ts`)
  const own = 'letters: en.letters, typeset: en.typeset'
  writeFileSync(
    tongue,
    `import { madeUp } from '${importOf(tongue, source)}'
import { tongue as en } from './en.ts'
export const tongue = { ...madeUp(en), ${own} }\n`,
  )
  for (const file of globSync('{games,templates}/*/RULES.md', { cwd: house }))
    writeFileSync(join(house, dirname(file), `RULES.${MADE_UP}.md`), stretch(readFileSync(join(house, file), 'utf8')))
  for (const file of globSync('games/*/rulebook/en/*.md', { cwd: house })) {
    const to = join(house, file.replace(`${sep}en${sep}`, `${sep}${MADE_UP}${sep}`))
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, stretch(readFileSync(join(house, file), 'utf8')))
  }
  for (const file of globSync('{games,templates}/*/lessons/en.json', { cwd: house }))
    writeFileSync(
      join(house, dirname(file), `${MADE_UP}.json`),
      JSON.stringify(madeUp(JSON.parse(readFileSync(join(house, file), 'utf8')))),
    )
  for (const folder of ['web/src/rules/lookup', 'papers/slips'])
    writeFileSync(join(house, folder, `${MADE_UP}.ts`), "export * from './en.ts'\n")
}

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to).replaceAll(sep, '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** A module that says in the made-up language what an English one says. */
function moduleOf(english: string, en: string, madeUp: string, cards: Readonly<Record<string, string>> | null): string {
  const names = [...english.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? [])
  const lines = names.map((name) =>
    name === 'texts' && cards !== null
      ? `export const texts = { ...madeUp(en.texts), cardNames: madeUp({ ...${JSON.stringify(cards)}, ...en.texts.cardNames }) }`
      : `export const ${name} = madeUp(en.${name})`,
  )
  return [`import { madeUp } from '${madeUp}'`, `import * as en from '${en}'`, ...lines, ''].join('\n')
}

/** The English names of a game's card sheet, which a language without a column in it gives in its own texts. */
function cardNames(house: string, file: string): Record<string, string> | null {
  const game = /^((?:games|templates)\/[^/]+)\/words\/en\/index\.ts$/.exec(file.replaceAll(sep, '/'))?.[1]
  if (game === undefined) return null
  const sheet: { tables: Record<string, { id: string; names?: { en: string } }[]> } = JSON.parse(
    readFileSync(join(house, game, 'sheet', 'sheet.json'), 'utf8'),
  )
  const rows = Object.values(sheet.tables).flat()
  return Object.fromEntries(rows.flatMap(({ id, names }) => (names === undefined ? [] : [[id, names.en]])))
}
