/** A terminal as an SVG. */
import { escapeHtml } from '../../src/lib/document/html/escape-html.ts'

/** A command, as it is typed, and what it prints: with the colors of a terminal. */
export interface Shown {
  command: string
  output: string
}

const LINE_HEIGHT = 20
const MARGIN = 20
const WIDTH = 420
const COLORS: Record<string, string> = { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341' }

const STYLE = `
text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; fill: #e6edf3; white-space: pre; }
.command { fill: #79c0ff; }
`

/** Returns the SVG. */
export function drawTerminal(shown: readonly Shown[], title: string): string {
  const lines = shown.flatMap(({ command, output }) => [
    ...`$ ${command}`.split('\n').map(text => ({ text, isCommand: true })),
    ...(output === '' ? [] : output.split('\n')).map(text => ({ text, isCommand: false })),
    { text: '', isCommand: false },
  ])
  const height = lines.length * LINE_HEIGHT + MARGIN
  const texts = lines.flatMap(({ text, isCommand }, index) => {
    if (text === '') return []
    const y = MARGIN + index * LINE_HEIGHT + LINE_HEIGHT / 2
    const attributes = `x="${MARGIN}" y="${y}"${isCommand ? ' class="command"' : ''}`
    return [`<text ${attributes}>${colored(text)}</text>`]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeHtml(title)}">`,
    `<style>${STYLE}</style>`,
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="#0d1117"/>`,
    ...texts,
    '</svg>',
    '',
  ].join('\n')
}

/** Returns a line with its colors as spans. */
function colored(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is how a terminal marks colors.
  const [plain = '', ...parts] = line.split(/\u001b\[(\d+)m/)
  const spans = parts.flatMap((text, index) => {
    if (index % 2 === 0) return []
    const color = COLORS[parts[index - 1] ?? '']
    const escaped = spacesOf(text)
    return [color === undefined ? escaped : `<tspan fill="${color}">${escaped}</tspan>`]
  })
  return spacesOf(plain) + spans.join('')
}

/** Returns the text escaped, with spaces that a picture keeps. */
const spacesOf = (text: string) =>
  text
    .split(' ')
    .map(word => escapeHtml(word))
    .join('\u00a0')
