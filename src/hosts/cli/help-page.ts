/** How a help page looks. */
import type { Output } from './terminal.ts'

export const NAME = 'ai-visibility-gate'

/** Renders blocks of lines with a free line between them. Empty blocks are left out. */
export function renderPage(...blocks: string[][]): string {
  const filled = blocks.filter(block => block.length > 0)
  return `${filled.map(block => block.join('\n')).join('\n\n')}\n`
}

/** Renders the title of a block. */
export function heading(out: Output, text: string): string {
  return out.style('bold', text)
}

/** Renders what a person types. */
export function code(out: Output, text: string): string {
  return out.style('cyan', text)
}

/** Renders a flag, and below it what it means. */
export function describeFlag(out: Output, flag: string, description: string): string[] {
  return [`  ${code(out, flag)}`, ...wrap(description.replaceAll('`', ''), out.columns, 6)]
}

/** Breaks a text into lines of at most `columns` characters, where its words allow it. */
export function wrap(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > columns) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map(part => ' '.repeat(indent) + part)
}
