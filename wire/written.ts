// Writes a difference as the text that goes over the wire, without building it first. What several readers have in
// common is written once: at a table everybody sees the same but for the cards that lie face down.
import { type Difference, INTO, isObject, LENGTH } from './difference.ts'

/** How many members the last written difference names; WHOLE where it gives the whole new value. */
let members = 0
const WHOLE = -1

const whole = (after: unknown): string => {
  members = WHOLE
  return Number.isInteger(after) ? `[${after}]` : `[${JSON.stringify(after)}]`
}

/** Names are written as JSON writes them; there are few of them, and they come again and again. */
const spelt = new Map<string, string>()

function spell(key: string): string {
  let name = spelt.get(key)
  if (name === undefined) {
    name = JSON.stringify(key).slice(1, -1)
    if (spelt.size < 10_000) spelt.set(key, name)
  }
  return name
}

/**
 * The members that changed, without the braces around them and without the first quotation mark: so a name can be put
 * before them without taking them apart. Empty where nothing changed.
 */
function write(before: unknown, after: unknown): string {
  members = 0
  if (before === after) return ''
  if (!isObject(before) || !isObject(after)) return whole(after)
  if (Array.isArray(before) !== Array.isArray(after)) return whole(after)
  return Array.isArray(after) ? ofLists(before as unknown as unknown[], after) : ofRecords(before, after)
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): string {
  let text = ''
  let changed = 0
  const both = Math.min(before.length, after.length)
  for (let i = 0; i < after.length; i++) {
    const b = before[i]
    const a = after[i]
    if (i < both && a === b) continue
    const d = i < both ? write(b, a) : whole(a)
    if (d === '') continue
    text += changed === 0 ? named(`${i}`, d) : `,"${named(`${i}`, d)}`
    changed++
  }
  if (changed > 1 && changed * 2 > after.length && after.every((x) => !isObject(x))) return whole(after)
  members = changed
  if (before.length > after.length) {
    text += `${changed === 0 ? '' : ',"'}${LENGTH}":${after.length}`
    members++
  }
  return text
}

function ofRecords(before: Record<string, unknown>, after: Record<string, unknown>): string {
  let text = ''
  let changed = 0
  for (const key in after) {
    const b = before[key]
    const a = after[key]
    if (key.includes(INTO)) return JSON.stringify(before) === JSON.stringify(after) ? nothing() : whole(after)
    const known = b !== undefined || key in before
    if (known && a === b) continue
    const d = known ? write(b, a) : whole(a)
    if (d === '') continue
    text += changed === 0 ? named(spell(key), d) : `,"${named(spell(key), d)}`
    changed++
  }
  for (const key in before) {
    if (key in after) continue
    if (key.includes(INTO)) return whole(after)
    text += `${changed === 0 ? '' : ',"'}${spell(key)}":0`
    changed++
  }
  members = changed
  return text
}

const nothing = (): string => {
  members = 0
  return ''
}

/** A member with the difference just written; with its own single member it becomes one name. */
function named(name: string, d: string): string {
  if (members === WHOLE) return `${name}":${d}`
  return members === 1 ? `${name}${INTO}${d}` : `${name}":{"${d}}`
}

/** The text of the difference of two values that are the same. */
export const UNCHANGED = 'null'

/** The text of the difference that turns `before` into `after`, both plain data. */
export function written(before: unknown, after: unknown): string {
  const text = write(before, after)
  return text === '' ? UNCHANGED : members === WHOLE ? text : `{"${text}}`
}

/** The difference itself; null where nothing changed. */
export function difference(before: unknown, after: unknown): Difference | null {
  return JSON.parse(written(before, after))
}

type Members = Readonly<Record<string, unknown>>

/**
 * The members that changed as text without braces, so that what several readers share is written once and what each has
 * of its own is added to it. `apart` tells which members are written elsewhere.
 */
export function writtenMembers(before: object, after: object, apart: (member: string) => boolean): string {
  const was = before as Members
  const is = after as Members
  let text = ''
  for (const key in is) {
    const b = was[key]
    const a = is[key]
    if ((a === b && a !== undefined) || apart(key)) continue
    text = joined(text, member(key, key in was ? write(b, a) : whole(a)))
  }
  for (const key in was) if (!(key in is) && !apart(key)) text = joined(text, `"${spell(key)}":0`)
  return text
}

/** One member, like those of `writtenMembers`; empty where it has not changed. */
export const writtenMember = (key: string, before: unknown, after: unknown): string => member(key, write(before, after))

/** A member with the difference just written. */
function member(key: string, d: string): string {
  if (key.includes(INTO)) throw new Error(`a member that is named like a path: ${key}`)
  return d === '' ? '' : `"${named(spell(key), d)}`
}

/** Members written apart, one after the other. */
export const joined = (one: string, other: string): string =>
  one === '' || other === '' ? one + other : `${one},${other}`

/** Written members as one difference. */
export const closed = (text: string): string => (text === '' ? UNCHANGED : `{${text}}`)
