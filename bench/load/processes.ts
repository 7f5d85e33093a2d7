// What the kernel says of processes: their processor time and memory. Linux only: it is read from /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts processor time in ticks of 10 ms. */
const TICK = 10_000

interface Process {
  readonly parent: number
  readonly cpu: NodeJS.CpuUsage
  /** Of those that it started and that have ended. */
  readonly ended: NodeJS.CpuUsage
  readonly rss: number
}

/** What /proc says of a process; null where it has ended. */
function processOf(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    return {
      parent,
      cpu: { user: (fields[11] ?? 0) * TICK, system: (fields[12] ?? 0) * TICK },
      ended: { user: (fields[13] ?? 0) * TICK, system: (fields[14] ?? 0) * TICK },
      rss: (fields[21] ?? 0) * 4096,
    }
  } catch {
    return null
  }
}

/** Processor time and memory of some processes together. */
export function together(pids: readonly (number | undefined)[]): { cpu: NodeJS.CpuUsage; rss: number } {
  const found = pids.flatMap((pid) => (pid === undefined ? [] : (processOf(pid) ?? [])))
  return {
    cpu: {
      user: found.reduce((sum, { cpu }) => sum + cpu.user, 0),
      system: found.reduce((sum, { cpu }) => sum + cpu.system, 0),
    },
    rss: found.reduce((sum, { rss }) => sum + rss, 0),
  }
}

/** Processor time of a process and of all that it has started, those that ended meanwhile too. */
export function withChildren(pid: number | undefined): NodeJS.CpuUsage {
  if (pid === undefined) return { user: 0, system: 0 }
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const { cpu } = together([pid, ...all.filter((one) => processOf(one)?.parent === pid)])
  const ended = processOf(pid)?.ended ?? { user: 0, system: 0 }
  return { user: cpu.user + ended.user, system: cpu.system + ended.system }
}
