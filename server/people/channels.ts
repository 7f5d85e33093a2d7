// The ways in which somebody wants to be told things, beside mail: devices and webhooks; and when not.

/** A browser that takes push messages (RFC 8291), or whatever else speaks like one, such as UnifiedPush. */
export interface Device {
  readonly id: string
  /** What the person calls it, or what the browser says of itself. */
  readonly name: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly created: number
}

export const HOOK_KINDS = ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const
export type HookKind = (typeof HOOK_KINDS)[number]

export interface Hook {
  readonly id: string
  readonly kind: HookKind
  readonly url: string
  readonly created: number
  /** How often in a row nobody took a notice there; from a few on it is left alone. */
  readonly failed: number
}

/** Hours in which nothing is sent, by the clock of where the person lives. */
export interface Quiet {
  /** Minutes after midnight; where `to` is earlier than `from` the night lies between them. */
  readonly from: number
  readonly to: number
  /** A time zone, such as Europe/Paris. */
  readonly zone: string
}

export const MOST_DEVICES = 10
export const MOST_HOOKS = 5
/** A webhook that took nothing so often in a row is off until its person tries it again. */
export const HOOK_OFF = 8
