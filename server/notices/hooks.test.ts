import { describe, expect, it } from 'vitest'
import { hookRequest } from './hooks.ts'

const message = {
  kind: 'turn' as const,
  title: 'Your turn · Castle',
  text: 'At the table with <!channel> and @everyone *Ada*.',
  link: 'https://play.example.org/#/at/t1',
}
const body = (kind: Parameters<typeof hookRequest>[0], url = 'https://hook.example/a') => {
  const made = hookRequest(kind, url, message)
  return { url: made.url, ...JSON.parse(made.body) }
}

describe('a webhook', () => {
  it('of Discord calls nobody, whatever people are called', () => {
    expect(body('discord').allowed_mentions).toEqual({ parse: [] })
    expect(body('discord').content).toContain('\\*Ada\\*')
  })
  it('of Slack shows what looks like a call as text', () => {
    expect(body('slack').text).toContain('&lt;!channel&gt;')
  })
  it('of Matrix carries text and markup that holds no more than that', () => {
    expect(body('matrix').text).toContain(message.link)
    expect(body('matrix').html).not.toContain('<!channel>')
  })
  it('of ntfy is published at the server with the topic of its address', () => {
    expect(body('ntfy', 'https://ntfy.sh/my-topic')).toMatchObject({
      url: 'https://ntfy.sh/',
      topic: 'my-topic',
      title: message.title,
      click: message.link,
    })
    expect(body('ntfy', 'https://example.org/ntfy/topic/')).toMatchObject({
      url: 'https://example.org/ntfy/',
      topic: 'topic',
    })
  })
  it('of any other kind says what happened', () => {
    expect(body('json')).toMatchObject({ chantier: 'notice', event: 'turn', link: message.link })
  })
})
