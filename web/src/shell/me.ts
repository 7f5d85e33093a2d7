// Who one is on the server, as its routes tell it.

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
  /** What this house can do. */
  readonly house: { readonly mail: boolean; readonly passkeys: boolean }
}
