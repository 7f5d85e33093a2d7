// What the things on the table of Nehemiah are, in English.
import { at } from '../../../../kernel/lists.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'

const ROUNDS = ['I', 'II', 'III']
const nobodys = 'the bank'

export const things: NehemiahTexts['things'] = {
  board: {
    name: (p, v) => v.name(at(BOARDS, p.board)),
    text: (p) =>
      `Scored after each round: ${p.places[0] ?? 0} VP for the most cubes, then ${p.places.slice(1).join(', ')}. Ties share; after rounds I and II the leader takes a cube back.`,
  },
  tower: {
    name: (p, v) => `Cubes of ${v.seat(p.seat)}`,
    text: (p, v) =>
      `${p.cubes} ${v.plural(p.cubes, 'cube', 'cubes')}, ${p.points} VP if this board were scored now. Cards put cubes here; when your supply is empty, one moves from another board.`,
  },
  gate: {
    name: (p) => `Gate of ${p.points} VP`,
    text: (p, v) =>
      p.seat !== null
        ? `Built by ${v.seat(p.seat)}. It counts ${p.points} VP at the end.`
        : p.is === 'next'
          ? `The next to be built: ${p.points} VP at the end. Cards that build a gate always take the lowest.`
          : `To be built later: ${p.points} VP at the end. The lower gates come before it.`,
  },
  gates: {
    name: 'Gates',
    text: (p) =>
      `${p.n === 0 ? 'All are built.' : `${p.n} still to be built, the lowest first.`} Each counts its VP at the end. Press to see all.`,
  },
  deck: {
    name: (p) => `Deck ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'card', 'cards')} for columns that are replaced. ${p.round < 3 ? 'When it runs short the round ends and is scored.' : 'When it runs short the final turns begin.'}`,
  },
  discard: {
    name: 'Discard',
    text: () => 'Cards of columns that were replaced. They never come back. Press to see them.',
  },
  'foreman-deck': {
    name: 'Foremen',
    text: () => 'At the start of each round, one more than there are players is turned up for the auctions.',
  },
  column: {
    name: 'Column',
    text: (p) =>
      ({
        open: 'A worker sent here takes the first free card from the top. Activating the bottom card closes the column.',
        full: 'Every card is taken: no worker can be sent here. Activating the bottom card closes the column.',
        closing: 'At the end of this turn it is cleared: its cards leave, and all its workers go home.',
        empty: 'No cards are left for it: it is out of the game.',
      })[p.state],
  },
  slot: {
    name: 'Work card',
    text: (p, v) => {
      const owner = p.seat === null ? nobodys : v.seat(p.seat)
      if (p.is === 'free') return `Row ${p.row}: nobody is on it.`
      return p.is === 'standing'
        ? `Row ${p.row}: ${owner} can activate it.`
        : `Row ${p.row}, a tired worker: whoever activates a card below may use it for ${p.coin} gold, to ${owner}.`
    },
  },
  worker: {
    name: (p, v) => (p.seat === null ? 'Neutral worker' : `Worker of ${v.seat(p.seat)}`),
    text: (p) =>
      p.seat === null
        ? `He belongs to nobody and is always tired. Using his card costs ${p.coin} gold, to the bank.`
        : p.tired
          ? `Tired: he has worked. Whoever activates a card below in this column may use his, for ${p.coin} gold to his owner.`
          : 'Standing: on a turn, his owner may activate him to carry out the card. Then he is tired.',
  },
  workers: {
    name: 'Workers',
    text: (p) =>
      `${p.supply} in supply, ${p.out} on cards${p.aside > 0 ? `, ${p.aside} set aside until the next round` : ''}. On your turn you send one or activate one.`,
  },
  neutrals: {
    name: 'Neutral workers',
    text: () => 'With two players: after sending a worker, lay one of these, tired, in another column.',
  },
  wood: { name: 'Wood', text: (p) => `Pays for many cards. At the end every ${p.each} wood count 1 VP.` },
  gold: {
    name: 'Gold',
    text: (p) =>
      `Pays for extra activations, to the worker’s owner, and for many cards. At the end every ${p.each} gold count 1 VP.`,
  },
  cubes: {
    name: 'Influence cubes',
    text: () =>
      'In supply. Cards put them on the Wall, in the Temple or in the Garrison, which are scored after each round.',
  },
  points: {
    name: 'Victory points (VP)',
    text: () => 'From the boards after each round; gates, wood and gold add theirs at the end. The most VP wins.',
  },
  screen: { name: 'Screen', text: (p, v) => `Wood, gold and points of ${v.seat(p.seat)} lie behind it until the end.` },
  sum: {
    name: 'If it were scored now',
    text: () => 'What the three boards would give you now, and what your gates count at the end.',
  },
  bid: {
    name: (p, v) => `Bid of ${v.seat(p.seat)}`,
    text: (p) =>
      `${p.done ? 'Sealed; it is shown with all the others.' : 'Still being thought about.'} Workers, wood and gold count alike: the greatest sum wins.`,
  },
  'gates-of': {
    name: 'Gates built',
    text: (p) =>
      p.values.length === 0
        ? 'None yet. Each gate counts its VP at the end.'
        : `${p.values.join(' + ')} VP at the end.`,
  },
  'first-player': {
    name: 'First Player',
    text: () => 'This player had the first turn. The final turns are counted from this seat; the pawn never moves.',
  },
  'foreman-of': { name: (p, v) => v.card(p.card), text: (p) => p.does },
  ahead: {
    name: 'Not asked',
    text: () => 'This player has said not to be asked for a while whether to play a foreman.',
  },
  'no-foreman': {
    name: 'No foreman',
    text: () => 'Foremen are won at auction when a round begins, and stay until it ends.',
  },
  round: {
    name: (p) => `Round ${ROUNDS[p.round - 1] ?? ''}`,
    text: (p) =>
      p.round < 3
        ? 'The small bars are columns still to be replaced. After the last one the three boards are scored.'
        : 'The small bars are columns still to be replaced. Then come the final turns and the final scoring.',
  },
  replaced: {
    name: 'Columns replaced',
    text: (p) =>
      `${p.n} of ${p.all} in this round. A column is replaced when the worker on its bottom card is activated.`,
  },
  'final-turns': {
    name: 'Final turns',
    text: (p) =>
      `${p.n === 0 ? 'This is the last one' : `${p.n} after this one`}. Then the third scoring: boards, gates, wood and gold.`,
  },
  auction: {
    name: 'Auction of foremen',
    text: () => 'One card after another. Everybody bids workers, wood and gold in secret; only the winner pays.',
  },
  over: { name: 'The game is over', text: () => 'The most VP wins; if tied, the most wood, then the most gold.' },
}
