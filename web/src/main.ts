import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import '@fontsource/source-sans-3/latin-700.css'
import '@fontsource/cinzel/latin-500.css'
import '@fontsource/cinzel/latin-700.css'
import './house.css'
import './head.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import { bringFirst } from './lib/firstTexts.ts'
import { settings } from './lib/settings.svelte.ts'
import { WORKER } from './offline/name.ts'

/** A part of the page that an update has taken away is fetched anew with the rest; a match under way is kept. */
addEventListener('vite:preloadError', () => {
  const KEY = 'chantier.renewed'
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < 10_000) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return
  }
  // A server that is down for a moment has updated nothing: loading anew would leave an empty page in place of the table.
  fetch('./', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  )
})

/** Once the page is read to its end and its own styles are here: what an address needs may bring this script along before. */
async function ready(): Promise<void> {
  if (document.readyState === 'loading') await new Promise((go) => addEventListener('DOMContentLoaded', go))
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (link?.sheet === null) await new Promise((go) => link.addEventListener('load', go))
}

/** The page begins once its language is here; one that cannot be fetched leaves the house's name standing, as any part would. */
Promise.all([bringFirst(settings.lang), ready()]).then(() => {
  const target = document.getElementById('app') as HTMLElement
  target.replaceChildren()
  mount(App, { target })
})

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    // Browsers refuse it where they keep nothing; the page then needs its network.
    navigator.serviceWorker.register(`./${WORKER}`, { scope: './' }).catch(() => undefined)
  })
