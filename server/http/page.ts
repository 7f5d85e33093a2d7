// A page of one sentence, for links in mails: readable without the client, without scripts, in both themes.
import type { Lang } from '../../papers/texts.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** With `button`, a form that sends the page's own address back. */
export function pageOf(lang: Lang, text: string, button?: string): string {
  const form = button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Chantier</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { display: grid; place-items: center; min-height: 90vh; margin: 0; padding: 1.5rem; text-align: center }
button { font: inherit; padding: .6em 1.4em; min-height: 44px; cursor: pointer }
</style>
</head>
<body>
<main>
<h1>Chantier</h1>
<p>${escaped(text)}</p>
${form}
<p><a href="/">Chantier</a></p>
</main>
</body>
</html>
`
}
