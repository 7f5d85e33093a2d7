// Who does something at a table, and how their seat shows them.
import type { Lang } from '../../papers/texts.ts'
import type { SeatDoc } from './runtime/document.ts'

export interface Who {
  readonly id: string
  readonly name: string
  readonly lang?: Lang
  /** Nobody keeps their name. */
  readonly guest?: boolean
  /** The network they come from, as limits count it; not where the house itself does something for them. */
  readonly network?: string
}

export const sitter = ({ id, name, guest = false }: Who): Pick<SeatDoc, 'person' | 'name'> & { guest: boolean } => ({
  ...{ person: id, name, guest },
})
