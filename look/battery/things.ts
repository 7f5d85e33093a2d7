// Whether what can be asked about is explained: the law that every piece explains itself.
import type { Thing } from '../../papers/speech.ts'
import type { Proofreader } from '../../title/sentence.ts'
import type { Piece } from '../scene.ts'
import type { Meaning } from '../things.ts'

/** Longer than this is not read at a table. */
const LONGEST = 160
const SENTENCES = 3

/** A piece that says nothing of what it is: it has a name or can be pointed at, and no explanation, no face, no words. */
export const mute = ({ id, label, ref, thing, look }: Piece): string[] => {
  const speaks = thing !== undefined || look.is === 'card' || (look.is === 'text' && ref === undefined)
  return (label ?? ref) === undefined || speaks ? [] : [`${id} does not say what it is`]
}

/** What is wrong with the explanations of things, each asked once; `known` are the clauses of the game's rules. */
export function unclear(
  things: readonly Thing[],
  meaningOf: (thing: Thing) => Meaning,
  known: ReadonlySet<string>,
  fault: Proofreader,
  asked: Set<string>,
): string[] {
  return things.flatMap((thing) => {
    const key = JSON.stringify(thing)
    if (asked.has(key)) return []
    asked.add(key)
    return faults(thing, meaningOf(thing), known, fault).map((what) => `${thing.is}: ${what}`)
  })
}

function faults(
  { is }: Thing,
  { name, text, clauses }: Meaning,
  known: ReadonlySet<string>,
  fault: Proofreader,
): string[] {
  if (text === is) return ['has no explanation']
  const sentences = text.split(/(?<=[.!?]\)?) +(?=[\p{Lu}\d«])/u)
  return [
    ...[name, text].flatMap((words) => fault(words) ?? []),
    ...(clauses.length === 0 ? ['names no clause'] : []),
    ...clauses.filter((clause) => !known.has(clause)).map((clause) => `there is no clause ${clause}`),
    ...(sentences.length > SENTENCES ? [`is told in ${sentences.length} sentences`] : []),
    ...sentences.filter((s) => s.length > LONGEST).map((s) => `has a sentence of ${s.length} signs: ${s}`),
  ]
}
