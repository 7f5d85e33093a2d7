// A good whole construction, as a hint.
import { at, num } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { pairsOf, stands } from '../rules/stability.ts'
import { type MasterChoice, type MasterState, STAGE } from '../rules/state.ts'
import { single, start } from '../rules/work.ts'
import type { Box } from '../sheet/box.ts'
import { bestWork, handsOf, type Site, sitesOf } from './worth.ts'

/** A good whole construction from here on, as steps in order; empty when nothing more is worth doing. */
export function propose(s: MasterState, seat: Seat, box: Box): MasterChoice[] {
  if (s.stage[seat] !== STAGE.building) return []
  const sites = sitesOf(s, seat)
  const { adds } = bestWork(sites, handsOf(s, seat, box), s.lastRound - s.round, box)
  return sites.flatMap((site, i) => stepsTo(site, num(adds, i), box))
}

/** The steps that add a set of sections to a site without ever leaving an illegal structure (MAS-7.14). */
function stepsTo({ k, set }: Site, add: Small, box: Box): MasterChoice[] {
  const kind = num(box.kind, k)
  const pairs = pairsOf(kind)
  const list: MasterChoice[] = []
  let now = set
  let rest = add
  const take = (choice: MasterChoice, pieces: Small) => {
    list.push(choice)
    now = small.union(now, pieces)
    rest = small.minus(rest, pieces)
  }
  while (!small.isEmpty(rest)) {
    const piece = small.list(rest).find((p) => stands(kind, small.with(now, p)))
    if (piece !== undefined) {
      take(single(k, piece), small.of(piece))
      continue
    }
    const pair = pairs.findIndex(
      (two) => small.covers(rest, small.of(...two)) && stands(kind, small.union(now, small.of(...two))),
    )
    if (pair < 0) return list
    take(start(k, kind, pair), small.of(...at(pairs, pair)))
  }
  return list
}
