// Questions as people type them, forty a game and language (games/<game>/test/questions/<lang>.txt): the right passage
// must be among the first three for at least 36 of them.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { isPlayable, shelf } from '../lib/shelf.ts'
import { alike, Finder, fold } from './find.ts'
import { libraryOf } from './library.ts'
import { lookup as de } from './lookup/de.ts'
import { lookup as en } from './lookup/en.ts'
import { lookup as fr } from './lookup/fr.ts'

const AMONG = 3
const ASKED = 40
const RIGHT = 36

const files = import.meta.glob<string>('../../../games/*/test/questions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const questionsOf = (game: string, lang: string) =>
  (files[`../../../games/${game}/test/questions/${lang}.txt`] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [question = '', places = ''] = line.split('|')
      return { question: question.trim(), places: places.trim().split(/\s+/) }
    })

describe.each(shelf.map(({ id }) => id).filter(isPlayable))('questions about %s', (game) => {
  it.each(WHOLE)('are answered in %s', async (lang) => {
    const library = await libraryOf(game, lang, null)
    const questions = questionsOf(game, lang)
    expect(questions).toHaveLength(ASKED)
    const missed = questions.flatMap(({ question, places }) => {
      const found =
        library?.finder
          .ask(question)
          .found.slice(0, AMONG)
          .map(({ passage }) => passage.at) ?? []
      return found.some((at) => places.includes(at)) ? [] : [`${question} → ${found.join(' ')}`]
    })
    // biome-ignore lint/suspicious/noConsole: the figure is to be read in every run
    console.info(`questions answered, ${game} ${lang}: ${ASKED - missed.length} of ${ASKED}`)
    expect(ASKED - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(RIGHT)
  })
})

const passages = [
  { heading: 'Activate the card', text: 'Pay its price, and £1 more for each worker of the crowd.' },
  { heading: 'Mise en place', text: 'Chaque place reçoit un écran et une œuvre.' },
  { heading: 'PIL-4.2', clause: 'PIL-4.2', text: 'The winning card is the one played last.' },
]

describe('looking up', () => {
  const first = (question: string, lookup = en) => new Finder(passages, lookup).ask(question).found[0]?.passage.heading
  it('forgives forms of words, and words for the same thing', () => {
    expect(first('whats the cost of activating')).toBe('Activate the card')
    expect(first('payments')).toBe('Activate the card')
  })
  it('forgives accents, capitals and slips', () => {
    expect(first('ECRAN', fr)).toBe('Mise en place')
    expect(first('oeuvre', fr)).toBe('Mise en place')
    expect(first('actviate', en)).toBe('Activate the card')
    expect(alike('actviate', 'activate', 1)).toBe(true)
    expect(alike('crowd', 'crown', 0)).toBe(false)
    expect(fold('À L’Œuvre')).toBe("a l'oeuvre")
  })
  it('finds a clause by its id', () => {
    expect(first('pil-4.2')).toBe('PIL-4.2')
  })
  it('says what else it looked for, and marks what it found', () => {
    const finder = new Finder(passages, en)
    const { found, also } = finder.ask('cost of a card')
    expect(also).toContain('price')
    const cut = finder.excerpt(found[0]?.passage.text ?? '', found[0]?.roots ?? new Set())
    expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toContain('price')
  })
  it('answers nothing to nothing, and never fails', () => {
    const finder = new Finder(passages, en)
    for (const question of ['', '   ', '???', 'xyzzyx', '🜂'.repeat(400)]) expect(finder.ask(question).found).toEqual([])
  })
})

describe('looking up in German', () => {
  const regeln = [
    { heading: 'Karten', text: 'Am Ende des Zugs darfst du höchstens sieben Karten auf der Hand haben.' },
    { heading: 'Gebäude', text: 'Ein Gebäude wird gewertet, sobald es fertig ist; das Limit gilt nicht.' },
    { heading: 'Türme', text: 'Ein Turm braucht drei Steine. Arbeiter stehen davor.' },
  ]
  const first = (question: string) => new Finder(regeln, de).ask(question).found[0]?.passage.heading
  it('forgives cases, umlauts written out and forms of verbs', () => {
    expect(first('gebaeude')).toBe('Gebäude')
    expect(first('Wann kommt die Wertung?')).toBe('Gebäude')
    expect(first('wie viele steine hat ein turm')).toBe('Türme')
    expect(first('TUERME')).toBe('Türme')
  })
  it('takes compounds apart, in the question and in the text', () => {
    expect(first('Handkartenlimit')).toBe('Karten')
    expect(first('Pflastersteine')).toBe('Türme')
    const one = { heading: 'A', text: 'Die Arbeiterkarten liegen aus.' }
    const other = { heading: 'B', text: 'Eine Karte wird gezogen. Der Arbeiter bleibt.' }
    expect(new Finder([{ heading: 'C', text: 'Karte Arbeiter' }, one, other], de).ask('karten').found).toHaveLength(3)
  })
})
