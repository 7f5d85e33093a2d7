import type { en } from './en.ts'

/** Every sentence of the page; a missing one does not compile. */
export type Words = Readonly<Record<keyof typeof en, string>>
