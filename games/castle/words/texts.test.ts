import { describe, expect, it } from 'vitest'
import type { Lang } from '../../../papers/texts.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import type { Field, Item, Tile } from '../rules/pieces.ts'
import type { CastleEvent } from '../rules/speech.ts'
import type { CastleState } from '../rules/state.ts'
import { activation, choiceOf, game, pieces, table } from '../test/scene.ts'
import { words } from './index.ts'

const speaker = (state: CastleState, lang: Lang) =>
  speakerOf(words, { title: title as unknown as Title, game: game as never, state }, lang)

/** What building a tower is called while a character is at work. */
async function towerBy(role: string, lang: Lang): Promise<string> {
  const s = table(3)
  pieces(s, 0, { sand: 6, wood: 4, clay: 3, stone: 3 })
  const now = activation(s, 0, role)
  const say = await speaker(now, lang)
  return say.choice(now, 0, choiceOf(now, 0, { type: 'build', building: 'tower' }))
}

describe('the words for building', () => {
  it('say what the building brings the character at work', async () => {
    expect(await towerBy('stonemason', 'en')).toBe('Build a tower (value 10, 8 VP)')
    expect(await towerBy('worker-wood', 'en')).toBe('Build a tower (value 10, 4 VP)')
    expect(await towerBy('bricklayer', 'fr')).toBe('Construire une tour (valeur 10, 1 thaler par pièce)')
    expect(await towerBy('stonemason', 'de')).toBe('Einen Turm bauen (Wert 10, 8 SP)')
    expect(await towerBy('bricklayer', 'de')).toBe('Einen Turm bauen (Wert 10, 1 Taler je Rohstoff)')
  })
})

describe('amounts', () => {
  it('are counted in the singular and the plural, and nothing is not counted', async () => {
    const { voice } = await speaker(table(3), 'fr')
    expect(voice.says('gift-label', { n: 2, item: 'silver' })).toBe('2 barres d’argent sur sa carte')
    expect(voice.says('gift-label', { n: 3, item: 'thaler' })).toBe('3 thalers sur sa carte')
    expect(voice.says('would-leave', { fee: 3, left: 0 })).toBe('Prix 3. Il ne vous reste rien.')
    const texts = await words.texts('fr')
    expect(texts.refusal['CAS-12.2']?.({ kind: 'stone', stock: 0 }, voice)).toMatch(/ce chariot est vide/)
  })
})

describe('sentences', () => {
  const built = { ev: 'build', seat: 1, with: { building: 'keep', used: [1, 0, 2, 2], bars: 0 } } satisfies CastleEvent
  it('join the last of several amounts with “and”', async () => {
    expect((await speaker(table(3), 'en')).event(built)).toBe(
      'Red builds the keep with 1 sand pile, 2 clay slabs and 2 stone blocks.',
    )
    expect((await speaker(table(3), 'fr')).event(built)).toBe(
      'Rouge construit le donjon avec 1 tas de sable, 2 argiles et 2 pierres.',
    )
  })
  it('keep apart the stone that is given to the breach and the silver given as stone', async () => {
    const given = { ev: 'breach', seat: 1, with: { stone: 1, bars: 2 } } satisfies CastleEvent
    const none = { ev: 'breach', seat: 1, with: { stone: 0, bars: 0 } } satisfies CastleEvent
    const [en, fr, de] = await Promise.all((['en', 'fr', 'de'] as const).map((lang) => speaker(table(3), lang)))
    expect(en?.event(given)).toBe('Red gives 1 stone block and 2 silver bars as stone to the breach.')
    expect(fr?.event(given)).toBe('Rouge donne 1 pierre et 2 barres d’argent comme pierre pour la brèche.')
    expect(de?.event(given)).toBe('Rot gibt 1 Steinquader und 2 Silberbarren als Stein für die Bresche.')
    expect(en?.event(none)).toBe('Red gives nothing to the breach.')
    expect(en?.voice.says('payment-label', { act: 'breach', n: [0, 1] })).toBe('1 silver bar as stone')
  })
  it('call the place of the innkeeper the inn', async () => {
    const dear = { clause: 'CAS-13.4', with: { house: 'innkeeper' } } as const
    expect((await speaker(table(3), 'en')).refusal(dear)).toBe('You cannot pay the fee of a space in the inn.')
    expect((await speaker(table(3), 'fr')).refusal(dear)).toBe(
      'Vous ne pouvez pas payer le prix d’une case de l’auberge.',
    )
  })
})

describe('CAS-15.3', () => {
  it('the keep’s card says that only built buildings count', async () => {
    const says = async (lang: Lang) => (await speaker(table(3), lang)).voice.says('keep')
    expect(await says('en')).toMatch(/empty helper spaces? of (a )?built buildings?/)
    expect(await says('fr')).toMatch(/bâtiments? construits?/)
    expect(await says('de')).toMatch(/errichteten Bauwerken/)
  })
})

describe('German', () => {
  it('declines what a sentence speaks of', async () => {
    const { event } = await speaker(table(3), 'de')
    const build = (building: Tile, used: readonly number[]) =>
      event({ ev: 'build', seat: 1, with: { building, used, bars: 0 } } satisfies CastleEvent)
    expect(build('keep', [0, 0, 2, 2])).toBe('Rot baut den Bergfried aus 2 Lehmplatten und 2 Steinquadern.')
    expect(build('small-gate', [1, 0, 0, 1])).toBe('Rot baut das kleine Tor aus 1 Sandhaufen und 1 Steinquader.')
    const trader = (field: Field) =>
      event({ ev: 'place-trader', seat: 1, to: 'field.0', with: { field, source: 'supply' } } satisfies CastleEvent)
    expect(trader('cart-clay')).toBe('Händler: Rot stellt einen Gehilfen auf das Lehmfuhrwerk.')
    expect(trader('rider')).toBe('Händler: Rot stellt einen Gehilfen auf den Reiter.')
  })
  it('lets „kein“ go with what is missing', async () => {
    const { refusal, voice } = await speaker(table(3), 'de')
    const missing = (item: Item) => refusal({ clause: 'CAS-19.10', with: { item } })
    expect(missing('wood')).toBe('Zum Schenken hast du kein Holz.')
    expect(missing('clay')).toBe('Zum Schenken hast du keinen Lehm.')
    expect(voice.says('would-leave', { fee: 3, left: 0 })).toBe('Preis 3. Dir bleibt kein Taler.')
    expect(voice.says('would-leave', { fee: 3, left: 2 })).toBe('Preis 3. Dir bleiben 2 Taler.')
  })
})
