// What came of the changes: how many were noticed, file by file, and which were not.

/** The part of Stryker's report that is read here. */
export interface MutantReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}
export interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Place; readonly end: Place }
}
interface Place {
  readonly line: number
  readonly column: number
}

/** What is wanted of kernel, match and each game's rules. */
export const GOAL = 85

export interface Score {
  readonly file: string
  readonly noticed: number
  readonly survived: number
  /** No test runs this code at all. */
  readonly untouched: number
  /** Noticed, of 100. */
  readonly score: number
}

const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError', 'CompileError'])

function scoreOf(file: string, mutants: readonly Mutant[]): Score {
  const count = (is: (mutant: Mutant) => boolean) => mutants.filter(is).length
  const noticed = count(({ status }) => NOTICED.has(status))
  const survived = count(({ status }) => status === 'Survived')
  const untouched = count(({ status }) => status === 'NoCoverage')
  const all = noticed + survived + untouched
  return { file, noticed, survived, untouched, score: all === 0 ? 100 : (100 * noticed) / all }
}

export function scoresOf({ files }: MutantReport): { readonly rows: readonly Score[]; readonly all: Score } {
  const named = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    rows: named.map(([file, { mutants }]) => scoreOf(file, mutants)),
    all: scoreOf(
      'all',
      named.flatMap(([, { mutants }]) => mutants),
    ),
  }
}

export interface Survivor {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly was: string
  readonly became: string
}

/** One line of a text, cut out of the source. */
function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const part = lines.map((line, i) =>
    line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined),
  )
  return oneLine(part.join(' '))
}

const oneLine = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > 90 ? `${flat.slice(0, 89)}…` : flat
}

export function survivorsOf({ files }: MutantReport): readonly Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ mutatorName, replacement = '', location }) => ({
        file,
        line: location.start.line,
        what: mutatorName,
        was: cut(source, location),
        became: oneLine(replacement),
      })),
  )
}

export const survivorLine = ({ file, line, what, was, became }: Survivor): string =>
  `${file}:${line}  ${what}  ${was}  →  ${became}`

export function tableOf(rows: readonly Score[]): string {
  const room = Math.max(...rows.map(({ file }) => file.length))
  const head = `${''.padEnd(room)}  noticed  unnoticed  untouched  of 100`
  return [
    head,
    ...rows.map(
      ({ file, noticed, survived, untouched, score }) =>
        `${file.padEnd(room)}  ${String(noticed).padStart(7)}  ${String(survived).padStart(9)}  ${String(untouched).padStart(9)}  ${score.toFixed(1).padStart(6)}`,
    ),
  ].join('\n')
}
