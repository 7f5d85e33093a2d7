import type { texts } from './en/index.ts'

/** Every sentence of the page; a missing one does not compile. */
export type Words = Readonly<Record<keyof typeof texts, string>>
