// Texts found by listing a folder: one subfolder a language, its index.ts exports `texts`. For server and terminal.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { textsByLang } from './fill.ts'
import type { Lang } from './texts.ts'

export async function listTexts<T extends object>(folder: string): Promise<(lang: Lang) => T> {
  const found: Record<Lang, Partial<T>> = {}
  for (const lang of readdirSync(folder).sort()) {
    const file = join(folder, lang, 'index.ts')
    if (existsSync(file)) found[lang] = ((await import(file)) as { texts: Partial<T> }).texts
  }
  return textsByLang(found, folder)
}
