// The nodes that a load may reach. A line comes in where fewest are, and one that has lost its node goes to another, as behind a
// balancer that counts connections.

/** How one line comes in. */
export interface Way {
  /** The port to come in by now. */
  choose(): number
  /** The line there has ended. */
  lost(): void
  /** The line has its table. */
  arrived(): void
}

export interface Doors {
  way(): Way
  /** Lines that have lost their table, and have it not yet again. */
  readonly away: number
}

export function doorsOf(ports: readonly number[]): Doors {
  const lines = new Map(ports.map((port) => [port, 0]))
  let away = 0
  const count = (port: number, by: number) => void lines.set(port, (lines.get(port) ?? 0) + by)

  function emptiest(but: number | null): number {
    const others = [...lines].filter(([port]) => port !== but || ports.length === 1)
    return others.reduce((best, one) => (one[1] < best[1] ? one : best))[0]
  }

  return {
    way() {
      let port: number | null = null
      let isAway = false
      return {
        choose() {
          port = emptiest(port)
          count(port, 1)
          return port
        },
        lost() {
          if (port !== null) count(port, -1)
          if (!isAway) away++
          isAway = true
        },
        arrived() {
          if (isAway) away--
          isAway = false
        },
      }
    },
    get away() {
      return away
    },
  }
}
