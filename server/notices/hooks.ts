// Webhooks: a notice in the shape that Discord, Slack, Matrix (hookshot) or ntfy takes, or as plain JSON.
import type { HookKind } from '../people/channels.ts'
import type { NoticeKind } from '../store/outbox.ts'

/** What a notice says, in its person's language; nothing of what lies on the table. */
export interface Message {
  readonly kind: NoticeKind | 'test' | 'club'
  readonly title: string
  readonly text: string
  /** Where the table is. */
  readonly link: string
}

export interface HookRequest {
  readonly url: string
  readonly body: string
}

/** Slack reads `<…>` as a link or a call to everybody; what people are called must not be read as one. */
const slackText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const htmlText = (text: string) => slackText(text).replace(/"/g, '&quot;')
/** Signs that Discord and Matrix read as markup. */
const plainText = (text: string) => text.replace(/([\\*_~`|>#[\]()])/g, '\\$1')

export function hookRequest(kind: HookKind, url: string, { kind: event, title, text, link }: Message): HookRequest {
  const json = (at: string, body: object): HookRequest => ({ url: at, body: JSON.stringify(body) })
  switch (kind) {
    case 'discord':
      return json(url, {
        content: `**${plainText(title)}**\n${plainText(text)}\n<${link}>`,
        allowed_mentions: { parse: [] },
      })
    case 'slack':
      return json(url, { text: `*${slackText(title)}*\n${slackText(text)}\n<${link}>` })
    case 'matrix':
      return json(url, {
        text: `${title}\n${text}\n${link}`,
        html: `<b>${htmlText(title)}</b><br>${htmlText(text)}<br><a href="${htmlText(link)}">${htmlText(link)}</a>`,
      })
    case 'ntfy': {
      // Published as JSON at the server's root: headers could not carry every letter.
      const at = new URL(url)
      const path = at.pathname.replace(/\/+$/, '')
      const cut = path.lastIndexOf('/')
      at.pathname = `${path.slice(0, cut)}/`
      return json(at.href, { topic: path.slice(cut + 1), title, message: text, click: link, tags: ['game_die'] })
    }
    case 'json':
      return json(url, { chantier: 'notice', event, title, text, link })
  }
}
