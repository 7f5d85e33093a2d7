// What has the focus once whatever had it is gone: whoever plays by keys goes on where they are.
import { tick } from 'svelte'

export function takesFocus(element: HTMLElement): void {
  void tick().then(() => {
    if (document.activeElement === document.body) element.focus()
  })
}
