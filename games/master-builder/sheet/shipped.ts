// The sheet the project ships.
import type { Sheet } from '../../../papers/sheet.ts'
import shipped from './sheet.json' with { type: 'json' }

/** JSON knows no marks, only words: the form checks them (sheet.test.ts). */
export const sheet = shipped as Sheet
