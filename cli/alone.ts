// Measuring scripts, each in a process of its own and held to one core where the system can do that.
import { spawnSync } from 'node:child_process'
import { at } from '../kernel/lists.ts'
import { HOUSE } from './reference.ts'

/** What holds a process to one core. */
const HELD = ['taskset', '-c', '0'] as const

/** Whether the system can hold a process to one core. */
export const pinned = (): boolean =>
  process.platform === 'linux' && spawnSync(HELD[0], [...HELD.slice(1), process.execPath, '--version']).status === 0

/** Runs a script in a process of its own on one core; its last line as JSON, or why there is none. */
export function runAlone<T>(args: readonly string[]): T | string {
  const command = [...(pinned() ? HELD : []), process.execPath, ...args]
  const { status, stdout, stderr } = spawnSync(at(command, 0), command.slice(1), { cwd: HOUSE, encoding: 'utf8' })
  if (status !== 0) return firstError(stderr ?? '')
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T
  } catch {
    return firstError(stdout)
  }
}

/** The line of an error output that says what is wrong. */
const firstError = (text: string) =>
  text.split('\n').find((line) => /^\w*Error/.test(line)) ?? text.trim().split('\n').at(-1) ?? ''
