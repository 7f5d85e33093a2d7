import type { CoverWords } from '../../../../look/cover.ts'

export const cover: CoverWords = {
  title: 'Les Piliers de la Terre',
  short: 'Piliers',
  blurb: 'Pli après pli, élevez la cathédrale de Kingsbridge.',
}
