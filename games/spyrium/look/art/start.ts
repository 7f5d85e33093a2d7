// The start card on the workbench: money and crystals in large figures.
import { icon, rect, word } from '../../../../look/svg.ts'

export function startCard(w: number, h: number, name: string, money: number, crystals: number): string {
  const y = 46
  return (
    rect({ x: 0, y: 0, w, h }, 8, 'class="spy-paper"') +
    rect({ x: 2.5, y: 2.5, w: w - 5, h: h - 5 }, 6, 'fill="none" stroke="var(--s-brass-dark)" stroke-opacity=".55"') +
    word(name, 37, 24, 'spy-ink-title') +
    icon('coin', w * 0.15, y + 4, 26) +
    word('£', w * 0.15, y + 9, 'spy-coin', 'style="font-size:15px"') +
    word(`${money}`, w * 0.15 + 18, y + 12, 'spy-figure') +
    icon('crystal', w * 0.58, y + 4, 27) +
    word(`${crystals}`, w * 0.58 + 17, y + 12, 'spy-figure')
  )
}
