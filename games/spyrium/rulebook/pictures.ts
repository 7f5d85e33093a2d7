import type { Picture } from '../../../look/picture.ts'

const room = { w: 1100, h: 760, form: 'wide' } as const

export const pictures: readonly Picture[] = [
  {
    id: 'market',
    match: 'book',
    after: 55,
    eyes: 0,
    room,
    shows: ['area:market'],
    marks: ['gap.7.0.0', 'market.1', 'gap.0'],
  },
  {
    id: 'crowd',
    match: 'book',
    after: 55,
    eyes: 0,
    room,
    shows: ['market.4', 'gap.2', 'gap.3', 'gap.7', 'gap.10'],
    marks: ['gap.3.1.0', 'gap.10.0.0', 'gap.10.2.0'],
  },
  {
    id: 'phases',
    match: 'book',
    after: 109,
    eyes: 0,
    room,
    shows: ['area:phases'],
  },
  {
    id: 'district',
    match: 'book',
    after: 170,
    eyes: 0,
    room,
    shows: ['area:start', 'area:district'],
    marks: ['own-active', 'own-spent', 'district.0.0', 'district.0.1'],
  },
  {
    id: 'residences',
    match: 'book',
    after: 170,
    eyes: 0,
    room,
    shows: ['area:residences'],
  },
]
