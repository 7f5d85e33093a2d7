// What a table answers to whoever asks: what they wanted, or why not.
import type { Refusal } from '../../kernel/words.ts'
import type { TableReply } from '../../wire/http.ts'

export type Answer<T = TableReply> = { readonly answer: T } | { readonly refusal: Refusal }
