/** Whether the words behind `npm start` lay the table: none, or flags as `chantier serve` takes them. Others are a command of the terminal. */
export function asksForTable([first = '--']) {
  return first.startsWith('--') && first !== '--help' && first !== '--version'
}
