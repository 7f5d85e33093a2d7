// The sheet the project ships, each figure with its provenance.
import type { Sheet } from '../../../papers/sheet.ts'
import shipped from './sheet.json' with { type: 'json' }

export const sheet = shipped as Sheet
