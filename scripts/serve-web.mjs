// A small static server for the built client, for tests of what needs no house. People are served by server/main.ts, in the same
// packing.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

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

const SHRINKS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])
const shrunkBefore = new Map()

/** A file compressed, once for as long as it does not change. */
function shrunk(file) {
  const { mtimeMs } = statSync(file)
  const before = shrunkBefore.get(file)
  if (before?.mtimeMs === mtimeMs) return before.bytes
  const bytes = gzipSync(readFileSync(file))
  shrunkBefore.set(file, { mtimeMs, bytes })
  return bytes
}

/** Serves a folder; resolves with the address once it listens. */
export function serveWeb(folder, port, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    const path = decodePath(request.url)
    // There is no game server behind these files, and asking for one is no error.
    if (path?.startsWith('/api/')) {
      response.writeHead(204, HEADERS).end()
      return
    }
    const file = path === null ? null : join(folder, path === '/' ? 'index.html' : path)
    const found = file?.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile()
    if (!['GET', 'HEAD'].includes(request.method ?? '') || !found) {
      response.writeHead(found ? 405 : 404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(found ? 'Only GET and HEAD are answered here.\n' : 'There is nothing at this address.\n')
      return
    }
    const hashed = /-[\w-]{8}\.\w+$/.test(file)
    const taken = request.headers['accept-encoding'] ?? ''
    const packed = /\bbr\b/.test(taken) && existsSync(`${file}.br`)
    const small = !packed && SHRINKS.has(extname(file)) && /\bgzip\b/.test(taken)
    response.writeHead(200, {
      ...HEADERS,
      ...((packed || small) && { 'Content-Encoding': packed ? 'br' : 'gzip', Vary: 'Accept-Encoding' }),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (request.method === 'HEAD') response.end()
    else if (small) response.end(shrunk(file))
    else createReadStream(packed ? `${file}.br` : file).pipe(response)
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
