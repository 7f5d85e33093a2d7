// What `chantier doctor` looks at.
import type { CliTexts } from './texts.ts'

type What = keyof CliTexts['doctor']['checks']

/** One thing looked at: what was found, or null; and whether Chantier needs it now. */
export interface Check {
  readonly what: What
  readonly found: string | null
  readonly needed: boolean
  /** What to do, where that depends on what is wrong. */
  readonly todo?: string
}
