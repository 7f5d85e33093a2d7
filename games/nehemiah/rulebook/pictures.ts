import type { Picture } from '../../../look/picture.ts'

const room = { w: 1100, h: 760, form: 'wide' } as const

export const pictures: readonly Picture[] = [
  {
    id: 'columns',
    match: 'book',
    after: 19,
    eyes: 0,
    room,
    shows: ['area:columns'],
    marks: ['worker.23.1', 'worker.20.0', 'column.2.0'],
  },
  {
    id: 'activation',
    match: 'book',
    after: 19,
    eyes: 0,
    room,
    shows: ['column.1'],
    marks: ['worker.32.0', 'worker.25.2', 'worker.9.1'],
  },
  {
    id: 'boards',
    match: 'book',
    after: 19,
    eyes: 0,
    room,
    shows: ['board.0', 'board.1', 'board.2'],
    marks: ['tower.1.2', 'tower.2.2', 'tower.0.2'],
  },
  { id: 'gates', match: 'book', after: 19, eyes: 0, room, shows: ['area:gates'], marks: ['gate.0'] },
]
