// Reading one cookie of several: ours, and the parser of the `cookie` package; both then check the same signature.
import { Signer } from '@fastify/cookie'
import { cookiesWith } from '../../server/people/cookie.ts'
import { atOnce, micros, optional } from './inTurns.ts'

const KEY = 'k'.repeat(43)

export async function cookies(): Promise<string> {
  const ours = cookiesWith(KEY, true)
  const signer = new Signer(KEY)
  const [mine = ''] = ours.make().header.split(';')
  const header = `theme=dark; ${mine}; lang=fr; seen=2026-11-17`
  const cookie = await optional('cookie')
  const took = await atOnce(
    {
      ours: () => ours.read(header),
      ...(cookie && { cookie: () => signer.unsign(cookie.parseCookie(header).chantier) }),
    },
    20_000,
  )
  return `a header of four: ${micros(took)}`
}
