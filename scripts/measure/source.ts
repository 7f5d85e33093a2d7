// The code of a file as the compiler reads it; of a component, its scripts at the lines where they stand.
import ts from 'typescript'

/** What is not code becomes blank, so that every line keeps its number. */
export function codeOf(file: string, text: string): string {
  if (!file.endsWith('.svelte')) return text
  const script = /(<script[^>]*>)([\s\S]*?)(<\/script>)/g
  let code = ''
  let at = 0
  for (const found of text.matchAll(script)) {
    const from = found.index + (found[1] ?? '').length
    const to = from + (found[2] ?? '').length
    code += blank(text.slice(at, from)) + text.slice(from, to)
    at = to
  }
  return code + blank(text.slice(at))
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

export const sourceOf = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(`${file}.ts`, codeOf(file, text), ts.ScriptTarget.Latest, true)

/** Every node below one, and itself. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}
