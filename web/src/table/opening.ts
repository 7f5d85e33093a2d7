// How a question opens: whose turn it is, then what is asked.

/**
 * "Your turn: send a worker". A question that says itself whose turn it is does not say it twice, and one with a colon
 * of its own keeps it alone: "Your turn — Turncoat: move a cube".
 */
export function opening(turn: string, ask: string, lang: string): string {
  if (ask.startsWith(turn)) return ask
  if (ask.includes(':')) return `${turn.replace(/\s*:$/, '')} — ${ask}`
  return `${turn} ${ask.replace(/^./, (c) => c.toLocaleLowerCase(lang))}`
}
