// How long a seat may think at an online table.

/** None; live: minutes for the whole match and seconds given back by each turn; days: for each turn, and a budget of days for the turns that take longer. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number; readonly budget: number }
