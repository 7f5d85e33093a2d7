import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Im Schutze der Burg',
  short: 'Burg',
  blurb: 'Schicke heimlich deine Leute aus und vollende die Burg.',
}
