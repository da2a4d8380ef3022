import { brotliDecompressSync } from 'node:zlib'
import type { Drawn, Typeface } from '../document/pdf/text.ts'
import { wordsOfError } from '../text.ts'
import { type FontPlace, findFont, readFont } from './find-font.ts'
import { ARROWS, BOLD, MARKS, REGULAR } from './noto-sans.ts'

export interface FontSource {
  find?: (script: string) => Promise<FontPlace | undefined>
}

type FontProblem = { kind: 'missing'; script: string } | { kind: 'unusable'; path: string; detail: string }

/** Scripts of the Debian package. Han is last, because readers of the others expect their own forms of Han characters. */
const CJK = ['Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Han']
const CJK_PACKAGE = 'fonts-noto-cjk'

/** Draws a document, and again with a system font for each script that lacks characters. An unusable font is only reported. */
export async function drawWithFonts(
  draw: (typefaces: Typeface[]) => Promise<Drawn>,
  { find = findFont }: FontSource = {},
): Promise<{ bytes: Uint8Array; problems: FontProblem[] }> {
  const problems: FontProblem[] = []
  const typefaces = shippedTypefaces()
  const tried = new Set<string>()
  let drawn = await draw(typefaces)

  async function add(place: FontPlace): Promise<void> {
    const key = JSON.stringify([place.path, place.face])
    if (tried.has(key)) return
    tried.add(key)
    try {
      const typeface = { regular: await readFont(place) }
      drawn = await draw([...typefaces, typeface])
      typefaces.push(typeface)
    } catch (error) {
      problems.push({ kind: 'unusable', path: place.path, detail: wordsOfError(error) })
    }
  }

  for (const script of inOrder(drawn.missingScripts)) {
    // A font for another script may cover this one too.
    if (!drawn.missingScripts.includes(script)) continue
    const place = await find(script)
    if (place) await add(place)
  }
  problems.push(...drawn.missingScripts.map(script => ({ kind: 'missing' as const, script })))
  return { bytes: drawn.bytes, problems }
}

/** Describes a font problem in one line, which may quote file names and messages and must be escaped. */
export function describeFontProblem(problem: FontProblem): string {
  if (problem.kind === 'unusable') return `The font ${problem.path} cannot be used: ${problem.detail}`
  const lack = `The PDF shows question marks for characters of ${problem.script}.`
  return CJK.includes(problem.script)
    ? `${lack} Install a font for this script, such as the Debian package ${CJK_PACKAGE}.`
    : lack
}

function inOrder(scripts: string[]): string[] {
  return [
    ...CJK.filter(script => scripts.includes(script)),
    ...scripts.filter(script => !CJK.includes(script)),
  ]
}

/** Returns the included typefaces: one for text, and two for symbols that it lacks. */
export function shippedTypefaces(): Typeface[] {
  return [
    { regular: { bytes: unpack(REGULAR) }, bold: { bytes: unpack(BOLD) } },
    ...[ARROWS, MARKS].map(text => ({ regular: { bytes: unpack(text) } })),
  ]
}

function unpack(text: string): Uint8Array {
  return brotliDecompressSync(Buffer.from(text, 'base64'))
}
