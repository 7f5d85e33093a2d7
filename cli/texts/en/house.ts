const plural = (n: number, one: string, other: string) => (n === 1 ? one : other)

/** What the commands of a house say. */
export const house = {
  saved: (path: string, rows: string) => `Saved: ${path} (${rows} rows)`,
  restored: (where: string, rows: string) => `Restored: ${where} (${rows} rows)`,
  needsTo: 'Where to? chantier backup --to FILE',
  failed: (why: string) => `This could not be done: ${why}`,
  backup: {
    nothing: 'There is nothing to save: no house was ever opened there.',
    occupied: 'Something is already kept there. Move it away first, or name another place.',
    'not-a-backup': 'This file is not a backup of Chantier.',
    future: 'This backup was made by a newer Chantier. Update Chantier to bring it back.',
    damaged: 'This backup is damaged or cut off. Nothing was changed.',
  },
  verify: {
    none: 'This match says nothing of its shuffle: only matches of online tables do.',
    open: 'This match is not over: its secret is not revealed yet.',
    noted: 'The commitment in the file is not the one that you noted: the file is of another table, or was changed.',
    commitment: 'The secret does not fit the commitment: it is not the one that was promised.',
    seed: 'The secret and the words of the players do not give the seed of this match.',
    result: 'The result in the file is not what the choices give.',
    promise: (commitment: string) => `The promise: ${commitment}`,
    words: (seat: string, words: string) => `${seat} added: ${words}`,
    noWords: (seat: string) => `${seat} added nothing`,
    fits: 'The secret fits the promise and, with these words, gives the seed.',
    fair: (entries: number) =>
      `All of it fits: ${entries} ${plural(entries, 'entry follows', 'entries follow')} from this shuffle.`,
    asNoted: 'It is the promise that you noted: the secret was fixed when you noted it.',
    notNoted:
      'Whether the promise was made before the match, a file cannot tell: compare it with the seal that you noted then (--commitment SEAL).',
    alone: 'Nobody added words: the house alone chose the shuffle.',
  },
  doctor: {
    answers: (address: string) => `a house answers at ${address}`,
    free: (port: number) => `${port} is free`,
    fine: 'in order',
    off: 'none configured',
  },
}
