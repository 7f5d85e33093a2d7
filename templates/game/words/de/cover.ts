import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Trestle Works',
  short: 'Trestle W.',
  blurb: 'Stein brechen, Mauern bauen, erraten, was die anderen tun.',
}
