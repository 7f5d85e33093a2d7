// The HTTP house: headers, limits, errors in the reader's language, the API with its page of documentation, the site.

import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { networkOf } from '../base/address.ts'
import { fail, HttpError } from '../base/httpError.ts'
import { originFits } from '../base/origin.ts'
import { compileAnswer, compileSchema, type SchemaTypes } from './compile.ts'
import { limitConnections } from './crowd.ts'
import { registerDocs } from './docs.ts'
import { answerAddress, answerErrors } from './errors.ts'
import { registerHealth } from './health.ts'
import { limitKeeping } from './keeping.ts'
import { registerMe } from './me.ts'
import { registerMetrics } from './metrics.ts'
import { registerNotices } from './notices.ts'
import { answerOneByOne } from './oneByOne.ts'
import type { App, HttpHouse, Part } from './parts.ts'
import { registerPasskeys } from './passkeys.ts'
import { registerPeople } from './people.ts'
import { secure } from './secure.ts'
import { registerSite } from './site.ts'
import { answerUnreadable } from './unreadable.ts'

export async function openApp(house: HttpHouse, parts: readonly Part[] = []): Promise<App> {
  const { settings, log } = house
  const app: App = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: settings.limits.body || Number.MAX_SAFE_INTEGER,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // A request that is only half sent does not hold its place for long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    keepAliveTimeout: 65_000,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerAddress(house),
    schemaController: { compilersFactory: { buildSerializer: compileAnswer } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }).withTypeProvider<SchemaTypes>()
  app.setValidatorCompiler(compileSchema)
  limitConnections(app.server, settings)
  if (settings.limits.connections > 0) app.server.maxConnections = settings.limits.connections
  answerOneByOne(app)
  answerErrors(app, house)
  secure(app, settings)
  registerDocs(app)
  await app.register(async (api) => {
    const typed = api.withTypeProvider<SchemaTypes>()
    await limitRate(typed, house)
    typed.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
      // What a link in a mail asks for is signed in the link itself; no cookie is looked at, wherever it is pressed.
      const signed = request.routeOptions.url?.startsWith('/mail/') === true
      if (!reads && !signed && !originFits(settings, request.headers)) fail(403, 'http.origin')
    })
    limitKeeping(typed, house)
    registerMe(typed, house)
    registerPasskeys(typed, house)
    registerPeople(typed, house)
    registerNotices(typed, house)
    for (const part of parts) await part(typed)
  })
  registerHealth(app, house)
  registerMetrics(app, house)
  await registerSite(app, house)
  return app
}

async function limitRate(app: App, { settings }: HttpHouse): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: settings.limits.requests > 0,
    max: settings.limits.requests,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, 'http.too-many', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}
