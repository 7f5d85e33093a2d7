// The arena's clock: processor time of the thread that plays, so that a busy machine does not weaken a bot.

/** Milliseconds that this thread has worked. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
