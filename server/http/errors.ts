// Every refusal is answered as { error: { key, with, text } }: a key for programs, a sentence for people, no stack trace.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Params } from '../../kernel/words.ts'
import { HttpError } from '../base/httpError.ts'
import { langOf, sayIn } from '../texts/say.ts'
import type { App, HttpHouse } from './parts.ts'

interface Said {
  readonly status: number
  readonly key: string
  readonly with: Params
}

const NOWHERE: Said = { status: 404, key: 'http.not-found', with: {} }

/** A path that looks like a page of the table, not like a file or a call. */
const PAGE = /^\/(?!api\/)[\w/-]{1,200}$/

export function answerErrors(app: App, house: HttpHouse): void {
  app.setErrorHandler(async (error: FastifyError | HttpError, request, reply) => {
    const said = saidOf(error, house)
    if (said.status >= 500) request.log.error({ err: error }, 'a request failed')
    await answer(said, request, reply, house)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // Pages live behind the # of the address; a link that lost it still leads there.
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (wantsPage && PAGE.test(path)) return reply.header('cache-control', 'no-cache').redirect(`/#${path}`, 302)
    return answer(NOWHERE, request, reply, house)
  })
}

/** An address that no route can read: it is answered before anything else looks at it. */
export const answerAddress =
  (house: HttpHouse) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const said = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? NOWHERE : saidOf(error, house)
    void answer(said, request, reply, house)
  }

async function answer(said: Said, request: FastifyRequest, reply: FastifyReply, house: HttpHouse): Promise<void> {
  const asked = request.headers['accept-language']
  // The person's own language where they have one; a store that cannot be reached must not spoil the answer.
  const person = said.status >= 500 ? null : await house.people.of(request.headers.cookie).catch(() => null)
  const lang = person?.lang ?? langOf(asked)
  const text = sayIn(lang, said.key, said.with)
  await reply
    .code(said.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { key: said.key, with: said.with, text } })
}

function saidOf(error: FastifyError | HttpError, { settings }: HttpHouse): Said {
  if (error instanceof HttpError) return error
  const status = error.statusCode ?? 500
  if (error.validation !== undefined) return { status: 400, key: 'http.invalid', with: { why: placeOf(error) } }
  if (status === 413) return { status, key: 'http.too-large', with: { max: settings.limits.body } }
  if (status === 415) return { status, key: 'http.media', with: {} }
  if (status === 404) return NOWHERE
  if (status === 405) return { status, key: 'http.method', with: {} }
  if (status >= 400 && status < 500)
    return { status: 400, key: 'http.invalid', with: { why: error.code?.includes('JSON') ? 'JSON' : 'HTTP' } }
  const away = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', '57P01', '57P03', '53300']
  return away.includes(error.code ?? '')
    ? { status: 503, key: 'http.busy', with: {} }
    : { status: 500, key: 'http.inside', with: {} }
}

/** The place in the request that does not fit its schema. */
function placeOf(error: FastifyError): string {
  const [first] = error.validation ?? []
  const part = error.validationContext ?? 'body'
  return `${part}${first?.instancePath ?? ''}`
}
