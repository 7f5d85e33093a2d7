// What a seat holds, for what shows how a choice would change it.

/** Something a seat holds that a choice may change: a good, money, points. */
export interface Holding {
  /** The same thing before and after. */
  readonly is: string
  readonly label: string
  readonly icon: string
  /** A CSS colour of the icon. */
  readonly tone?: string
  readonly n: number
  /** An amount in its unit: "$18,000"; plain where there is none. */
  says?(n: number): string
  /** Less of it is better: wages, debts. */
  readonly burden?: boolean
}
