// Reading and writing files, with a sentence for whatever stands in the way.

import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { typeset } from '#tongues'
import { trySheet } from '../bots/trial.ts'
import { findTitle } from '../games/shelf.ts'
import { readMatch } from '../match/file.ts'
import type { Match } from '../match/match.ts'
import { sayProblem } from '../match/problems.ts'
import { expected, type SheetProblem } from '../papers/problems.ts'
import { type Sheet, sheetProblems } from '../papers/sheet.ts'
import { voiceOf } from '../papers/texts.ts'
import { makeFolder } from '../server/base/folder.ts'
import type { Title } from '../title/title.ts'
import { sheetReader } from '../title/unfit.ts'
import type { Desk } from './desk.ts'
import { failed } from './stop.ts'
import { wordsOf } from './words.ts'

export const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error)

/** A path as a person types it. */
export const pathOf = (typed: string): string =>
  resolve(typed === '~' || typed.startsWith('~/') ? homedir() + typed.slice(1) : typed)

export function readText(path: string, desk: Desk): string {
  const { file } = desk.t
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return failed(file.missing(path))
    if (code === 'EISDIR') return failed(file.folder(path))
    if (code === 'EACCES' || code === 'EPERM') return failed(file.forbidden(path))
    return failed(file.unreadable(path, code))
  }
}

/** All or nothing: whoever reads the file finds the old text or the new one, never a part. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.part`
  try {
    makeFolder(dirname(path))
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

/** Saves a match where a person said; only a match may be written over. */
export function saveMatch(path: string, text: string, desk: Desk): void {
  const { file } = desk.t
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory()) failed(file.folder(path))
  if (there !== undefined && !readText(path, desk).startsWith('{\n  "chantier"')) failed(file.taken(path))
  try {
    writeWhole(path, text)
  } catch (error) {
    failed(file.unwritable(path, codeOf(error)))
  }
}

/** The match of a file, replayed and checked; or where it is wrong. */
export async function openFile(path: string, desk: Desk): Promise<Match> {
  const text = readText(path, desk)
  const opened = await readMatch(text, findTitle).catch(() => failed(desk.t.file.broken(path)))
  if ('match' in opened) return opened.match
  const voice = voiceOf(desk.lang, {}, String, String)
  return failed(desk.t.file.of(path, typeset(desk.lang, sayProblem(opened.problem, desk.lang, voice))))
}

/** A corrected card sheet, checked; or every place where it is wrong. */
export async function readSheet(path: string, title: Title, desk: Desk): Promise<Sheet> {
  const { file } = desk.t
  const text = readText(path, desk)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    failed(file.notJson(path, lineOf(text, error)))
  }
  const problems = sheetProblems(title.game.id, title.form, data)
  if (problems.length > 0) await refuseSheet(path, title, problems, desk)
  return data as Sheet
}

async function refuseSheet(path: string, title: Title, problems: readonly SheetProblem[], desk: Desk): Promise<never> {
  const { file } = desk.t
  const reads = await sheetReader(await wordsOf(title.game.id), desk.lang)
  failed(
    file.sheet(path, problems.length),
    problems.map((problem) => file.place(problem.at, reads(problem))),
  )
}

/** A sheet that fits and was played with: one that leads to a match nobody can go on with is refused by that match. */
export async function triedSheet(path: string, title: Title, desk: Desk): Promise<Sheet> {
  const sheet = await readSheet(path, title, desk)
  const dead = trySheet(title, sheet)
  if (dead !== null) await refuseSheet(path, title, [expected('sheet', 'dead-match', dead)], desk)
  return sheet
}

/** The line where a text stops being JSON. */
function lineOf(text: string, error: unknown): number {
  const at = /position (\d+)/.exec(String(error))?.[1]
  return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length
}
