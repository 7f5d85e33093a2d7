// People: a figure stands on its feet at 0,0 and is about 50 units high; poses of the arms, hats, beards, cloaks.
import { BARE, box, disc, type Ink, limbOf, oval, path, put, shade, thin } from './ink.ts'

/** Where elbow and hand are, for the arm at the front. */
const POSES = {
  up: [11, -41, 15, -52],
  fwd: [10, -28, 19, -31],
  down: [9, -27, 9, -18],
  work: [9, -25, 17, -22],
  low: [10, -25, 15, -14],
  hip: [11, -28, 6, -22],
  lift: [8, -42, 4, -55],
  chin: [10, -27, 7, -36],
  wave: [12, -36, 17, -48],
} as const
export type Pose = keyof typeof POSES

const HATS = {
  wrap: (c: string) =>
    path('M-6.6-42Q-8-52 0-52Q8-52 6.6-44Q0-48-6.6-42Z', c) +
    path('M-6.4-46Q0-51 6.8-45L6.4-43Q0-48-6.6-43Z', '#000', shade(0.2)) +
    path('M-6.4-45Q-10-38-7-32L-4-38Z', c),
  hood: (c: string) => path('M-7.4-36Q-10-52 0-52.5Q9-52 7-41Q5-48 0-48Q-5-47-4-36Z', c),
  cap: (c: string) => path('M-6.6-45Q-6-53 1-52Q7-51 6.6-45Q0-47-6.6-45Z', c),
  straw: (c: string) =>
    oval(0, -47, 11, 2.6, c) +
    path('M-5.5-47.5Q-5-54 0-54Q5-54 5.5-47.5Z', c) +
    box(-5.4, -48.6, 10.8, 1.3, '#000', shade(0.27)),
  helm: (c: string) =>
    path('M-7-43Q-7-54 0-55Q7-54 7-43L4.5-43.5V-46H-5V-42Z', c) +
    path('M0-55Q7-54 7-43L4.5-43.5V-46H2Z', '#000', shade(0.2)) +
    disc(0, -55, 1.2, '#f0c24a'),
  crown: (c: string) =>
    path('M-6.5-47L-8-56L-4-52L0-58L4-52L8-56L6.5-47Z', c) +
    disc(0, -51, 1.2, '#c22a3c', BARE) +
    disc(-4, -49.5, 0.9, '#2b6cb0', BARE) +
    disc(4, -49.5, 0.9, '#2b6cb0', BARE),
  mitre: (c: string) =>
    path('M-6.4-46Q-7-56 0-62Q7-56 6.4-46Q0-48-6.4-46Z', c) +
    path('M-.8-60V-48H.8V-60ZM-5-52H5V-50.4H-5Z', '#c9962c', BARE),
  tonsure: (c: string) => path('M-6.4-43Q-7-48-4-49Q0-46.5 4-49Q7-48 6.4-43L4.5-46Q0-45-4.5-46Z', c),
  veil: (c: string) =>
    path('M-6.6-44Q-7-53 0-53Q7-53 6.6-44Q10-32 9-26Q6-30 4.5-40Q4-48 0-48Q-4-48-4.5-40Q-6-30-9-26Q-10-34-6.6-44Z', c),
  hair: (c: string) => path('M-6.4-42Q-8-51 0-51.5Q8-51 6.4-42Q5-47 0-47Q-4-47.5-4.6-41Z', c),
  long: (c: string) =>
    path('M-6.4-44Q-7-52 0-52Q7-52 6.4-44Q11-34 8-28Q4-34 4.8-43Q0-49-4.8-43Q-4-33-8-28Q-11-34-6.4-44Z', c),
  feather: (c: string) =>
    path('M-6.6-45Q-6-53 1-52Q7-51 9-45Q0-47-6.6-45Z', c) + path('M-4-50Q-12-56-14-48Q-9-50-5-47Z', '#f2c94c'),
} as const
export type Hat = keyof typeof HATS

export interface Figure {
  readonly robe: string
  readonly hat?: Hat
  readonly hatted?: string
  readonly skin?: string
  readonly legs?: string
  readonly belt?: string
  readonly cloak?: string
  readonly apron?: string
  readonly beard?: string
  /** A robe to the feet. */
  readonly long?: boolean
  /** The arm in front and the one behind, with what each hand holds; `both` on one tool. */
  readonly arm?: Pose
  readonly back?: Pose
  readonly tool?: string
  readonly tool2?: string
  readonly both?: boolean
  /** −1 looks to the left. */
  readonly face?: 1 | -1
  readonly lean?: number
}

