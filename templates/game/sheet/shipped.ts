// The sheet the project ships.
import type { Sheet } from '../../../papers/sheet.ts'
import json from './sheet.json' with { type: 'json' }

export const shipped: Sheet = json as Sheet
