export function asksForTable(words: readonly string[]): boolean
