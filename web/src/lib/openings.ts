// Which games have an explorer of first choices; nothing of it is fetched here.
const found = import.meta.glob('../../../games/*/openings/index.ts')

export const hasOpenings = (game: string): boolean => `../../../games/${game}/openings/index.ts` in found
