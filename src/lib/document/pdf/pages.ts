import pdfmake from 'pdfmake'
import type { Content, ContentText } from 'pdfmake/interfaces.js'
import type { Line } from '../blocks.ts'
import { INK, MUTED } from './looks.ts'
import type { Drawn, Font, Typesetter } from './text.ts'

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 50
const TOP = 40
const BOTTOM = 52
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN

const NAME = 'AI Visibility Gate'
/** A heading below this part of a page moves to the next page. */
export const HEADING = 0.8
export const CAPTION = 0.86

interface Pages {
  title: string
  createdAt: Date
  foot: Line
  content: Content[]
}

/** Draws the pages: equal arguments give equal bytes. Rejects if a font cannot be used. */
export async function drawPages(
  { title, createdAt, foot, content }: Pages,
  { families, set, missingScripts }: Typesetter,
): Promise<Drawn> {
  const { fonts, files } = toFonts(families)
  // A copy with its own fonts, files and policies, so that documents share no state.
  const maker: Maker = Object.create(pdfmake)
  maker.virtualfs = files
  maker.setFonts(fonts)
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy(() => false)
  const stream = await maker
    .createPdf({
      version: '1.7',
      language: 'en',
      displayTitle: true,
      info: { title, creator: NAME, producer: NAME, creationDate: createdAt, modDate: createdAt },
      pageSize: PAGE,
      pageMargins: [MARGIN, TOP, MARGIN, BOTTOM],
      defaultStyle: { font: 'F0', fontSize: 9.5, color: INK },
      content: joinHeadings(content),
      pageBreakBefore: ({ headlineLevel, startPosition }) =>
        headlineLevel !== undefined && startPosition.verticalRatio > headlineLevel,
      footer(page, pages) {
        const number = { text: `Page ${page} of ${pages}`, width: 80, alignment: 'right' as const }
        const columns = [{ text: set(foot), maxHeight: 12 }, number]
        return { columns, margin: [MARGIN, 13, MARGIN, 0], fontSize: 8, color: MUTED }
      },
    })
    .getStream()
  const chunks: Uint8Array[] = []
  stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject))
  stream.end()
  await ended
  return { bytes: Buffer.concat(chunks), missingScripts: missingScripts() }
}

/** Joins each unbreakable table with the headings above it. Its page is unknown when pdfmake calls `pageBreakBefore`. */
function joinHeadings(content: readonly Content[]): Content[] {
  const joined: Content[] = []
  for (const each of content.toReversed()) {
    const next = joined.at(-1)
    if (next !== undefined && isHeading(each) && isUnbreakable(next)) {
      joined[joined.length - 1] = { stack: [{ ...each, headlineLevel: undefined }, next], unbreakable: true }
    } else joined.push(each)
  }
  return joined.reverse()
}

function isHeading(content: Content): content is ContentText {
  return typeof content === 'object' && 'headlineLevel' in content
}

function isUnbreakable(content: Content): boolean {
  return typeof content === 'object' && 'unbreakable' in content
}

/** The types of pdfmake lack files in Node and the faces of collections. */
interface Maker extends Pick<typeof pdfmake, 'createPdf' | 'setUrlAccessPolicy' | 'setLocalAccessPolicy'> {
  virtualfs: ReturnType<typeof toFonts>['files']
  setFonts(fonts: ReturnType<typeof toFonts>['fonts']): void
}

/** Names fonts by their PostScript names, which the text of an SVG uses. */
function toFonts(families: Typesetter['families']) {
  const stored = new Map<string, Uint8Array>()
  function store(family: string, { name, bytes, face }: Font): string | [path: string, face: string] {
    const path = stored.has(name) && stored.get(name) !== bytes ? `${family} ${name}` : name
    stored.set(path, bytes)
    return face === undefined ? path : [path, face]
  }
  const fonts = Object.fromEntries(
    Array.from(families, ([family, { normal, bold }]) => [
      family,
      { normal: store(family, normal), bold: store(family, bold) },
    ]),
  )
  const files = {
    existsSync: (path: string) => stored.has(path),
    readFileSync: (path: string) => stored.get(path),
  }
  return { fonts, files }
}
