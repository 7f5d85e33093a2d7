import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { type QrCode, qrCode } from './qrCode.ts'

/** The drawing as a camera sees it: dark modules on white, some pixels each. */
function picture({ size, path }: QrCode, pixels: number) {
  const side = size * pixels
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < pixels; row++) {
      const from = ((Number(y) * pixels + row) * side + Number(x) * pixels) * 4
      data.fill(0, from, from + Number(run) * pixels * 4)
    }
  return { width: side, height: side, data }
}

describe('a QR code', () => {
  it('says the address it was made of, and is quiet all round', () => {
    const link = 'https://play.example.org/#/at/abcdefgh1234/ijklmnopqrst5678uvwx'
    const code = qrCode(link)
    const places = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number))
    for (const [x = 0, y = 0, run = 0] of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
      expect(Math.max(x + run, y + 1)).toBeLessThanOrEqual(code.size - 4)
    }
    expect(decodeQR(picture(code, 4))).toBe(link)
  })
})
