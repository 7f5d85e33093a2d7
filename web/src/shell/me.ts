// Who one is on the server, as its routes tell it.

export type HookKind = 'discord' | 'slack' | 'matrix' | 'ntfy' | 'json'

export interface Shows {
  readonly page: 'all' | 'friends' | 'nobody'
  readonly here: 'friends' | 'nobody'
}

/** GET, POST and PATCH /api/me. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly lang: string
  /** Nothing but this browser's cookie keeps a guest. */
  readonly guest: boolean
  readonly passkeys: number
  /** Recovery codes not yet spent. */
  readonly codes: number
  /** People whose talk one does not want to read. */
  readonly muted: readonly string[]
  readonly mail: { readonly address: string; readonly confirmed: boolean; readonly turn: boolean } | null
  readonly vacation: {
    readonly days: number
    readonly left: number
    readonly list: readonly { readonly from: number; readonly to: number }[]
  }
  /** Browsers that take notices. */
  readonly devices: readonly { readonly id: string; readonly name: string; readonly endpoint: string }[]
  readonly hooks: readonly {
    readonly id: string
    readonly kind: HookKind
    readonly host: string
    /** It took nothing for a while, and is left alone. */
    readonly off: boolean
  }[]
  /** Hours without notices, in minutes after midnight. */
  readonly quiet: { readonly from: number; readonly to: number; readonly zone: string } | null
  /** What others see of one: the page with its results, and that one is here. */
  readonly shows: Shows
  /** This person's devices may send figures of their analyses. */
  readonly sendsJudged: boolean
  /** What this house can do. */
  readonly house: { readonly mail: boolean; readonly passkeys: boolean }
}
