// What every drawn scene promises, as checks that each give a sentence for what they find wrong.
import { type Drawing, type GameArt, LIGHTS } from '../art.ts'

/** Shapes of one scene, so that twenty cards are painted quickly on a small phone. */
const MOST_SHAPES = 300

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
const SHAPE = /<(?:path|rect|circle|ellipse|line|polygon|polyline|use)\b/g
/** A scene is a picture: of the page's colours it knows those of its card, or must say what else it would be. */
const FORBIDDEN =
  /<(?:text|image|script|style|foreignObject|animate\w*|filter)\b|\bon\w+="|https?:|url\((?!#)|var\(--(?!g[012]\b)[\w-]+\)|NaN|undefined/

const idsIn = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]*)"/g)].flatMap(([, id]) => id ?? [])
const asksFor = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].flatMap(([, a, b]) => a ?? b ?? [])

/** Whether markup is whole: every tag is closed, and there is nothing between tags. */
export function isWhole(svg: string): boolean {
  const open: string[] = []
  let at = 0
  for (const { index, 0: tag, 1: closing, 2: name, 4: alone } of svg.matchAll(TAG)) {
    if (svg.slice(at, index).trim() !== '') return false
    at = index + tag.length
    if (closing === '/' && open.pop() !== name) return false
    if (closing !== '/' && alone !== '/') open.push(name ?? '')
  }
  return open.length === 0 && svg.slice(at).trim() === ''
}

/** One drawing in every light. */
function faultsOf(name: string, draw: Drawing, prefix: string, known: ReadonlySet<string>): string[] {
  return LIGHTS.flatMap((light) => {
    const svg = draw(light)
    const ids = idsIn(svg)
    const own = new Set([...known, ...ids])
    const shapes = svg.match(SHAPE)?.length ?? 0
    const wrong = [
      ...(svg === draw(light) ? [] : ['is drawn otherwise each time']),
      ...(isWhole(svg) ? [] : ['is not whole']),
      ...(FORBIDDEN.test(svg) ? [`has ${FORBIDDEN.exec(svg)?.[0]}`] : []),
      ...(shapes > MOST_SHAPES && prefix !== 'art-' ? [`has ${shapes} shapes`] : []),
      ...(new Set(ids).size < ids.length ? ['has an id twice'] : []),
      ...ids
        .filter((id) => !id.startsWith(prefix))
        .map((id) => `has the id ${id}, which does not begin with ${prefix}`),
      ...asksFor(svg).flatMap((id) => (own.has(id) ? [] : [`asks for ${id}, which is nowhere`])),
    ]
    return wrong.map((what) => `${name}: ${what} (${JSON.stringify(light)})`)
  })
}

/** What is wrong with a game's art; `named` are the scenes its faces ask for. */
export function artFaults(art: GameArt, named: ReadonlySet<string>): string[] {
  const { shared = () => '' } = art
  const known = new Set(idsIn(shared({ night: false })))
  const scenes = Object.entries(art.scenes)
  return [
    ...faultsOf('what scenes share', shared, 'art-', known),
    ...scenes.flatMap(([name, draw]) => [
      ...(/^[a-z][a-z\d-]*$/.test(name) ? [] : [`${name} is no name for a scene`]),
      ...faultsOf(name, draw, `${name}-`, known),
      ...(named.has(name) ? [] : [`${name} is on no card`]),
    ]),
    ...drawnAlike(scenes),
    ...[...named].filter((name) => art.scenes[name] === undefined).map((name) => `there is no scene ${name}`),
  ]
}

/** Scenes nobody could tell apart, and scenes that know no night. */
function drawnAlike(scenes: readonly (readonly [name: string, draw: Drawing])[]): string[] {
  const known = new Map<string, string>()
  return scenes.flatMap(([name, draw]) => {
    const bare = ({ night }: { readonly night: boolean }) => draw({ night }).replaceAll(`${name}-`, '')
    const day = bare({ night: false })
    const twin = known.get(day)
    known.set(day, name)
    return [
      ...(twin === undefined ? [] : [`${name} is drawn like ${twin}`]),
      ...(day === bare({ night: true }) ? [`${name} is the same by night`] : []),
    ]
  })
}
