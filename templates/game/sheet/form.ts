// The form of the card sheet: what may be corrected, and within which bounds. The types of a sheet follow from it.
import { formOf } from '../../../papers/sheet.ts'
import { KINDS } from '../rules/names.ts'

export const form = formOf({
  form: 1,
  tables: {
    cards: {
      ids: KINDS,
      fields: { copies: { is: 'whole', min: 1, max: 40 }, stones: { is: 'whole', min: 1, max: 9 } },
    },
    numbers: {
      ids: ['start', 'hand', 'rounds', 'short', 'bonus'],
      fields: { value: { is: 'whole', min: 1, max: 12 } },
    },
  },
})
