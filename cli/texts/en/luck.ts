/** What an arena and a ladder say of results without the luck of the cards. */
export const luck = {
  title: 'Without the luck of the cards',
  head: ['bot', 'won %', '95% by deals', 'without luck %', '95%', 'as sure as (games)'],
  rungs: ['level', 'Elo', '95%', 'wins %', '95%', 'as sure as (games)'],
  means:
    '“As sure as”: so many games counted as they ended would show as much; in brackets 95%. Shares without luck may lie below 0 or above 100; what they estimate cannot.',
  unshown: (games: string) => `That this spares games is not shown (games played: ${games}).`,
  cost: (ms: string, part: string) => `Finding the luck took ${ms} ms a game, ${part}% of the time the bots thought.`,
  kept: (n: string, of: string) => `Games kept without their luck, which count only above: ${n} of ${of}.`,
  none: 'No whole deal was kept with its luck: there is nothing to say without it.',
  verdict: (sentence: string) => `Without luck: ${sentence}`,
}
