/** What the online pages say of figures from analyses. */
export const judged = {
  'judged.title': 'Error rate and luck',
  'judged.source': 'From {who}’s own analyses, sent by their own device. The house does not verify them.',
  'judged.source-mine': 'From your own analyses, sent by your own device. The house does not verify them.',
  'judged.none-on': 'Nothing sent yet: open the analysis of one of your finished matches at this house.',
  'judged.none-off': 'Your analyses stay on your device. You can have their figures shown here, under “Who sees what”.',
  'judged.switch': 'Figures of your analyses',
  'judged.yes': 'on my page',
  'judged.no': 'on my device only',
  'judged.what':
    'If you have them on your page: when you open the analysis of a finished match of this house, your device sends the figures of your own seat: choices and mistakes in each third of the match and the chance they cost, accuracy, what the cards brought, and how hard was thought. The house does not verify them. Whoever sees your results sees them. Changing back makes the house forget them.',
  'judged.sent': 'Its figures are on your page, too.',
  'judged.not-sent': 'Not on your page: {why}',
  'judged.stays': 'On this device only; “Who sees what” can change that.',
  'achieved.flawless': 'A match without a mistake',
  'achieved.flawless-how': 'by the player’s own analysis',
}
