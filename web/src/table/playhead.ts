// What of a match is shown when: its latest line, the moves of others line by line, or an earlier moment.

/** What a playhead needs of the page around it. */
export interface Screen {
  /** How long it takes until this line is shown, in milliseconds; 0 shows all of them at once. */
  pace(line: number): number
  /** Calls back after so many milliseconds, unless it is told not to. */
  later(call: () => void, ms: number): () => void
  /** Whether it is known here how the table was after this line. */
  known(line: number): boolean
  /** Another line is shown, or the story is longer or shorter. */
  changed(): void
}

export interface Playhead {
  /** The line that is shown. */
  readonly moment: number
  /** The last line of the story. */
  readonly latest: number
  /** The line up to which the story has been shown, whatever earlier one is looked at now. */
  readonly shown: number
  /** The last line is shown, and no earlier one looked at. */
  readonly live: boolean
  /** An earlier line is looked at. */
  readonly back: boolean
  /** The story now ends with this line, which is shown at once or in its turn. */
  extend(latest: number, atOnce: boolean): void
  /** Shows the story from this line on once more, line by line. */
  rewind(line: number): void
  /** Looks at a line; the last one resumes play. */
  lookAt(line: number): void
  /** Shows at once what is still to be shown. */
  skip(): void
  /** Shows nothing further until this has ended. */
  hold(until: Promise<unknown>): void
  leave(): void
}

export function playheadOf(screen: Screen, latest = 0): Playhead {
  let last = latest
  let shown = latest
  let back: number | null = null
  let holds = 0
  let left = false
  let stop: (() => void) | null = null

  /** Shows what is not shown yet, one line after another. */
  function playOn(): void {
    if (stop !== null || left || holds > 0 || shown >= last) return
    stop = screen.later(
      () => {
        stop = null
        step()
        screen.changed()
        playOn()
      },
      screen.pace(shown + 1),
    )
  }
  /** A line that is not known here is passed over. */
  function step(): void {
    if (screen.pace(shown + 1) === 0) shown = last
    if (shown < last) shown++
    while (shown < last && !screen.known(shown)) shown++
  }

  return {
    get moment() {
      return back ?? shown
    },
    get latest() {
      return last
    },
    get shown() {
      return shown
    },
    get live() {
      return back === null && shown === last
    },
    get back() {
      return back !== null
    },
    extend(latest, atOnce) {
      last = latest
      shown = atOnce || (screen.pace(shown + 1) === 0 && holds === 0) ? last : Math.min(shown, last)
      screen.changed()
      playOn()
    },
    rewind(line) {
      shown = Math.max(0, Math.min(line, last))
      screen.changed()
      playOn()
    },
    lookAt(line) {
      back = line >= last ? null : Math.max(0, line)
      if (back === null) shown = last
      screen.changed()
    },
    skip() {
      shown = last
      screen.changed()
    },
    hold(until) {
      holds++
      const release = () => {
        holds--
        playOn()
      }
      until.then(release, release)
    },
    leave() {
      left = true
      stop?.()
      stop = null
    },
  }
}
