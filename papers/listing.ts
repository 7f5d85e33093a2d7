// Texts found by listing a folder: one subfolder a language, its index.ts exports `texts`. For server and terminal.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from './texts.ts'

export async function listTexts<T extends object>(folder: string): Promise<(lang: Lang) => T> {
  const found = new Map<Lang, T>()
  for (const lang of readdirSync(folder).sort()) {
    const file = join(folder, lang, 'index.ts')
    if (existsSync(file)) found.set(lang, ((await import(file)) as { texts: T }).texts)
  }
  const usual = found.get('en')
  if (usual === undefined) throw new Error(`${folder} has no English texts`)
  // What a language does not say yet is said in English.
  for (const [lang, texts] of found) found.set(lang, { ...usual, ...texts })
  return (lang) => found.get(lang) ?? usual
}
