// Every sentence of the house, with 0, 1 and 2 in its blanks, without slips of the pen, in every language.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tongueOf, WHOLE } from '#tongues'
import { sentencesIn } from '../cli/sentences.ts'
import { textsOf } from '../cli/texts.ts'
import { listTexts } from '../papers/listing.ts'
import { slipIn } from '../papers/slips.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = [
  'server/texts',
  'web/src/texts',
  'web/src/rules/texts',
  'web/src/online/texts',
  'web/src/learn/texts',
  'web/src/clubs/texts',
  'web/src/analysis/texts',
  'web/src/owner/texts',
] as const
const found = await Promise.all(
  FOLDERS.map(async (folder) => [folder, await listTexts<object>(join(ROOT, folder))] as const),
)
/** Commands, addresses and what is typed have their own spelling. */
/** Numbers that are bounds or sizes, never one. */
const NEVER_ONE =
  /^(?:bench|fuzz|perft|arena|newGame|opponents)\.|^refusals\.table\.seats|out-of-range|people\.name|tables\.(?:words|inviting|chat|clock)|settings\.|lobby\.(?:players|all-)|cards\.(?:why|reconstructed)|play\.seats|tell\.setup|doctor\.columns|house\.(?:saved|restored)|^(?:saved|restored)|mail\.turns-subject|passkey\.too-many|tables\.(?:too-many|free-seats)|^sheet\.|refusal\.tables\.chat|problems|me\.recovery-why|flags\.|owner\.(?:warning|name|welcome)|report\.note|backup-more|clubs\.(?:too-many|full|name|welcome)|tournament\.(?:sizes|rounds|full|few|name|note)/
const TYPED = /chantier |--|:\/\/|CHANTIER_|\bnpm\b|@|\w:\w|token:|µs/

for (const lang of WHOLE)
  describe(`the house in ${lang}`, () => {
    const rooms: (readonly [string, object])[] = [
      ['papers/tongues', tongueOf(lang)],
      ['cli/texts', textsOf(lang)],
      ...found.map(([folder, texts]) => [folder, texts(lang)] as const),
    ]
    for (const [room, texts] of rooms)
      it(`has no slips: ${room}`, () => {
        const said = [0, 1, 2].flatMap((n) =>
          sentencesIn(texts, lang, n).filter(([path]) => n === 2 || !NEVER_ONE.test(path)),
        )
        expect(said.length).toBeGreaterThan(50)
        const wrong = said.flatMap(([path, text]) =>
          text
            .split('\n')
            .flatMap((line) =>
              line === '' || path === 'book.colon' || TYPED.test(line) ? [] : (slipIn(lang, line) ?? []),
            )
            .map((slip) => `${path} ${slip}`),
        )
        expect([...new Set(wrong)]).toEqual([])
      })
  })
