import type { Picture } from '../../../look/picture.ts'

const room = { w: 1100, h: 760, form: 'wide' } as const

export const pictures: readonly Picture[] = [
  {
    id: 'workers',
    match: 'book',
    after: 24,
    eyes: 2,
    room,
    shows: ['area:crew'],
    marks: ['worker.36', 'worker.9'],
  },
  {
    id: 'piles',
    match: 'book',
    after: 24,
    eyes: 2,
    room,
    shows: ['area:ledger'],
    marks: ['event', 'pile.0', 'contract-pile', 'loan.0'],
  },
  {
    id: 'auction',
    match: 'book',
    after: 24,
    eyes: 2,
    room,
    shows: ['area:auction', 'area:account'],
    marks: ['bidder.1', 'bidder.2'],
  },
  {
    id: 'contract',
    match: 'book',
    after: 51,
    eyes: 2,
    room,
    shows: ['plot.4'],
    marks: ['section.25', 'section.26', 'section.28', 'section.29'],
  },
  { id: 'town', match: 'book', after: 51, eyes: 2, room, shows: ['area:town', 'area:wages'] },
]
