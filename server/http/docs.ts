// /api/docs: the API described from the very schemas that check it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { App } from './parts.ts'

const packed = (): { version: string } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))

export async function registerDocs(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Chantier',
        version: packed().version,
        description:
          'The house over HTTP. Whoever calls is known by the cookie `chantier` (POST /api/me hands one out). ' +
          'Live play goes over the WebSocket at /live; its frames are described in wire/messages.ts. ' +
          'A refusal is `{ error: { key, with, text } }`, its text in the language of Accept-Language or of the person.',
        license: { name: 'MIT' },
      },
      components: {
        securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'chantier' } },
      },
      tags: [
        { name: 'me', description: 'Who I am, and what the house keeps of me' },
        { name: 'passkeys', description: 'Keeping an account across devices' },
        { name: 'notices', description: 'Vacation and mail' },
        { name: 'people', description: 'What everybody may know of somebody' },
        { name: 'tables', description: 'Tables and their matches' },
        { name: 'house', description: 'The house itself' },
      ],
    },
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: false, tryItOutEnabled: false },
    theme: { title: 'Chantier API' },
  })
}
