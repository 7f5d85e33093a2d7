// How long files and functions are.
import ts from 'typescript'
import { nodesOf, sourceOf } from './source.ts'

export const LONGEST_FILE = 350
export const LONGEST_FUNCTION = 80

/** What is long because it is a list of things and not because it does much. */
export interface Data {
  readonly files: RegExp
  readonly what: string
}

export const DATA: readonly Data[] = [
  { files: /(^|\/)texts\/|^games\/[^/]+\/words\/[a-z]{2}\/|\.(en|fr)\.ts$/, what: 'texts' },
  { files: /^games\/[^/]+\/look\/(sprite|art\/sprite)\.ts$/, what: 'tables of drawn shapes' },
  { files: /^games\/[^/]+\/rules\/clauses\.ts$/, what: 'made by a script' },
]

export const isData = (file: string): boolean => DATA.some(({ files }) => files.test(file))

export interface Long {
  readonly name: string
  /** The line it begins at; 1 for a whole file. */
  readonly line: number
  readonly lines: number
}

/** What is too long in a file. */
export function tooLong(file: string, text: string): Long[] {
  if (isData(file)) return []
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const whole = lines > LONGEST_FILE ? [{ name: file, line: 1, lines }] : []
  return [...whole, ...functionsOf(file, text).filter((found) => found.lines > LONGEST_FUNCTION)]
}

export function functionsOf(file: string, text: string): Long[] {
  const source = sourceOf(file, text)
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line
  const found: Long[] = []
  for (const node of nodesOf(source)) {
    if (!ts.isFunctionLike(node) || !('body' in node) || isChapter(node)) continue
    const first = lineOf(node.getStart(source))
    found.push({ name: nameOf(node, source), line: first + 1, lines: lineOf(node.end) - first + 1 })
  }
  return found
}

/** `describe` is a chapter of tests, written as a function. */
function isChapter(node: ts.Node): boolean {
  const { parent } = node
  return ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText())
}

function nameOf(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  const { name, parent } = node
  if (name !== undefined) return name.getText(source)
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText(source)
  if (ts.isCallExpression(parent)) return `in ${parent.expression.getText(source).slice(0, 30)}(…)`
  return 'a function'
}
