import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'A Castle for All Seasons',
  short: 'Castle',
  blurb: 'Send your people in secret and finish the castle.',
}
