// Pages that are opened now and then: the first load has nothing of them but their names.
export const SELDOM = ['moment', 'analysis', 'judged', 'puzzle', 'openings', 'lesson', 'first', 'rules'] as const

export type Seldom = (typeof SELDOM)[number]
