// Casts: places where we know better than the compiler.
import ts from 'typescript'
import { nodesOf, sourceOf } from './source.ts'

/** `x as T` and `<T>x`; `as const` says no more than what is written there. */
export function castsIn(file: string, text: string): number {
  let casts = 0
  for (const node of nodesOf(sourceOf(file, text)))
    if ((ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type)) casts++
  return casts
}
