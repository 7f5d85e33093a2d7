// How German counts and names the things of Castle: their genders, cases and plurals.
import { counted as count, type Noun, noun, owned } from '../../../../papers/grammar/de.ts'
import type { VoiceOf } from '../../../../papers/speech.ts'
import {
  type Field,
  type House,
  ITEMS,
  type Item,
  type Letter,
  MATERIALS,
  type Resource,
  type Source,
} from '../../rules/pieces.ts'
import type { Worth } from '../../rules/sayings.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

export { capital } from '../../../../papers/texts.ts'

type Voice = VoiceOf<CastleSpeech>

/** Pieces as they are counted. */
const PIECES: Readonly<Record<Item, Noun>> = {
  sand: noun('m', 'Sandhaufen', 'Sandhaufen'),
  wood: noun('m', 'Holzbalken', 'Holzbalken'),
  clay: noun('f', 'Lehmplatte', 'Lehmplatten'),
  stone: noun('m', 'Steinquader', 'Steinquader'),
  silver: noun('m', 'Silberbarren', 'Silberbarren'),
  thaler: noun('m', 'Taler', 'Taler'),
}
/** What they are made of, which is not counted. */
const MATTER: Readonly<Record<Item, Noun>> = {
  sand: noun('m', 'Sand', 'Sand'),
  wood: noun('n', 'Holz', 'Holz'),
  clay: noun('m', 'Lehm', 'Lehm'),
  stone: noun('m', 'Stein', 'Stein'),
  silver: noun('n', 'Silber', 'Silber'),
  thaler: noun('m', 'Taler', 'Taler'),
}
const HELPER = noun('m', 'Gehilfe', 'Gehilfen', { weak: 'Gehilfen' })
const TILE = noun('f', 'Vorlage', 'Vorlagen')
const CARD = noun('f', 'Karte', 'Karten')

/** A building with its article, in the cases that sentences need, and where a helper in it stands. */
interface Place {
  readonly nom: string
  readonly acc: string
  readonly there: string
}
const PLACES: Readonly<Record<House, Place>> = {
  keep: { nom: 'der Bergfried', acc: 'den Bergfried', there: 'im Bergfried' },
  tavern: { nom: 'die Taverne', acc: 'die Taverne', there: 'in der Taverne' },
  'small-gate': { nom: 'das kleine Tor', acc: 'das kleine Tor', there: 'am kleinen Tor' },
  'large-gate': { nom: 'das große Tor', acc: 'das große Tor', there: 'am großen Tor' },
  stable: { nom: 'der Stall', acc: 'den Stall', there: 'im Stall' },
  'servants-house': { nom: 'das Gesindehaus', acc: 'das Gesindehaus', there: 'im Gesindehaus' },
  palace: { nom: 'der Palas', acc: 'den Palas', there: 'im Palas' },
  house: { nom: 'ein Haus', acc: 'ein Haus', there: 'im Haus' },
  tower: { nom: 'ein Turm', acc: 'einen Turm', there: 'im Turm' },
  well: { nom: 'der Brunnen', acc: 'den Brunnen', there: 'am Brunnen' },
  market: { nom: 'der Markt', acc: 'den Markt', there: 'auf dem Markt' },
  forge: { nom: 'die Schmiede', acc: 'die Schmiede', there: 'in der Schmiede' },
  innkeeper: { nom: 'der Wirt', acc: 'den Wirt', there: 'als Wirt' },
  granary: { nom: 'der Kornspeicher', acc: 'den Kornspeicher', there: 'im Kornspeicher' },
}

/** „der Bergfried“, „ein Haus“. */
export const the = (id: House) => PLACES[id].nom
/** „den Bergfried“, after „bauen“ or „bezahlen“. */
export const whom = (id: House) => PLACES[id].acc
/** „in der Taverne“, „auf dem Markt“, „als Wirt“. */
export const there = (id: House) => PLACES[id].there

/** „1 Sandhaufen“, „2 Taler“. */
export const some = (n: number, item: Item) => count(n, PIECES[item])
export const someOrNothing = (n: number, item: Item) => (n === 0 ? 'nichts' : some(n, item))
/** After „mit“ or „aus“: „2 Steinquadern“. */
export const withSome = (n: number, item: Item) => count(n, PIECES[item], 'dat')
export const talers = (n: number) => some(n, 'thaler')
const helpers = (n: number) => count(n, HELPER)
const tiles = (n: number) => count(n, TILE)
export const cardsOf = (n: number) => count(n, CARD)
export const short = (item: Item) => MATTER[item].one
/** „kein Lehm“, as something lies there or not. */
export const no = (item: Item) => owned('kein', MATTER[item])
/** „keinen Lehm“, as one has it or not. */
export const none = (item: Item) => owned('kein', MATTER[item], 'acc')

