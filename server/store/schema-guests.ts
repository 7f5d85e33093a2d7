// The sixth schema: a line of chat says whether anybody kept the name it was said under. Lines of before were said by people
// of whom that is not known: they stay without a mark.

export const guests: readonly string[] = ['alter table chat add column guest integer not null default 0']
