// What can be read of an error that was caught, whatever was thrown.

/** The code of a system's, database's or library's error; empty where it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code ?? '') : ''

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
