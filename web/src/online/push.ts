// This browser as a device that takes notices: web push through the page's service worker.
import { ask } from './api.ts'

export interface NewDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly name: string
}

/** Why a browser takes none: its person said no, it cannot, or it tried in vain. */
export type Unsubscribed = 'denied' | 'none' | 'failed'

export const mayPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** What this browser gave a push service before, if it did. */
export async function deviceHere(): Promise<string | null> {
  if (!mayPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

export async function subscribe(): Promise<{ device: NewDevice } | { why: Unsubscribed }> {
  if (!mayPush()) return { why: 'none' }
  if ((await Notification.requestPermission()) !== 'granted') return { why: 'denied' }
  const house = await ask<{ key: string }>('GET', 'push')
  if (!('value' in house)) return { why: 'failed' }
  try {
    const registration = await navigator.serviceWorker.ready
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: house.value.key,
    })
    const { endpoint, keys } = made.toJSON()
    const { p256dh, auth } = keys ?? {}
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return { why: 'failed' }
    return { device: { endpoint, p256dh, auth, name: nameOfBrowser() } }
  } catch {
    return { why: 'failed' }
  }
}

/** What a browser calls itself, as short as people do. */
function nameOfBrowser(): string {
  const agent = navigator.userAgent
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? ''
  return `${browser.replace('Edg', 'Edge').replace('OPR', 'Opera')} ${system}`.trim()
}
