// The layout for a room.
import type { Form, Shape } from '../../../../look/scene.ts'
import type { Layout } from '../layout.ts'
import { lyingLayout } from './lying.ts'
import { tabletLayout } from './tablet.ts'
import { uprightLayout } from './upright.ts'
import { wideLayout } from './wide.ts'

const LAYOUTS: Readonly<Record<Form, (shape: Shape) => Layout>> = {
  upright: uprightLayout,
  lying: lyingLayout,
  tablet: tabletLayout,
  wide: wideLayout,
}

export const layoutOf = (shape: Shape): Layout => LAYOUTS[shape.form](shape)
