// The file name of the service worker: it must lie beside the page. On its own, so that page and worker share no part of the
// build: a worker with a part elsewhere is a module, which not every browser runs.
export const WORKER = 'sw.js'
