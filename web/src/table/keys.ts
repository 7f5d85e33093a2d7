// The keys of the table, and where the focus goes when what had it is gone.
import { tick } from 'svelte'

/** Where the question is, for whoever plays by keys: a piece, an amount, a button. */
const QUESTION = [
  '.board .piece.can[tabindex="0"]',
  '.numbers input',
  '.decision .buttons button:not(.list, .quiet)',
  '.decision .buttons button:not(.list)',
]

export interface Keys {
  /** Whether the last thing done was done by a key. */
  readonly byKeys: boolean
  press(e: KeyboardEvent): void
  /** Somebody points: the focus is left alone until the next key. */
  pointed(): void
  /** There is something to choose: whoever plays by keys finds the focus there. */
  asked(): void
}

/** `acts` are what keys do, looked up when one is pressed: "u", "Shift+u", "Escape". */
export function keysOf(acts: () => Readonly<Record<string, (() => void) | undefined>>): Keys {
  let byKeys = false
  return {
    get byKeys() {
      return byKeys
    },
    press(e) {
      byKeys = true
      const at = e.target as HTMLElement
      if (e.ctrlKey || e.metaKey || e.altKey || at.matches('input, select, textarea')) return
      if (document.querySelector('dialog[open]')) return
      // From wherever the focus is, an arrow leads to the board.
      if (/^Arrow/.test(e.key) && !at.closest('.board, .journal')) {
        document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus()
        return e.preventDefault()
      }
      const key = e.key.length === 1 ? e.key.toLowerCase() : e.key
      const act = (e.shiftKey ? acts()[`Shift+${key}`] : undefined) ?? acts()[key]
      if (act === undefined) return
      e.preventDefault()
      act()
    },
    pointed() {
      byKeys = false
    },
    asked() {
      if (!byKeys) return
      void tick().then(() => {
        if (document.activeElement !== document.body) return
        for (const place of QUESTION) {
          const found = document.querySelector<HTMLElement>(place)
          if (found) return found.focus()
        }
      })
    },
  }
}
