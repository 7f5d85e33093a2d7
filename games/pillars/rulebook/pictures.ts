import type { Picture } from '../../../look/picture.ts'

const room = { w: 1100, h: 760, form: 'wide' } as const

export const pictures: readonly Picture[] = [
  {
    id: 'trick',
    match: 'book',
    after: 23,
    eyes: 0,
    room,
    shows: ['area:trick', 'area:rose'],
    marks: ['card.19', 'card.14', 'pointer.seat'],
  },
  { id: 'hand', match: 'book', after: 23, eyes: 0, room, shows: ['area:hand'], marks: ['card.9', 'card.26'] },
  {
    id: 'king',
    match: 'book',
    after: 23,
    eyes: 0,
    room,
    shows: ['king.title', 'card.17', 'card.20', 'card.12', 'card.34', 'king.stands'],
  },
  {
    id: 'scoring',
    match: 'book',
    after: 36,
    eyes: 0,
    room,
    shows: ['area:sum', 'area:workers', 'area:stock', 'area:rest'],
    marks: ['won.0.4', 'stock.0.1', 'card.30', 'sum'],
  },
  { id: 'advantages', match: 'book', after: 36, eyes: 0, room, shows: ['area:advantages'] },
]
