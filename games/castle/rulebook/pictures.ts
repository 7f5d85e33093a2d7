import type { Picture } from '../../../look/picture.ts'

const room = { w: 1100, h: 760, form: 'wide' } as const

export const pictures: readonly Picture[] = [
  { id: 'board', match: 'book', after: 59, eyes: 0, room, shows: [], marks: ['field.0', 'watch-tower', 'own.0.1'] },
  { id: 'hand', match: 'book', after: 24, eyes: 0, room, shows: ['area:cards'], marks: ['own-card.7', 'own-card.1'] },
  {
    id: 'carts',
    match: 'book',
    after: 59,
    eyes: 0,
    room,
    shows: ['area:fields'],
    marks: ['on-field.0', 'field.4'],
  },
  {
    id: 'payment',
    match: 'book',
    after: 24,
    eyes: 0,
    room,
    shows: ['own.0.0', 'own.0.1', 'own.0.2', 'own.0.3', 'own.0.4', 'own-title', 'purse.0'],
  },
  {
    id: 'spaces',
    match: 'book',
    after: 59,
    eyes: 0,
    room,
    shows: [
      'site.servants-house.0',
      'space.7',
      'space.9',
      'site.palace.0',
      'site.market.0',
      'site.keep.0',
      'doorstep.keep',
    ],
    marks: ['lodged.8', 'space.9', 'lodged.0'],
  },
]