const bodyOf = ({ robe, long, legs, cloak, apron, belt }: Figure): [below: string, body: string] => [
  oval(0, 0, 12, 2.4, '#2b1403', shade(0.28)) +
    (long ? '' : path('M-6-13V-1.5Q-6 0-3 0H-.6V-13ZM.6-13V0H5Q7.4-.2 6-2.2V-13Z', legs ?? '#6a4a2a')) +
    (cloak === undefined ? '' : path('M-7-36Q-14-20-13-4L0-8L13-4Q12-22 7-36Z', cloak)),
  path(
    long
      ? 'M-11-1Q-9-28-6.5-36Q0-40 6.5-36Q9-28 11-1Q0 2-11-1Z'
      : 'M-9-11Q-8.5-28-6.5-36Q0-40 6.5-36Q8.5-28 9-11Q0-8-9-11Z',
    robe,
  ) +
    path(
      long ? 'M1-38Q6-37 6.5-36Q9-28 11-1L3 .4Q5-20 1-38Z' : 'M1-38Q6-37 6.5-36Q8.5-28 9-11L3-9.6Q5-24 1-38Z',
      '#1a0a00',
      shade(0.2),
    ) +
    (apron === undefined ? '' : path('M-4-33H4L5.5-12Q0-10-5.5-12Z', apron)) +
    path('M-7.8-24Q0-21.5 7.8-24L8-21.5Q0-19-8-21.5Z', belt ?? '#5c3a18', BARE),
]

const headOf = (skin: string, beard: string | undefined): string =>
  box(-2, -40, 4, 4, skin, BARE) +
  disc(0, -44, 6, skin) +
  path('M1-50Q6-49 6-44Q6-39 1-38Q4-44 1-50Z', '#3a1c00', shade(0.15)) +
  (beard === undefined ? '' : path('M-4.8-43Q-5-34 1-34Q6.5-35 5.6-43Q3-40.5 .5-40.5Q-2-40.5-4.8-43Z', beard)) +
  disc(2.2, -44.6, 0.8, '#2b1403', BARE) +
  disc(-1.4, -44.6, 0.8, '#2b1403', BARE)

export function figuresOf(ink: Ink, skinOfGame: string) {
  const limb = limbOf(ink)
  return {
    figure(x: number, y: number, s: number, f: Figure): string {
      const { robe, arm = 'work', back = 'down', tool, tool2, both, face = 1, lean = 0, skin = skinOfGame } = f
      const [ex, ey, hx, hy] = POSES[arm]
      const [ex2, ey2, hx2, hy2] = POSES[back]
      const [below, body] = bodyOf(f)
      const behind = both
        ? limb(`M3 -34L${ex - 1} ${ey + 2}L${hx} ${hy + 4}`, robe, 4.4) + disc(hx, hy + 4, 2.4, skin)
        : limb(`M-4 -34L${-ex2} ${ey2}L${-hx2} ${hy2}`, robe, 4.4) + disc(-hx2, hy2, 2.4, skin)
      const front = limb(`M5.5 -34L${ex} ${ey}L${hx} ${hy}`, robe, 4.6) + disc(hx, hy, 2.5, skin)
      const whole =
        below +
        behind +
        (tool2 === undefined ? '' : put(both ? hx : -hx2, both ? hy : hy2, 1, tool2)) +
        body +
        headOf(skin, f.beard) +
        HATS[f.hat ?? 'wrap'](f.hatted ?? '#f3e3bd') +
        (tool === undefined ? '' : put(hx, hy, 1, tool)) +
        front
      return put(x, y, s, lean === 0 ? whole : `<g transform="rotate(${lean})">${whole}</g>`, face)
    },
    /** Somebody tired, lying on the ground with the head at the left. */
    sleeper: (x: number, y: number, s: number, robe: string, hatted: string, face = 1): string =>
      put(
        x,
        y,
        s,
        oval(2, 1, 24, 3, '#2b1403', shade(0.28)) +
          path('M-10 0Q-12-12 0-12Q18-12 26-3Q26 0 24 0Z', robe) +
          path('M4-12Q18-12 26-3Q26 0 24 0H8Q16-6 4-12Z', '#1a0a00', shade(0.18)) +
          disc(-14, -6, 6, skinOfGame) +
          path('M-20-7Q-20-14-13-13Q-8-12-8.5-7Q-14-10-20-7Z', hatted) +
          limb('M-4-8Q-10-2-17-1', robe, 4) +
          thin('M-17.5-4.5h3M-12.5-4.5h2.5', '#2b1403', 0.9),
        face,
      ),
    hats: HATS,
  }
}
