// The page's first script, a small file of its own: it runs while the rest is on its way, so that the reader's language is
// fetched beside the page and not after it (web/first.ts puts it into the page's head).
import { firstLang } from './lib/firstLang.ts'
import { bringFirst } from './lib/firstTexts.ts'

// Whatever goes wrong is met again, and told, by who needs the words (main.ts).
bringFirst(firstLang()).catch(() => undefined)
