// The page's first script, a small file of its own: it runs while the rest is on its way, so that the reader's language is
// fetched beside the page and not after it, and so is the table that an address lays (web/first.ts puts it into the page's head).
import { firstLang } from './lib/firstLang.ts'
import { bringFirst } from './lib/firstTexts.ts'
import { fetchTable } from './lobby/fetch.ts'

const lang = firstLang()
// Whatever goes wrong is met again, and told, by who needs the words (main.ts).
bringFirst(lang).catch(() => undefined)
/** An address that lays a table says of which game. */
const [, game] = /^#\/?new\/([^/]+)/.exec(location.hash) ?? []
if (game !== undefined) fetchTable(game, lang)
