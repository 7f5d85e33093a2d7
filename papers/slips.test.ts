import { describe, expect, it } from 'vitest'
import { slipIn } from './slips.ts'

const found = (lang: string, texts: readonly string[]) => texts.filter((text) => slipIn(lang, text) === null)

describe('slips of the pen', () => {
  it('are found in English', () => {
    const wrong = [
      '1 workers in supply',
      '2 stone block',
      '0 card left',
      'Red gives up 0 workers, nothing and takes 0 VP.',
      'a apprentice',
      'an worker',
      'the the King',
      'Ada moves an own cube.',
      'Ada and Bea and Cleo share the victory.',
      'Two  spaces.',
      'A comma , here',
      "It's straight",
      'Wait …',
      'On the worker cards ',
      'No gate ()',
    ]
    expect(found('en', wrong)).toEqual([])
  })
  it('are found in French', () => {
    const wrong = [
      '2 barre d’argent',
      '1 ouvriers',
      '0 ouvriers',
      'il faut 3 apprenti',
      'le prix de le donjon',
      'à les chariots',
      'le ouvrier',
      'Points de Orange',
      'que il',
      'Ada et Béa et Cléo partagent la victoire.',
      'si il',
      'ne se joue qu’que si',
      'prend l’Marchand 3',
      'Votre compte: 3',
      'Quoi?',
      '«Mur»',
    ]
    expect(found('fr', wrong)).toEqual([])
  })
  it('are found in German', () => {
    const wrong = [
      ...['1 Karten', '2 Karte', '0 Zug', 'das Karte', 'einen Karte', 'die Turm', 'eine Haus', 'der Spiel'],
      ...['in dem Haus', 'zu der Mauer', '“Mauer”', '„Mauer”', '"Mauer"', 'Was ?', 'Adas Zug : gut', 'Ada’s Zug'],
      ...['ein Zug - noch einer', 'daß du ziehst', 'wenn Sie ziehen', 'ein eine Karte', 'Die Regel: das das'],
    ]
    expect(found('de', wrong)).toEqual([])
  })
  it('are no right sentences', () => {
    const right = [
      '1 worker, 2 workers and 0 cards: row 2, column 1 closes.',
      'Start Curtain A and Pier A1.',
      'The 2 worker cards of an opponent',
      'A unit of stone, a used card, an hour.',
    ]
    expect(right.filter((text) => slipIn('en', text) !== null)).toEqual([])
    const richtig = [
      '1 Karte, 2 Karten, 0 Karten; Reihe 2 und Platz 3: Wer ist am Zug?',
      'Der Karte fehlt das Haus, den Häusern nicht. Kein Turm, eines Steins wegen.',
      'Ihre Karte liegt dort. Sie zählt „nicht“, dieser Teil schon – Adas Zug.',
      'Sie gelten in dem Durchgang, in dem sie kommen.',
    ]
    expect(richtig.filter((text) => slipIn('de', text) !== null)).toEqual([])
    const juste = [
      '0 ouvrier, 1 ouvrier, 2 ouvriers\u00a0: vous vous êtes déconnecté.',
      'Retirez-le du donjon, ou renoncez à les prendre\u00a0; le onzième.',
      'https://example.org et 12:30',
      '«\u00a0Mur\u00a0»\u00a0!',
    ]
    expect(juste.filter((text) => slipIn('fr', text) !== null)).toEqual([])
  })
})
