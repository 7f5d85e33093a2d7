// How far a match is judged, for whoever hears the page: that it begins, stops and is done; not every moment that comes in.

interface Far {
  readonly running: boolean
  readonly done: number
  readonly of: number
}
type Said =
  | { readonly key: 'begun' | 'all-judged'; readonly with: { readonly n: number } }
  | { readonly key: 'stopped'; readonly with: { readonly n: number; readonly of: number } }

/** Null before anything is judged. The same as long as the judge goes on. */
export function judgingSaid({ running, done, of }: Far): Said | null {
  if (running) return { key: 'begun', with: { n: of } }
  if (done === 0) return null
  return done === of ? { key: 'all-judged', with: { n: of } } : { key: 'stopped', with: { n: done, of } }
}
