import type { Lookup } from './lookup.ts'

/** Plurals, -ing, -ed, -ion and -ment fall; so does a last e, that "place" and "placing" meet. */
function stem(word: string): string {
  if (word.length < 4) return word.length === 3 && word.endsWith('s') && !/[su]s$/.test(word) ? word.slice(0, 2) : word
  const single = word
    .replace(/'s?$/, '')
    .replace(/(..)ies$/, '$1y')
    .replace(/(sh|ch|x|z|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const cut = single.replace(/^(.{3,})(?:ment|ation|ion|ing|ed)$/, '$1')
  const root = cut === single ? cut : cut.replace(/([bdfgmnprt])\1$/, '$1')
  return root.length > 3 ? root.replace(/at?e$|at$|e$/, '').replace(/i$/, 'y') : root
}

export const lookup: Lookup = {
  stem,
  empty:
    `a an the of to in on at for from by with and or is are am be been was were do does did done can could may might
    must shall should will would i me my we us our you your it its he him his she her they them their this that these
    those there here what whats which who whom whose when where why how many much any some if then than as so just also
    get got have has had no not dont cant isnt im ill about into out up off over only one someone somebody anyone please
    number tell explain come comes go goes going work works long often need needs cannot per after does when there mean means rule rules game thing things something happen happens happened`
      .split(/\s+/)
      .filter((word) => word !== ''),
  counting: ['many', 'much', 'number', 'maximum', 'often'],
  numbers: [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'once',
    'twice',
    'most',
    'none',
  ],
  signs: { '£': 'pounds', $: 'dollars' },
  alike: [
    'cost price pay payment fee surcharge expensive charge spend paid due',
    'activate use trigger exploit employ activation run',
    'points vp score scoring victory worth',
    'end finish over ending last final finished',
    'win winner victory winning wins won beat',
    'tie ties draw tied tiebreak tiebreaker breaker equal same share',
    'money cash gold coin coins pounds dollars talers thalers income',
    'start begin beginning setup set-up first opening initial',
    'build construct erect building construction put raise',
    'card cards deck pile',
    'worker workers helper assistant meeple man guy person pawn crew labourer',
    'place put placing send position lay',
    'take remove back retrieve return withdraw pick',
    'buy purchase acquire obtain patent',
    'hire recruit employ engage',
    'fire dismiss sack',
    'borrow loan debt iou owe credit repay',
    'swap exchange switch trade change changing',
    'gap lane between space',
    '2 ii',
    'discard throw lose drop',
    'maximum limit most max limits cap never',
    'undo revert mistake',
    'bid bidding auction offer raise highest',
    'pass skip stop passing skipping',
    'turn action play move actions',
    'round season period',
    'crowd neighbours others around crowded',
    'replace swap overbuild upgrade',
    'tired exhausted lying tilted used sleeping asleep',
    'standing upright awake ready straight fresh',
    'hidden secret see know look visible open',
    'tower towers',
    'choose pick select decide',
    'resources goods materials pieces material resource',
    'exact exactly change overpay',
    'empty nothing none out run',
    'players two three four player people',
    'trick tricks',
    'convert transform turn change conversion',
    'bonus extra reward',
    'wage wages salary pay salaries paid',
    'section part piece sections',
    'contract contracts job',
    'event events',
    'silver bar bars',
    'neutral dummy',
    'order sequence priority before after',
    'leader lead leads leading leader',
    'move moved displace kick',
  ],
}
