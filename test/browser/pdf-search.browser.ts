import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { buildReportFile } from '../../src/embedded/report-export/create-export.ts'
import { findFont } from '../../src/lib/fonts/find-font.ts'
import { makeDocument } from '../../src/run/service/open-embedded.ts'
import { aRecord } from '../support/recorded-scans.ts'

/** A report whose brand is `words`, in the fonts of this machine. */
function report(words: string) {
  return buildReportFile(
    { brand_name: words, date_range: { start: '2026-01-01', end: '2026-01-31' }, format: 'pdf' },
    [aRecord('2026-01-05', { chatgpt: {} }, { brand: words })],
    { createdAt: new Date('2026-02-01T08:00:00Z'), competitors: [], makeDocument },
  )
}

/** The text as poppler's pdftotext reads it. Rejects if there is none: a skipped test proves nothing. */
async function search(bytes: Uint8Array): Promise<string> {
  const run = promisify(execFile)('pdftotext', ['-enc', 'UTF-8', '-', '-'])
  run.child.stdin?.on('error', () => {}).end(bytes)
  try {
    return (await run).stdout
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new Error('No pdftotext was found on PATH. Install it (on Debian: apt-get install poppler-utils).')
  }
}

/** How often the words are found: in the line above the title, the title, two rows of a table and the foot of the page. */
const count = (text: string, words: string) => text.split(words).length - 1
const PLACES = 5

describe('a PDF report is searched by pdftotext', () => {
  it.each([
    ['in Latin', 'Straße Łódź “café” – 30 €'],
    ['in Greek', 'Ελλάδα ἀρχή'],
    ['in Cyrillic', 'Україна Ђорђе № ₴'],
    ['in Vietnamese', 'tiếng Việt Nguyễn'],
    ['for words with ligatures', 'office final waffle'],
  ])('%s', async (_, words) => {
    const { bytes, warnings } = await report(words)
    expect(count(await search(bytes), words)).toBe(PLACES)
    expect(warnings).toEqual([])
  })

  it.each([
    ['Chinese', 'Han', '中文 繁體'],
    ['Japanese', 'Hiragana', 'ひらがな 在庫'],
    ['Korean', 'Hangul', '한국어 텍스트'],
  ])('in %s, or a warning names script and package', async (_, script, words) => {
    const { bytes, warnings } = await report(words)
    const text = await search(bytes)
    if (await findFont(script)) {
      expect(count(text, words)).toBe(PLACES)
      expect(warnings).toEqual([])
    } else {
      expect(count(text, words.replace(/\S/g, '?'))).toBe(PLACES)
      expect(warnings.join()).toMatch(new RegExp(`${script}.*fonts-noto-cjk`))
    }
  })
})
