// The pages beside the first screen.
export const ELSEWHERE = [
  'tables',
  'learn',
  'over-time',
  'watch',
  'friends',
  'company',
  'me',
  'person',
  'ladder',
  'clubs',
  'club',
  'tournament',
  'deal',
  'owner',
] as const

export type Elsewhere = (typeof ELSEWHERE)[number]
