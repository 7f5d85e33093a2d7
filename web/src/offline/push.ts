// Shows a notice that the house pushed, and leads to its table. What it reads is written by server/notices/channels.ts.

interface Pushed {
  readonly title?: string
  readonly body?: string
  readonly link?: string
  readonly tag?: string
}

/** What was pushed; something that is not ours is only a sign of life. */
function read(data: PushMessageData | null): Pushed {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

export function listenForNotices(worker: ServiceWorkerGlobalScope): void {
  const { registration, clients } = worker

  worker.addEventListener('push', (event) => {
    const { title = 'Chantier', body = '', link = './', tag = 'chantier' } = read(event.data)
    const looks = { renotify: true, icon: 'icon-192.png', badge: 'icon-192.png' }
    const shown = registration.showNotification(title, { body, tag, data: { link }, ...looks })
    const badge = worker.navigator.setAppBadge?.().catch(() => undefined)
    event.waitUntil(Promise.all([shown, badge]))
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const here = new URL(registration.scope)
    const wanted = new URL(event.notification.data?.link ?? './', here)
    // A notice leads to our own pages only, by whichever name this device knows the house.
    const target = new URL(wanted.hash, here).href
    event.waitUntil(
      clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
        const open = windows.find((one) => one.url === target) ?? windows[0]
        if (open === undefined) return clients.openWindow(target)
        await open.focus()
        return open.url === target ? open : open.navigate(target)
      }),
    )
  })
}
