/**
 * Writes src/lib/fonts/noto-sans.ts: the Latin, Greek and Cyrillic letters of Noto Sans, and the punctuation.
 * Missing signs come from two sister fonts. Without layout tables, so that no ligature hides letters from a search, and
 * without hints, which PDFs do not need.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const TARGET = join('src', 'lib', 'fonts', 'noto-sans.ts')
const KEPT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
const OPTIONS = {
  targetFormat: 'truetype' as const,
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ['GDEF', 'GPOS', 'GSUB', 'MATH'],
}

const { resolve } = createRequire(import.meta.url)

async function subset(name: string, kept = KEPT): Promise<string> {
  const bytes = readFileSync(resolve(`@expo-google-fonts/${name}.ttf`))
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error(`${name} is not a font.`)
  const characters = font.characterSet.map(code => String.fromCodePoint(code))
  const part = await subsetFont(bytes, characters.filter(character => kept.test(character)).join(''), OPTIONS)
  return brotliCompressSync(part).toString('base64')
}

const fonts = {
  REGULAR: await subset('noto-sans/400Regular/NotoSans_400Regular'),
  BOLD: await subset('noto-sans/700Bold/NotoSans_700Bold'),
  ARROWS: await subset('noto-sans-math/400Regular/NotoSansMath_400Regular', /→/),
  MARKS: await subset('noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular', /[▼✓✗]/),
}
const constants = Object.entries(fonts).map(([name, text]) => `export const ${name} =\n  '${text}'\n`)
writeFileSync(
  TARGET,
  `/** Written by scripts/fonts.ts from Noto Sans, under the SIL Open Font License 1.1: TrueType, Brotli, base64. */
${constants.join('')}`,
)
