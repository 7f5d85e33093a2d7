import { describe, expect, it } from 'vitest'
import { FORMS } from '../../../look/shape.ts'
import { haveRoom } from './buttons.ts'

describe('choices as buttons', () => {
  it('have room where they are few and short, in every form', () => {
    for (const form of FORMS) {
      expect(haveRoom(form, ['Geld verdienen', 'Ausführen', 'Platzieren', 'Ereignis'])).toBe(true)
      expect(haveRoom(form, ['one that is as long as it likes '.repeat(9)])).toBe(true)
    }
  })
  it('are a list where they are many, or where their words fill the form', () => {
    const pay = 'Zahlen: 2× Sand, 2× Holz, 1× Silber als Holz, 1× Lehm'
    for (const form of FORMS) {
      expect(
        haveRoom(
          form,
          Array.from({ length: 7 }, () => 'a'),
        ),
      ).toBe(false)
      expect(haveRoom(form, [pay, pay, pay, pay])).toBe(false)
    }
  })
})
