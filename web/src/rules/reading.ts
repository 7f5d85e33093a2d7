// Where a book is read: on its own page, or beside a table. Its texts ask this for cards, clauses and ways to go.
import { getContext, setContext } from 'svelte'
import type { Face } from '../../../look/scene.ts'
import type { Library } from './library.ts'

export interface Reading {
  readonly library: Library
  /** The address of a place, where reading it is a page of its own. */
  href(place: string): string
  /** Goes to a place without leaving where one reads; false where the address does it. */
  go(place: string): boolean
  /** Shows a card large. */
  read(face: Face): void
}

const KEY = Symbol('reading')

/** What a page hands in; its library may still be on its way. */
type Handed = Omit<Reading, 'library'> & { readonly library: Library | null | undefined }

/** Nothing of a library is drawn before there is one. */
export const provideReading = (handed: () => Handed): void => {
  setContext(KEY, (): Reading => {
    const { library, ...ways } = handed()
    if (!library) throw new Error('a book is read before its library is here')
    return { library, ...ways }
  })
}
export const useReading = (): (() => Reading) => getContext(KEY)
