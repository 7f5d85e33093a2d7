// Pages that are opened now and then: the first load has nothing of them.
const SELDOM: readonly string[] = ['moment', 'analysis', 'judged', 'puzzle', 'openings', 'lesson', 'first', 'rules']

export const isSeldom = (page: string): boolean => SELDOM.includes(page)
