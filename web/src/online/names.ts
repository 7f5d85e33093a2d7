// Names in a sentence: those that nobody keeps are marked.
import { o } from './words.svelte.ts'

export const nameIn = ({ name, guest }: { readonly name: string; readonly guest?: boolean }): string =>
  guest === true && name !== '' ? o('name.as-guest', { name }) : name
