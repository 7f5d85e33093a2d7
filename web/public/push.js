// Joined to the service worker: shows a notice that the house pushed, and leads to its table.
// What it reads is written by server/notices/channels.ts.

self.addEventListener('push', (event) => {
  let notice = {}
  try {
    notice = event.data?.json() ?? {}
  } catch {
    // Something that is not ours is shown as what it is: nothing but a sign of life.
  }
  const { title = 'Chantier', body = '', link = './', tag = 'chantier' } = notice
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: 'icon-192.png',
    badge: 'icon-192.png',
    data: { link },
  })
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.().catch(() => {})]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const here = new URL(self.registration.scope)
  const wanted = new URL(event.notification.data?.link ?? './', here)
  // A notice leads to our own pages only, by whichever name this device knows the house.
  const target = new URL(wanted.hash, here).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find((one) => one.url === target) ?? windows[0]
      if (open === undefined) return self.clients.openWindow(target)
      await open.focus()
      if (open.url !== target) await open.navigate(target)
    }),
  )
})
