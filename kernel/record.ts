// A record of a JSON text that may come from anybody: members by name, neither a list nor nothing.

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
