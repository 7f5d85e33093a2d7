// /api/docs: the API described from the very schemas that check it. Few people read it, and what writes it is large (a library
// for YAML among it): so the routes are only noted, and a small house that serves their description is opened for the first reader.
import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifySchema, type HTTPMethods } from 'fastify'
import type { App } from './parts.ts'

const PREFIX = '/api/docs'
/** No sign that can be written in two ways, no empty part, no part of dots. */
const PLAIN = /^(?:\/[\w-]+(?:\.[\w-]+)*)+\/?$/

/** A route as it is described. */
interface Described {
  readonly method: HTTPMethods | HTTPMethods[]
  readonly url: string
  readonly schema: FastifySchema
}

/** An answer of the small house. */
interface Page {
  readonly code: number
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
}

const packed = (): { version: string } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))

const OPENAPI: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  components: {
    securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'chantier' } },
  },
  tags: [
    { name: 'me', description: 'Who I am, and what the house keeps of me' },
    { name: 'passkeys', description: 'Keeping an account across devices' },
    { name: 'notices', description: 'Vacation and mail' },
    { name: 'people', description: 'What everybody may know of somebody' },
    { name: 'tables', description: 'Tables and their matches' },
    { name: 'clubs', description: 'Clubs and who belongs to them' },
    { name: 'tournaments', description: 'What clubs play' },
    { name: 'house', description: 'The house itself' },
    { name: 'owner', description: 'What whoever leads the house does' },
  ],
}

const INFO = {
  title: 'Chantier',
  description:
    'The house over HTTP. Whoever calls is known by the cookie `chantier` (POST /api/me hands one out). ' +
    'Live play goes over the WebSocket at /live; its frames are described in wire/messages.ts. ' +
    'A refusal is `{ error: { key, with, text } }`, its text in the language of Accept-Language or of the person.',
  license: { name: 'MIT' },
}

const nothing = async () => null

/** A house that has the same routes, does nothing, and describes itself. */
async function openDocs(routes: readonly Described[]): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = Fastify({ routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true }, exposeHeadRoutes: false })
  docs.setValidatorCompiler(() => () => true)
  docs.setSerializerCompiler(() => JSON.stringify)
  await docs.register(swagger, { openapi: { ...OPENAPI, info: { ...INFO, version: packed().version } } })
  await docs.register(swaggerUi, {
    routePrefix: PREFIX,
    uiConfig: { docExpansion: 'list', deepLinking: false, tryItOutEnabled: false },
    theme: { title: 'Chantier API' },
  })
  for (const { method, url, schema } of routes) docs.route({ method, url, schema, handler: nothing })
  await docs.ready()
  return docs
}

/** Before all other routes: those that come after it are described. */
export function registerDocs(app: App): void {
  const routes: Described[] = []
  let docs: Promise<FastifyInstance> | null = null
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD' && !url.startsWith(PREFIX)) routes.push({ method, url, schema: schema ?? {} })
  })
  app.addHook('onClose', async () => (await docs)?.close())
  /** Asked for once, also by those who come while it is being written: many who read slowly wait for the same bytes. */
  const pages = new Map<string, Promise<Page>>()
  const written = async (path: string): Promise<Page> => {
    docs ??= openDocs(routes)
    const { statusCode, headers, rawPayload } = await (await docs).inject({ method: 'GET', url: path })
    const { connection: _, 'transfer-encoding': __, ...told } = headers
    return { code: statusCode, headers: told, bytes: rawPayload }
  }
  const pageAt = (path: string): Promise<Page> => {
    const known = pages.get(path)
    if (known !== undefined) return known
    const page = written(path)
    pages.set(path, page)
    const forget = () => void pages.delete(path)
    page.then(({ code }) => code !== 200 && forget(), forget)
    return page
  }
  for (const url of [PREFIX, `${PREFIX}/*`])
    app.get(url, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? PREFIX
      // One page has one name: each other spelling of it would be kept beside it.
      if (!PLAIN.test(path)) return reply.callNotFound()
      const { code, headers, bytes } = await pageAt(path)
      return reply.code(code).headers(headers).send(bytes)
    })
}
