// What a card does, as icons: what goes in → what comes out.
import { at } from '../../../kernel/lists.ts'
import type { Mark } from '../../../look/scene.ts'
import { TECHNIQUES, type TechniqueId } from '../rules/names.ts'
import type { Name, SpyriumVoice } from '../rules/speech.ts'
import { type Effect, type EventOption, eventRule, type Face } from '../sheet/box.ts'

const PALE = { pale: true } as const

/** Signs with their names. */
export function signs(voice: SpyriumVoice) {
  const sign =
    (icon: string, name: Name) =>
    (n?: number | string, more: Partial<Mark> = {}): Mark => ({
      ...(n === undefined ? {} : { text: `${n}` }),
      icon,
      label: voice.name(name),
      ...more,
    })
  return {
    worker: sign('meeple', 'worker'),
    crystal: sign('crystal', 'spyrium'),
    pound: sign('pound', 'money'),
    point: sign('laurels', 'vp'),
    token: sign('token', 'token'),
    residence: sign('family-house', 'residence-track'),
    built: { icon: 'trowel', framed: true, label: voice.says('when-built') } satisfies Mark,
    end: { text: voice.says('end-short'), framed: true, label: voice.says('at-end') } satisfies Mark,
    to: { text: '→' } satisfies Mark,
  }
}

/** A sign for each piece up to three, then a figure with one sign. */
const pieces = (sign: (n?: number) => Mark, n: number): Mark[] =>
  n > 3 ? [sign(n)] : Array.from({ length: n }, () => sign())

/** One use of a building; "0 workers" is said, pale. */
export function effectMarks({ workers, pays, crystals, vp }: Effect, voice: SpyriumVoice): Mark[] {
  const { worker, crystal, point, to } = signs(voice)
  return [
    ...(workers === 0 ? [worker(0, PALE)] : pieces(worker, workers)),
    ...pieces(crystal, pays),
    to,
    ...pieces(crystal, crystals),
    ...(vp > 0 ? [point(vp)] : []),
  ]
}

function builtMarks(face: Face, voice: SpyriumVoice): Mark[][] {
  const { built, worker, crystal, point, token, residence } = signs(voice)
  const rows: Mark[][] = []
  if (face.token !== null) rows.push([built, token(), face.token === 'vp' ? point() : crystal()])
  if (face.recruit > 0) rows.push([built, worker(`+${face.recruit}`)])
  if (face.residence) rows.push([built, residence(), { icon: 'upgrade', label: voice.says('residence-action') }])
  return rows
}

function buildingStrip(face: Face, voice: SpyriumVoice): Mark[][] {
  const rows = [...builtMarks(face, voice), ...face.effects.map((effect) => effectMarks(effect, voice))]
  return rows.length > 0 ? rows : [[signs(voice).end, signs(voice).point(face.vp)]]
}

function characterStrip(face: Face, voice: SpyriumVoice): Mark[][] {
  const { crystal, point, pound, token, residence, to } = signs(voice)
  const paid = [...(face.token === 'pay' ? [token(), pound()] : []), ...(face.pays > 0 ? [crystal(face.pays)] : [])]
  const gained = [
    ...(face.token === 'crystals' ? [token(), crystal()] : []),
    ...(face.token === 'vp' ? [token(), point()] : []),
    ...(face.crystals > 0 ? [crystal(paid.length > 0 ? face.crystals : `+${face.crystals}`)] : []),
    ...(face.vp > 0 ? [point(paid.length > 0 ? face.vp : `+${face.vp}`)] : []),
    ...(face.residence ? [residence(), { icon: 'upgrade', label: voice.says('residence-action') }] : []),
  ]
  return [paid.length > 0 ? [...paid, to, ...gained] : gained]
}

/** In play, once a round where it says so, then at the end of the game. */
function techniqueStrip(id: TechniqueId, voice: SpyriumVoice, figures: Readonly<Record<string, number>>): Mark[][] {
  const { worker, crystal, point, pound, token, residence, end, to } = signs(voice)
  const f = (key: string) => figures[key] ?? 0
  const once: Mark = { text: voice.says('once-short'), framed: true, label: voice.says('once-a-round') }
  const crowd: Mark = { icon: 'meeple-group', label: voice.says('crowd') }
  const house: Mark = { icon: 'house', label: voice.name('building') }
  const cog: Mark = { icon: 'cog', label: voice.name('factory') }
  const again: Mark = { icon: 'anticlockwise-rotation', label: voice.says('again') }
  const each = (...of: Mark[]): Mark[] => [end, ...of, { text: '=' }, point('1')]
  const rows: Readonly<Record<TechniqueId, readonly [Mark[], Mark[]]>> = {
    automation: [[{ icon: 'war-pick', label: voice.name('mine') }, to, worker(0)], each(crystal())],
    capitalisation: [[crowd, to, pound(`+${f('capitalisation')}`)], each(pound(f('capitalisation-rate')))],
    crane: [[{ icon: 'brick-pile', label: voice.name('lot') }, pound(`−${f('crane-discount')}`)], each(house)],
    trade: [[once, token(), { text: '=' }, { text: '1·2·3' }], each(token())],
    engineering: [
      [cog, worker(), to, point(`+${f('engineering')}`)],
      [end, cog, { text: '=' }, point('×2')],
    ],
    lobbying: [
      [once, crowd, to, pound(0)],
      [end, residence(), { text: '=' }, point()],
    ],
    taylorism: [[once, again, { icon: 'factory', label: voice.name('building') }], each(worker())],
  }
  const [play, last] = rows[id]
  return [play, [...last, { text: `≤${f('technique-cap')}`, pale: true }]]
}

/** An option of an event: what it takes, and what it gives. */
export function optionMarks(face: Face, option: EventOption, voice: SpyriumVoice): Mark[] {
  const { worker, crystal, point, pound, token, residence, to } = signs(voice)
  const { special } = eventRule(face)
  const paid = [
    ...(option.payCrystals > 0 ? [crystal(option.payCrystals)] : []),
    ...(option.payMoney > 0 ? [pound(option.payMoney)] : []),
    ...(special === 'staff' ? [{ text: '×' }, worker()] : []),
  ]
  const amount = (n: number) => (special === 'token' ? undefined : n)
  const gained: Mark[] = [
    ...(special === 'token' ? [token(), { text: '=' }] : []),
    ...(option.money > 0 ? [pound(amount(option.money))] : []),
    ...(option.crystals > 0 ? [crystal(amount(option.crystals))] : []),
    ...(option.vp > 0 ? [point(amount(option.vp))] : []),
    ...(option.recruit > 0 ? [worker(`+${option.recruit}`)] : []),
    ...(special === 'residence' ? [residence(), { icon: 'upgrade', label: voice.says('residence-action') }] : []),
    ...(special === 'rerun'
      ? [
          { icon: 'anticlockwise-rotation', label: voice.says('again') },
          { icon: 'factory', label: voice.name('building') },
        ]
      : []),
    ...(special === 'place'
      ? [{ text: 'II' }, worker(), to, { icon: 'meeple-group', label: voice.name('market') }]
      : []),
  ]
  return paid.length > 0 ? [...paid, to, ...gained] : gained
}

export function stripOf(face: Face, voice: SpyriumVoice, figures: Readonly<Record<string, number>>): Mark[][] {
  switch (face.kind) {
    case 'building':
      return buildingStrip(face, voice)
    case 'character':
      return characterStrip(face, voice)
    case 'technique':
      return techniqueStrip(at(TECHNIQUES, face.technique), voice, figures)
    case 'event':
      return face.options.map((option) => optionMarks(face, option, voice))
    default:
      return []
  }
}
