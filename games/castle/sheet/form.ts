// The form of the card sheet of Castle: what each figure may be, and what must fit together.
import { unfit, type Want } from '../../../papers/problems.ts'
import { entryOf, fitted, formOf, type Sheet, type SheetOf } from '../../../papers/sheet.ts'
import { CASTLE_SPACES, CHARACTERS, FIELDS, GRANARY_SPACES, KINDS, MATERIALS, TILES, WINTER } from '../rules/pieces.ts'

const whole = (min: number, max: number) => ({ is: 'whole', min, max }) as const
const wholeOrNone = (min: number, max: number) => ({ is: 'whole', min, max, orNone: true }) as const
const marks = { is: 'list', of: 'whole', length: WINTER.length } as const

const fields = formOf({
  form: 1,
  tables: {
    resources: {
      ids: KINDS,
      fields: { count: whole(5, 40), value: whole(0, 9), tower: whole(0, 3), start: whole(0, 3) },
    },
    coins: { ids: ['thaler-1', 'thaler-3', 'thaler-5'], fields: { value: whole(1, 10), count: whole(0, 99) } },
    setup: {
      ids: ['2-players', '3-players', '4-players'],
      fields: { rounds: whole(4, 15), cards: whole(1, 2), helpers: whole(1, 7), thalers: whole(0, 20) },
    },
    track: {
      ids: ['round-track'],
      fields: { spaces: whole(4, 15), thalers: whole(0, 3), 'always-six': marks, odd: marks },
    },
    payment: { ids: ['payment'], fields: { kinds: whole(1, 4) } },
    characters: {
      ids: CHARACTERS,
      fields: {
        step: whole(1, 6),
        thalers: whole(0, 20),
        load: { is: 'amounts', of: KINDS, min: 0, max: 5 },
        choice: whole(0, 2),
        among: { is: 'list', of: MATERIALS },
        buildings: whole(0, 3),
        helpers: whole(0, 3),
        reward: { is: 'one', of: ['thalers', 'crown', 'half-crown'], orNone: true },
        price: whole(0, 5),
        vp: whole(0, 20),
      },
    },
    fields: { ids: FIELDS, fields: { yield: whole(1, 9), tower: whole(0, 3), afterCarts: { is: 'yes-no' } } },
    buildings: { ids: TILES, fields: { tiles: whole(0, 12), value: whole(4, 60), vp: whole(0, 40) } },
    spaces: {
      ids: CASTLE_SPACES,
      fields: {
        fee: whole(0, 30),
        vp: wholeOrNone(1, 9),
        per: wholeOrNone(1, 9),
        perBoth: wholeOrNone(1, 9),
        most: wholeOrNone(1, 9),
      },
    },
    winter: {
      ids: WINTER,
      fields: {
        spaces: whole(0, GRANARY_SPACES),
        fee: whole(0, 30),
        toll: whole(0, 9),
        thalers: whole(0, 20),
        most: whole(0, 9),
        vp: whole(0, 30),
        vpEach: { is: 'list', of: 'whole' },
      },
    },
  },
})

export const form = {
  ...fields,
  across: (sheet: Sheet) => unfit<CastleFits>((want) => fitTogether(fitted(fields, sheet), want)),
}
export type CastleSheet = SheetOf<typeof fields>

/** What must fit together, beyond each figure by itself. */
export type CastleFits = {
  pieces: { readonly least: number }
  silver: object
  rounds: { readonly spaces: number }
  coins: { readonly least: number }
  cards: object
  crown: object
  choice: object
  marks: { readonly spaces: number }
  spaces: object
  granary: object
}

/** Stock and bank must hold out for four players, half a crown must be whole, and marks must lie on the track. */
function fitTogether({ tables }: CastleSheet, want: Want<CastleFits>): void {
  for (const r of tables.resources) {
    const used = r.tower + 4 * r.start
    want(`resources.${r.id}.count`, r.count >= used, 'pieces', { least: used })
  }
  const silver = entryOf(tables.resources, 'silver')
  want('resources.silver.value', silver.value === 0, 'silver')
  const track = entryOf(tables.track, 'round-track')
  const total = tables.coins.reduce((sum, c) => sum + c.value * c.count, 0)
  tables.setup.forEach((row, i) => {
    const out = row.rounds * track.thalers + (i + 2) * row.thalers
    want(`setup.${row.id}.rounds`, row.rounds <= track.spaces, 'rounds', { spaces: track.spaces })
    want(`setup.${row.id}.thalers`, total >= out, 'coins', { least: out })
    want(`setup.${row.id}.cards`, (i === 0) === (row.cards === 2), 'cards')
  })
  for (const b of tables.buildings) want(`buildings.${b.id}.vp`, b.vp % 2 === 0, 'crown')
  for (const c of tables.characters) {
    const chooses = c.id === 'worker-stone'
    want(`characters.${c.id}.choice`, chooses || c.choice === 0, 'choice')
  }
  for (const option of ['always-six', 'odd'] as const) {
    const list = track[option]
    want(
      `track.round-track.${option}`,
      new Set(list).size === list.length && list.every((space) => space >= 1 && space <= track.spaces),
      'marks',
      { spaces: track.spaces },
    )
  }
  for (const s of tables.spaces) {
    const market = s.id.startsWith('market')
    const palace = s.id.startsWith('palace')
    want(
      `spaces.${s.id}`,
      (s.most !== null) === palace && (s.vp !== null && s.per !== null) === !palace && (s.perBoth !== null) === market,
      'spaces',
    )
  }
  const granary = entryOf(tables.winter, 'granary')
  want('winter.granary.vpEach', granary.vpEach.length === granary.spaces, 'granary')
}
