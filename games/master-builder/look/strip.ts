// What holds this round, in a strip of small plates: the event, the situation, the contracts left.
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { FIRST_EVENT } from '../sheet/box.ts'
import { faceOf } from './faces.ts'
import type { MasterLaying } from './pieces.ts'
import { about } from './things.ts'

export function stripArea(t: MasterLaying, box: Rect): Area {
  const { s, voice } = t
  const situation = s.situations.at(-1)
  const event = s.inForce === null ? null : FIRST_EVENT + s.inForce
  const plates: Piece['look'][] = [
    { is: 'plate', icon: 'lantern', text: '', note: event === null ? voice.says('no-event') : voice.card(event) },
    {
      is: 'plate',
      icon: 'crane',
      text: '',
      note: situation === undefined ? voice.says('no-situation') : voice.card(situation),
    },
    { is: 'plate', icon: 'tied-scroll', text: `${s.contractPile.length}` },
  ]
  const rest = box.w - 62 - 12
  const widths = [rest * 0.56, rest * 0.44, 62]
  const read = [event, situation ?? null, null]
  let x = box.x
  const does = (card: Card | null) => ({
    name: card === null ? null : voice.card(card),
    does: card === null ? null : faceOf(t, card).text,
  })
  const things = [
    about('event', does(event)),
    about('situation', does(situation ?? null)),
    about('contract-pile', { n: s.contractPile.length }),
  ]
  const pieces = plates.map((look, i): Piece => {
    const w = Math.round(at(widths, i))
    const card = read[i] ?? null
    const label = at([voice.name('event'), voice.says('situation'), voice.name('contract-pile')], i)
    const piece: Piece = {
      id: `strip.${i}`,
      box: { x, y: box.y, w, h: box.h },
      look,
      label: look.is === 'plate' ? voice.says('labelled', { label, text: `${look.text}${look.note ?? ''}` }) : label,
      thing: at(things, i),
      ...(card === null
        ? {}
        : {
            shows: {
              title: voice.card(card),
              cards: [{ face: faceOf(t, card), note: voice.card(card) }],
            },
          }),
    }
    x += w + 6
    return piece
  })
  return { id: 'strip', label: voice.says('ledger'), box, pieces }
}
