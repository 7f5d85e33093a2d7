// What was said with a request to a route whose shape is made from a list of members.
import type { IsOf, Shape } from '../../wire/shape.ts'

/** The body, which the route's own schema has checked. */
export const saidIn = <S extends Shape>({ body }: { readonly body: unknown }): IsOf<S> => body as IsOf<S>
