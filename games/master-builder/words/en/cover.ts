import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Master Builder',
  short: 'Master B.',
  blurb: 'Hire, bid, build, and end up the richest.',
}
