// The eighth schema: what those say who watch a match is kept apart from the talk of those who play it, and an invitation may
// carry a few words. Lines of before were said in one talk, and stay there.

export const talk: readonly string[] = [
  'alter table chat add column watching integer not null default 0',
  "alter table invitation add column words text not null default ''",
]
