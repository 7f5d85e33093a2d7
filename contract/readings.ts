// Every sentence a game says, collected from matches played at random in one language: to be read aloud by somebody
// who speaks it. Sentences that differ in numbers, names of seats and cards only are read a few times each.
import { deciders, explain } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import type { Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { matchOf, type Position } from '../look/battery/positions.ts'
import { inFace, inPanel, inProgress, inScene, ofChoice, thingsIn } from '../look/battery/said.ts'
import { pieces } from '../look/battery/scene.ts'
import { DESK, roomsOf } from '../look/battery/shapes.ts'
import type { DrawnLook, GameLook } from '../look/scene.ts'
import { meaningOf } from '../look/things.ts'
import type { Lang } from '../papers/texts.ts'
import { type Speaker, speakerOf } from '../title/say.ts'
import type { Board } from '../title/title.ts'
import type { Plan } from './plan.ts'

/** What a sentence is for, in the order they are printed. */
const KINDS = [
  'question',
  'choice',
  'refusal',
  'event',
  'card',
  'thing',
  'board',
  'beside',
  'preview',
  'reason',
  'terminal',
  'name',
  'variant',
  'points',
  'sheet',
  'cover',
] as const
type Kind = (typeof KINDS)[number]

/** Sentences by what they are for, each kind without repeats. */
export type Readings = ReadonlyMap<string, readonly string[]>

/** How often a sentence is read that differs in numbers and names only. */
const EXAMPLES = 3
/** Of one position, the choices whose consequences are read. */
const CONSIDERED = 8
/** Of so many positions one is drawn. */
const DRAWN = 3

/** Where sentences are noted down, a few of each shape. */
interface Notebook {
  readonly kinds: Map<string, string[]>
  /** How many sentences were heard in all. */
  heard: number
  add(kind: Kind, text: string | undefined): void
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `names` are those of seats and cards, which do not make a sentence another one. */
function newNotebook(names: readonly string[]): Notebook {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length)
  const named = new RegExp(longestFirst.map(escaped).join('|') || '(?!)', 'giu')
  const counts = new Map<string, number>()
  const notes: Notebook = {
    kinds: new Map(KINDS.map((kind) => [kind, []])),
    heard: 0,
    add(kind, text = '') {
      if (text === '') return
      notes.heard++
      const numbers = text.replace(named, '§').replace(/\p{N}+/gu, (n) => (n === '0' || n === '1' ? n : '#'))
      const shape = `${kind} ${numbers}`
      const list = notes.kinds.get(kind)
      const count = counts.get(shape) ?? 0
      if (list === undefined || count >= EXAMPLES || list.includes(text)) return
      counts.set(shape, count + 1)
      list.push(text)
    },
  }
  return notes
}

interface Reader {
  readonly plan: Plan
  readonly look: GameLook
  readonly board: Board | null
  readonly speaker: Speaker
  readonly drawn: DrawnLook
  readonly notes: Notebook
}

/** What is said of a decision and of what led to it. */
function readDecision({ plan, speaker, notes }: Reader, { s }: Position): void {
  const { game } = plan.title
  for (const event of s.events ?? []) notes.add('event', speaker.event(event))
  for (const seat of deciders(game, s)) {
    notes.add('question', speaker.ask(s, seat))
    for (const { choice, refusal } of explain(game, s, seat)) {
      notes.add('choice', speaker.choice(s, seat, choice))
      if (refusal !== null) notes.add('refusal', speaker.refusal(refusal))
    }
  }
}

/** What lies on the table and beside it, for one seat, in one room. */
function readTable({ plan, look, board, speaker, drawn, notes }: Reader, p: Position, k: number): void {
  const { game } = plan.title
  const seen = view(game, p.s, p.seat)
  const rooms = roomsOf(look)
  const shape = rooms[k % rooms.length] ?? DESK
  const scene = drawn.scene(seen, p.seat, shape, p.options.length > 0 ? { options: p.options, picked: [] } : null)
  for (const text of inScene(scene)) notes.add('board', text)
  const panels = Array.from({ length: seen.seats }, (_, seat: Seat) => drawn.panel(seen, seat, p.seat))
  const progress = drawn.progress(seen)
  for (const text of [...panels.flatMap(inPanel), ...inProgress(progress)]) notes.add('beside', text)
  for (const thing of [...pieces(scene).flatMap((piece) => piece.thing ?? []), ...thingsIn(panels, progress)]) {
    const { name, text } = meaningOf(thing, look, speaker)
    notes.add('thing', `${name} — ${text}`)
  }
  const stride = Math.max(1, Math.floor(p.options.length / CONSIDERED))
  for (const choice of p.options.filter((_, i) => i % stride === 0))
    for (const text of ofChoice(drawn, seen, p.seat, choice)) notes.add('preview', text)
  for (const line of board?.(seen, p.seat, speaker.voice, 200, game.box) ?? []) notes.add('terminal', line)
}

/** What stands in the texts whatever is played. */
async function readPapers({ plan, speaker, drawn, notes }: Reader, s: State): Promise<void> {
  const { texts } = speaker
  const { game } = plan.title
  for (const card of new Set(Object.values(game.pools(s, game.box)).flat()))
    notes.add('card', inFace(drawn.face(card, s)).filter(Boolean).join(' · '))
  for (const id of Object.keys(texts.cards)) notes.add('card', speaker.voice.says(id))
  for (const name of Object.values(texts.names)) notes.add('name', name)
  for (const { name, values } of Object.values(texts.variants))
    for (const value of ['', ...Object.values(values)]) notes.add('variant', value === '' ? name : `${name} — ${value}`)
  for (const name of Object.values(texts.points)) notes.add('points', name)
  for (const [from, part] of Object.entries(texts.parts ?? {}))
    for (const points of [4.2, 1, -1, -12]) notes.add('reason', `${from} — ${part({ points }, speaker.voice)}`)
  for (const [id, text] of Object.entries((await texts.sheet?.()) ?? {})) notes.add('sheet', `${id} — ${text}`)
  notes.add('cover', texts.title)
  notes.add('cover', texts.blurb)
}

/** The names of seats and cards at a table. */
const namesAt = ({ game }: Plan['title'], { voice }: Speaker, s: State): string[] => [
  ...[...new Set(Object.values(game.pools(s, game.box)).flat())].map((card) => voice.card(card)),
  ...Array.from({ length: s.seats }, (_, seat) => voice.seat(seat)),
]

/** All that a game says in a language, over `games` matches of each of its tables; and how many sentences were heard. */
export async function readingsOf(
  plan: Plan,
  look: GameLook,
  board: Board | null,
  lang: Lang,
  games: number,
): Promise<{ readonly kinds: Readings; readonly heard: number }> {
  const { title, words, tables } = plan
  const { game } = title
  let notes: Notebook | null = null
  for (const table of tables)
    for (let g = 0; g < games; g++) {
      const positions = matchOf<State>(game, table, `read ${g}`)
      const first = at(positions, 0)
      const speaker = await speakerOf(words, { title, game, state: first.s }, lang)
      const drawn = look.with({ box: game.box, voice: speaker.voice })
      const fresh = notes === null
      notes ??= newNotebook(namesAt(title, speaker, first.s))
      const reader: Reader = { plan, look, board, speaker, drawn, notes }
      if (fresh) await readPapers(reader, first.s)
      for (const [k, p] of positions.entries()) {
        readDecision(reader, p)
        if (k % DRAWN === 0) readTable(reader, p, k)
      }
    }
  return { kinds: notes?.kinds ?? new Map(), heard: notes?.heard ?? 0 }
}
