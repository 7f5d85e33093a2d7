// The page's service worker: keeps the whole build on the device, so that it opens and plays without a network.
import { answering, type KeptFile, keyOf, keysOf } from './files.ts'
import { listenForNotices } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build (web/offline.ts). */
declare const __FILES__: readonly KeptFile[]

const NAME = 'chantier'
/**
 * Files are fetched one by one, with a breath after each, in milliseconds: a first visit is when somebody makes their first choices,
 * and those come before what is only needed without a network.
 */
const BREATH = 25

const files = __FILES__
const scope = self.registration.scope
const keys = keysOf(scope, files)

/** Fetches what is not kept yet; what did not change since the last version stays. */
async function keep(): Promise<void> {
  const cache = await caches.open(NAME)
  for (const file of files) {
    const key = keyOf(scope, file)
    if ((await cache.match(key)) !== undefined) continue
    const answer = await fetch(new URL(file.path, scope), file.mark === undefined ? {} : { cache: 'reload' })
    if (!answer.ok) throw new Error(`${file.path}: ${answer.status}`)
    await cache.put(key, answer)
    await new Promise((go) => setTimeout(go, BREATH))
  }
}

/** Drops files of earlier versions, and the stores of earlier workers. */
async function tidy(): Promise<void> {
  const cache = await caches.open(NAME)
  const wanted = new Set(keys.values())
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url))
  const stores = (await caches.keys()).filter((name) => name !== NAME && name.endsWith(scope))
  await Promise.all([...old.map((key) => cache.delete(key)), ...stores.map((name) => caches.delete(name))])
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const key = answering(keys, scope, request.url, request.mode === 'navigate')
  if (key === null) return
  // A device short of room may have dropped a file: then the network answers.
  event.respondWith(caches.match(key, { cacheName: NAME }).then((kept) => kept ?? fetch(request)))
})

listenForNotices(self)
