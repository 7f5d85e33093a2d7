// The icons of the game at the table, put into the page once: an icon is then found in the page itself, and asks for no file.
import { spriteFor } from './shelf.ts'

/** The game whose icons are in the page, and the one whose icons are to be. */
let inPage = $state.raw('')
let wanted = ''
let holder: HTMLElement | null = null

/** What the address of an icon of this game begins with: nothing once it is in the page, the game's file until then. */
export const iconsOf = (game: string): string => (inPage === game ? '' : spriteFor(game))

/** Puts the icons of a game into the page, in place of another game's; where they cannot be fetched, their file stays. */
export async function bringIcons(game: string): Promise<void> {
  if (wanted === game) return
  wanted = game
  const drawn = await fetch(spriteFor(game)).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  if (wanted !== game) return
  if (drawn.startsWith('<svg')) put(game, drawn)
  else wanted = inPage
}

function put(game: string, drawn: string): void {
  if (holder === null) {
    holder = document.createElement('div')
    holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
    holder.setAttribute('aria-hidden', 'true')
    document.body.append(holder)
  }
  holder.innerHTML = drawn
  inPage = game
}
