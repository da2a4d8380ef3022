/**
 * Writes src/lib/fonts/noto-sans.ts: the Latin, Greek and Cyrillic letters of Noto Sans, and what stands between letters.
 * Without layout tables, so that no ligature hides letters from a search, and without hints, which PDFs do not need.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { create } from '@cantoo/fontkit'
import subsetFont from 'subset-font'

const TARGET = join('src', 'lib', 'fonts', 'noto-sans.ts')
const KEPT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
const OPTIONS = {
  targetFormat: 'truetype' as const,
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ['GDEF', 'GPOS', 'GSUB'],
}

const { resolve } = createRequire(import.meta.url)

async function subset(name: string): Promise<string> {
  const bytes = readFileSync(resolve(`@expo-google-fonts/noto-sans/${name}.ttf`))
  const font = create(bytes)
  if (font === null || !('characterSet' in font)) throw new Error(`${name} is no font.`)
  const characters = font.characterSet.map(code => String.fromCodePoint(code))
  const kept = await subsetFont(bytes, characters.filter(character => KEPT.test(character)).join(''), OPTIONS)
  return brotliCompressSync(kept).toString('base64')
}

const regular = await subset('400Regular/NotoSans_400Regular')
const bold = await subset('700Bold/NotoSans_700Bold')
writeFileSync(
  TARGET,
  `/** Written by scripts/fonts.ts from Noto Sans, under the SIL Open Font License 1.1: TrueType, Brotli, base64. */
export const REGULAR =
  '${regular}'
export const BOLD =
  '${bold}'
`,
)
