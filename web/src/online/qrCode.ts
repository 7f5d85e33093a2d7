// A QR code as a drawing: runs of dark modules, a rectangle each, with the quiet zone that cameras need.
import encodeQR from 'qr'

const QUIET = 4

export interface QrCode {
  /** Modules on a side, the quiet zone among them. */
  readonly size: number
  /** The path of an SVG, a module to the unit. */
  readonly path: string
}

export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? 'x' : ' '))
          .join('')
          .matchAll(/x+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
  return { size: rows.length, path }
}
