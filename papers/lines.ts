// Text for a terminal.

/** Breaks a line between words; what follows is set in. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > width && line !== '') {
      lines.push(line)
      line = `    ${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
