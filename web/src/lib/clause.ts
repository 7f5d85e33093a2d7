// Clauses of rulebooks have a place in the rules; what the table itself refuses has none.

/** "NEH-5.5", not "table.over". */
export const isClause = (id: string): boolean => /^[A-Z]{2,}-/.test(id)
