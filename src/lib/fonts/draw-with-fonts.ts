/** Documents in the font that ships and, for what it lacks, in fonts of the machine. */
import type { Drawn, Typeface } from '../pdf/fonts.ts'
import { type FontPlace, findFont, readFont } from './find-font.ts'
import { shippedTypeface } from './shipped.ts'

export interface FontSource {
  /** A font file to try before those that the machine offers. */
  path?: string | undefined
  /** The font for a script; undefined where there is none. */
  find?: (script: string) => Promise<FontPlace | undefined>
}

export type FontProblem =
  /** Some characters of a script were replaced, as no font shows them. */
  | { kind: 'missing'; script: string }
  /** `detail` may quote the file. */
  | { kind: 'unusable'; path: string; detail: string }

/** Scripts that the Debian package has, those first whose fonts have Han as their readers write it. */
const CJK = ['Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Han']
const CJK_PACKAGE = 'fonts-noto-cjk'

/** Draws again as long as a font is found for what is missing. A font that cannot be used never fails it. */
export async function drawWithFonts(
  draw: (typefaces: Typeface[]) => Promise<Drawn>,
  { path, find = findFont }: FontSource,
): Promise<{ bytes: Uint8Array; problems: FontProblem[] }> {
  const problems: FontProblem[] = []
  const typefaces = [shippedTypeface()]
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
      problems.push({ kind: 'unusable', path: place.path, detail: detailOf(error) })
    }
  }

  if (path !== undefined) await add({ path })
  for (const script of inOrder(drawn.missingScripts)) {
    // The font for another one may have had it.
    if (!drawn.missingScripts.includes(script)) continue
    const place = await find(script)
    if (place) await add(place)
  }
  problems.push(...drawn.missingScripts.map(script => ({ kind: 'missing' as const, script })))
  return { bytes: drawn.bytes, problems }
}

/** A sentence on a problem, with what helps. Quotes file names and messages: escape it. */
export function describeFontProblem(problem: FontProblem): string {
  if (problem.kind === 'unusable') return `The font ${problem.path} cannot be used: ${problem.detail}`
  const lack = `The PDF shows a question mark for characters of ${problem.script}.`
  return CJK.includes(problem.script)
    ? `${lack} Install a font that has them, such as the Debian package ${CJK_PACKAGE}, or name a file in report-font.`
    : lack
}

function inOrder(scripts: string[]): string[] {
  return [
    ...CJK.filter(script => scripts.includes(script)),
    ...scripts.filter(script => !CJK.includes(script)),
  ]
}

function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