const listed = (list: readonly number[], v: Voice, say: (n: number, item: Item) => string) =>
  v.list(ITEMS.flatMap((item, i) => ((list[i] ?? 0) > 0 ? [say(list[i] ?? 0, item)] : []))) || 'nichts'
/** „2 Sandhaufen und 1 Lehmplatte“, by kind. */
export const amounts = (list: readonly number[], v: Voice) => listed(list, v, some)
/** The same after „mit“ or „aus“. */
export const withAmounts = (list: readonly number[], v: Voice) => listed(list, v, withSome)
export const pieces = (list: readonly Resource[], v: Voice) =>
  amounts(
    ITEMS.map((item) => list.filter((kind) => kind === item).length),
    v,
  )
/** „2 Steinquader und 1 Silberbarren als Stein“: what is given for the breach. */
export const asStone = ({ stone, bars }: { readonly stone: number; readonly bars: number }, v: Voice) =>
  v.list([...(stone > 0 ? [some(stone, 'stone')] : []), ...(bars > 0 ? [`${some(bars, 'silver')} als Stein`] : [])]) ||
  'nichts'
/** „1 Sandhaufen, 1 Holzbalken und 1 Steinquader zahlen (Silber: 1 als Stein)“. */
export const pay = (used: readonly number[], bars: readonly number[], v: Voice) => {
  const parts = MATERIALS.flatMap((kind, k) => ((bars[k] ?? 0) > 0 ? [`${bars[k]} als ${short(kind)}`] : []))
  return `${amounts(used, v)} zahlen${parts.length === 0 ? '' : ` (Silber: ${parts.join(', ')})`}`
}
/** „2× Stein“: in few signs, and nothing to decline. */
export const times = (n: number, what: string) => `${n}× ${what}`
/** „2× Sand, 1× Silber als Lehm“. */
export const inShort = (used: readonly number[], bars: readonly number[]) =>
  MATERIALS.flatMap((kind, k) => {
    const asBars = bars[k] ?? 0
    const own = (used[k] ?? 0) - asBars
    return [
      ...(own > 0 ? [times(own, short(kind))] : []),
      ...(asBars > 0 ? [times(asBars, `Silber als ${short(kind)}`)] : []),
    ]
  }).join(', ')

/** „auf das Sandfuhrwerk“, „auf den Reiter“: all fields but the rider are neuter. */
export const ontoField = (id: Field, v: Voice) => `auf ${id === 'rider' ? 'den' : 'das'} ${v.name(id)}`
/** „vom Sandfuhrwerk“. */
export const offField = (id: Field, v: Voice) => `vom ${v.name(id)}`
/** Whom one places, in the accusative: „Gehilfen vom Holzfuhrwerk“, „den Wirt“. */
export const placed = (source: Source, v: Voice) =>
  source === 'supply'
    ? 'Gehilfen aus der Reserve'
    : source === 'innkeeper'
      ? 'den Wirt'
      : `Gehilfen ${offField(source, v)}`
export const space = (letter: Letter) => (letter === '' ? '' : ` (Platz ${letter})`)

/** „bleiben 3 Taler“, „bleibt kein Taler“: the verb goes with what is left. */
export const left = (n: number, one: string, more: string) =>
  n === 0 ? `${one} kein Taler` : `${n === 1 ? one : more} ${talers(n)}`

const COUNTED: Readonly<Record<Worth['what'], (n: number, v: Voice) => string>> = {
  empty: (n, v) => `${n} ${v.plural(n, 'freier Platz', 'freie Plätze')}`,
  helpers: (n) => `${helpers(n)} in der Burg`,
  towers: (n, v) => `${n} ${v.plural(n, 'gebauter Turm', 'gebaute Türme')}`,
  houses: (n, v) => `${n} ${v.plural(n, 'gebautes Haus', 'gebaute Häuser')}`,
  unbuilt: (n) => `${tiles(n)} auf dem Plan`,
  bars: (n) => `${n} Barren in der Schmiede`,
  thalers: (n) => `dir ${left(n, 'bliebe', 'blieben')}`,
  pieces: (n, v) => `${n} ${v.plural(n, 'eigener Rohstoff', 'eigene Rohstoffe')}`,
  granary: (n) => `${helpers(n)} im Kornspeicher`,
}
/** What the helper on a space counts. */
export const counted = ({ what, count: n }: Worth, v: Voice) => COUNTED[what](n, v)
