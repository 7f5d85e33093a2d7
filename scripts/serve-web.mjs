// A small static server for the built client: npm start uses it until the game server exists.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
}
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** Serves a folder; resolves with the address once it listens. */
export function serveWeb(folder, port, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    const path = decodePath(request.url)
    const file = path === null ? null : join(folder, path === '/' ? 'index.html' : path)
    const found = file?.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile()
    if (!['GET', 'HEAD'].includes(request.method ?? '') || !found) {
      response.writeHead(found ? 405 : 404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(found ? 'Only GET and HEAD are answered here.\n' : 'There is nothing at this address.\n')
      return
    }
    const hashed = /-[\w-]{8}\.\w+$/.test(file)
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ server, address: `http://${host}:${server.address().port}/` }))
  })
}

function decodePath(url) {
  try {
    return normalize(decodeURIComponent(new URL(url ?? '/', 'http://x').pathname))
  } catch {
    return null
  }
}
