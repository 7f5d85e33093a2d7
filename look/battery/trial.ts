// A trial of a look: how it is laid out, read and judged. The battery tries it, and so does the made-up language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WHOLE } from '#tongues'
import { keyOf } from '../../kernel/choice.ts'
import type { Card, Choice, Ref, State } from '../../kernel/words.ts'
import type { Thing } from '../../papers/speech.ts'
import type { Lang, Voice } from '../../papers/texts.ts'
import { type Speaker, speakerOf } from '../../title/say.ts'
import { alike, type Proofreader, proofreaderOf } from '../../title/sentence.ts'
import type { Title } from '../../title/title.ts'
import type { Words } from '../../title/words.ts'
import type { DrawnLook, GameLook, Scene, Shape } from '../scene.ts'
import { meaningOf } from '../things.ts'
import { unfit } from './fit.ts'
import type { Position, Table } from './positions.ts'
import { inPanel, inProgress, inScene, ofChoice, remembering, thingsIn } from './said.ts'
import { crowded, misplaced, pieces, unnamed } from './scene.ts'
import { roomsOf } from './shapes.ts'
import { iconsIn, symbolsOf } from './sprite.ts'
import { mute, unclear } from './things.ts'

/** Of one position, the choices whose consequences are read. */
const CONSIDERED = 6

/** What differs from look to look. */
export interface Ways {
  /** Acts that end something early; see `matchOf`. */
  readonly shuns?: readonly string[]
  /** How far a piece may stand out over the edge, in CSS pixels. */
  readonly slack?: number
  /** Rooms that this look is tried in besides. */
  readonly shapes?: readonly Shape[]
  /** Faces that are in no pool: what stands for a card nobody may see yet. */
  readonly cards?: readonly Card[]
}

/** What the battery needs of a game's plan. */
export interface Planned {
  readonly title: Title
  readonly words: Words
  readonly tables: readonly Table[]
}

export interface Language {
  readonly voice: Voice
  readonly speaker: Speaker
  readonly drawn: DrawnLook
  readonly fault: Proofreader
  readonly missing: Set<string>
  /** Sentences that were read and things that were explained already. */
  readonly read: Set<string>
  readonly explained: Set<string>
}

/** A look read in one language, by somebody who remembers what was not there to be said. */
async function languageOf({ title, words }: Planned, look: GameLook, state: State, lang: Lang): Promise<Language> {
  const speaker = await speakerOf(words, { title, game: title.game, state }, lang)
  const missing = new Set<string>()
  const voice = remembering(speaker.voice, speaker.texts, missing)
  return {
    voice,
    speaker,
    drawn: look.with({ box: title.game.box, voice }),
    fault: proofreaderOf(title, speaker.texts, lang),
    missing,
    read: new Set<string>(),
    explained: new Set<string>(),
  }
}

/** What a trial knows of a look: how it is laid out, read and judged. */
export function trialOf(plan: Planned, look: GameLook, folder: string, ways: Ways) {
  const { game } = plan.title
  const shapes = [...roomsOf(look), ...(ways.shapes ?? [])]
  const symbols = symbolsOf(readFileSync(join(folder, 'sprite.svg'), 'utf8'))
  const clauses = clausesOf(readFileSync(join(folder, '..', 'RULES.md'), 'utf8'))

  const untold = (things: readonly Thing[], { speaker, fault, explained }: Language) =>
    unclear(things, (thing) => meaningOf(thing, look, speaker), clauses, fault, explained)

  const languagesFor = (s: State, langs: readonly Lang[] = WHOLE): Promise<Language[]> =>
    Promise.all(langs.map((lang) => languageOf(plan, look, s, lang)))

  const laid = (p: Position<State>, seen: State, shape: Shape, picked: readonly Ref[], { drawn }: Language): Scene =>
    drawn.scene(seen, p.seat, shape, p.options.length > 0 ? { options: p.options, picked } : null)

  /** What is wrong with a position in one room and language. */
  function faults(p: Position<State>, seen: State, shape: Shape, picked: readonly Ref[], language: Language): string[] {
    const scene = laid(p, seen, shape, picked, language)
    const wanted = new Set(p.options.flatMap((c) => c.on ?? []))
    return [
      ...misplaced(scene, shape, ways.slack ?? 0),
      ...unfit(scene, shape, look.column, ways.slack ?? 0),
      ...unnamed(scene, wanted),
      ...crowded(scene, wanted, picked, shape),
      ...twins(scene, wanted),
      ...buttons(p, seen, scene, language),
      ...iconsIn(scene).flatMap((icon) => (symbols.has(icon) ? [] : [`there is no icon ${icon}`])),
      ...proofread(inScene(scene), language),
      ...pieces(scene).flatMap(mute),
      ...untold(
        pieces(scene).flatMap((piece) => piece.thing ?? []),
        language,
      ),
    ]
  }

  /** Choices without things, which become buttons: no two read alike. */
  function buttons(p: Position<State>, seen: State, scene: Scene, { drawn }: Language): string[] {
    const onBoard = new Set(pieces(scene).flatMap((piece) => piece.ref ?? []))
    const said = new Map<string, string>()
    for (const choice of p.options) {
      if (choice.on !== undefined || onBoard.has(refOf(choice))) continue
      const brief = drawn.brief?.(seen, p.seat, choice) ?? null
      if (brief !== null) said.set(keyOf(choice), brief)
    }
    return alike(said)
  }

  /** What stands beside the board: panels, progress, what is said of choices. */
  function beside(p: Position<State>, seen: State, language: Language): string[] {
    const { drawn } = language
    const panels = Array.from({ length: seen.seats }, (_, seat) => drawn.panel(seen, seat, p.seat))
    const stride = Math.max(1, Math.floor(p.options.length / CONSIDERED))
    const choices = p.options.filter((_, i) => i % stride === 0)
    const progress = drawn.progress(seen)
    const words = [
      ...panels.flatMap(inPanel),
      ...inProgress(progress),
      ...choices.flatMap((choice) => ofChoice(drawn, seen, p.seat, choice)),
    ]
    return [...proofread(words, language), ...untold(thingsIn(panels, progress), language)]
  }

  return { game, shapes, clauses, languagesFor, faults, beside }
}

/** What a choice that names no thing is called on the board. */
const refOf = ({ act, n }: Choice): Ref => ['act', act, ...(n ?? [])].join('.')

/** The clauses of a game's rules. */
const clausesOf = (rules: string): ReadonlySet<string> =>
  new Set([...rules.matchAll(/^- \*\*([A-Z]{3}-[^\s*]+)\*\*/gm)].flatMap(([, id]) => id ?? []))

/** Things to choose between that are called the same. */
function twins(scene: Scene, wanted: ReadonlySet<Ref>): string[] {
  const said = new Map<string, string>()
  for (const { ref, label } of pieces(scene)) if (ref !== undefined && wanted.has(ref)) said.set(ref, label ?? '')
  return alike(said)
}

export function proofread(words: readonly (string | undefined)[], { fault, read }: Language): string[] {
  const found: string[] = []
  for (const text of words) {
    if (text === undefined || text === '' || read.has(text)) continue
    read.add(text)
    const wrong = fault(text)
    if (wrong !== null) found.push(wrong)
  }
  return found
}
