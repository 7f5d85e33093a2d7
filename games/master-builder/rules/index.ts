// Master Builder.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Lang } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'
import { type Box, contractOf, FIRST_CONTRACT, FIRST_SITUATION, unpack, WORKERS } from '../box.ts'
import { canon } from '../canon.ts'
import { form } from '../form.ts'
import { masterBuilderGame } from '../game.ts'
import { insight } from '../mind/index.ts'
import shipped from '../sheet.json' with { type: 'json' }
import { COLOURS, type MasterChoice, type MasterOptions, type MasterState, type MasterStep } from '../state.ts'
import { board } from '../terminal/index.ts'
import type { Economy } from '../test/economy.ts'
import { wording } from '../words/wording.ts'

const sheet = shipped as Sheet

/** "Apprentice 3", "Inn (no. 5)", "Boom". */
function cardName(card: Card, lang: Lang, box: Box): string {
  if (card < WORKERS) return `${box.typeNames[box.type[card] as number]?.[lang]} ${box.ordinal[card]}`
  const name = box.names[card]?.[lang] ?? '?'
  if (card < FIRST_CONTRACT || card >= FIRST_SITUATION) return name
  return `${name} (${lang === 'fr' ? 'n°\u00a0' : 'no. '}${box.number[contractOf(card)]})`
}

export const title: Title<MasterState, MasterStep, MasterChoice, MasterOptions, Box> = {
  game: masterBuilderGame(unpack(sheet)),
  form,
  sheet,
  unpack,
  cardId: (card, box) => box.id[card] ?? '?',
  cardName,
  seatName: (_s: MasterState, seat: Seat) => COLOURS[seat] as string,
  wording,
  texts: {
    en: async () => (await import('../words/en/index.ts')).texts,
    fr: async () => (await import('../words/fr/index.ts')).texts,
  },
  insight,
  canon,
  board,
}

/** The economy of the figures, measured in games between opponents of a name; fetched only when somebody asks. */
export async function economy(of: Title, games: number, seats: number, bot: string): Promise<Economy> {
  return (await import('../test/economy.ts')).measureBot(of, games, seats, bot)
}
