// How English counts and names the things of Castle.
import type { VoiceOf } from '../../../../papers/speech.ts'
import { type House, ITEMS, type Item, type Letter, MATERIALS, type Resource, type Source } from '../../rules/pieces.ts'
import type { Worth } from '../../rules/sayings.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

export { capital } from '../../../../papers/texts.ts'

type Voice = VoiceOf<CastleSpeech>

const PIECES: Readonly<Record<Item, readonly [one: string, more: string]>> = {
  sand: ['sand pile', 'sand piles'],
  wood: ['wooden beam', 'wooden beams'],
  clay: ['clay slab', 'clay slabs'],
  stone: ['stone block', 'stone blocks'],
  silver: ['silver bar', 'silver bars'],
  thaler: ['taler', 'talers'],
}

/** "1 sand pile", "2 talers". */
export const some = (n: number, item: Item, v: Voice) => `${n} ${v.plural(n, ...PIECES[item])}`
export const someOrNothing = (n: number, item: Item, v: Voice) => (n === 0 ? 'nothing' : some(n, item, v))
export const onePiece = (kind: Resource) => PIECES[kind][0]
export const manyPieces = (kind: Resource) => PIECES[kind][1]
/** An amount to pay or to take. */
export const talers = (n: number, v: Voice) => someOrNothing(n, 'thaler', v)
/** "the keep", "a house", "the granary". */
export const the = (id: House, v: Voice) =>
  id === 'house' || id === 'tower'
    ? `a ${v.name(id)}`
    : id === 'innkeeper' || id === 'granary'
      ? v.name(id)
      : `the ${v.name(id)}`
/** "2 sand piles and 1 clay slab", by kind. */
export const amounts = (list: readonly number[], v: Voice) =>
  v.list(ITEMS.flatMap((item, i) => ((list[i] ?? 0) > 0 ? [some(list[i] ?? 0, item, v)] : []))) || 'nothing'
export const pieces = (list: readonly Resource[], v: Voice) =>
  amounts(
    ITEMS.map((item) => list.filter((kind) => kind === item).length),
    v,
  )
export const payment = (used: readonly number[], bars: readonly number[], v: Voice) => {
  const parts = MATERIALS.flatMap((kind, k) => ((bars[k] ?? 0) > 0 ? [`${bars[k]} ${kind}`] : []))
  return parts.length === 0
    ? amounts(used, v)
    : `${amounts(used, v)} (${some(
        bars.reduce((sum, n) => sum + n, 0),
        'silver',
        v,
      )} as ${parts.join(', ')})`
}
/** "2 stone blocks and 1 silver bar as stone": what is given to the breach. */
export const asStone = ({ stone, bars }: { readonly stone: number; readonly bars: number }, v: Voice) =>
  v.list([
    ...(stone > 0 ? [some(stone, 'stone', v)] : []),
    ...(bars > 0 ? [`${some(bars, 'silver', v)} as stone`] : []),
  ]) || 'nothing'
/** "2 sand, 1 silver as clay". */
export const inShort = (used: readonly number[], bars: readonly number[]) =>
  MATERIALS.flatMap((kind, k) => {
    const asBars = bars[k] ?? 0
    const own = (used[k] ?? 0) - asBars
    return [...(own > 0 ? [`${own} ${kind}`] : []), ...(asBars > 0 ? [`${asBars} silver as ${kind}`] : [])]
  }).join(', ')
export const from = (source: Source, v: Voice) =>
  source === 'supply' ? 'from your supply' : source === 'innkeeper' ? 'from the inn' : `off the ${v.name(source)}`
export const into = (id: House, v: Voice) => (id === 'innkeeper' ? 'the inn' : the(id, v))
export const space = (letter: Letter) => (letter === '' ? '' : `, space ${letter},`)

const COUNTED: Readonly<Record<Worth['what'], (n: number, v: Voice) => string>> = {
  empty: (n, v) => `${n} empty ${v.plural(n, 'space', 'spaces')}`,
  helpers: (n, v) => `${n} ${v.plural(n, 'helper', 'helpers')} in the castle`,
  towers: (n, v) => `${n} ${v.plural(n, 'tower', 'towers')} built`,
  houses: (n, v) => `${n} ${v.plural(n, 'house', 'houses')} built`,
  unbuilt: (n, v) => `${n} ${v.plural(n, 'tile', 'tiles')} not built`,
  bars: (n, v) => `${n} ${v.plural(n, 'bar', 'bars')} in the forge`,
  thalers: (n, v) => `you would have ${n === 0 ? 'no talers' : some(n, 'thaler', v)} left`,
  pieces: (n, v) => `${n} ${v.plural(n, 'piece', 'pieces')} of yours`,
  granary: (n, v) => `${n} ${v.plural(n, 'helper', 'helpers')} in the granary`,
}
/** What the helper on a space counts. */
export const counted = ({ what, count }: Worth, v: Voice) => COUNTED[what](count, v)
