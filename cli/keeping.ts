// Where games are kept between two sittings: one file a game, and which was the last.
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf, writeWhole } from './files.ts'

/** The folder of this person's games. */
export function dataFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env.CHANTIER_DATA) return resolve(env.CHANTIER_DATA)
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'chantier')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'chantier')
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'chantier')
}

/** A file for a new game, or the one it is already kept in. */
export function keepingPlace(game: string, from: string | null): string {
  if (from !== null && dirname(from) === dataFolder()) return from
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return join(dataFolder(), `${game}-${now}-${randomBytes(2).toString('hex')}.chantier.json`)
}

/** The game somebody left unfinished, and where they sat; its file says who the others were. */
export interface LastGame {
  readonly file: string
  readonly me: number
  /** As version 0.1.0 wrote it, whose files say nothing of the others. */
  readonly opponent?: string
}

const lastPlace = () => join(dataFolder(), 'last.json')

export function rememberLast(last: LastGame): void {
  writeWhole(lastPlace(), `${JSON.stringify({ ...last, file: basename(last.file) })}\n`)
}

/** A finished game is no longer the one to go on with. */
export function forgetLast(file: string): void {
  if (lastGame()?.file === file) rmSync(lastPlace(), { force: true })
}

export function lastGame(): LastGame | null {
  try {
    const { file, me, opponent } = JSON.parse(readFileSync(lastPlace(), 'utf8')) as Record<string, unknown>
    if (typeof file !== 'string' || typeof me !== 'number' || !Number.isInteger(me)) return null
    const then = typeof opponent === 'string' ? { opponent } : {}
    return { file: join(dataFolder(), basename(file)), me, ...then }
  } catch {
    return null
  }
}

/** Why nothing can be kept here, or null. */
export function keepingTrouble(): string | null {
  const probe = join(dataFolder(), `.probe-${process.pid}`)
  try {
    writeWhole(probe, '')
    rmSync(probe)
    return null
  } catch (error) {
    return codeOf(error)
  }
}
