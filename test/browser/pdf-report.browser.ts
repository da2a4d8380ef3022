import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawWithFonts } from '../../src/lib/fonts/draw-with-fonts.ts'
import { renderPdf } from '../../src/report/pdf/pdf.ts'
import { failedWithEverything, manyKeywords, notMeasured, outcomeOf } from '../support/report-outcomes.ts'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-report-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** The report in the fonts of this machine, as a file. */
async function save(outcome: Parameters<typeof renderPdf>[0]): Promise<{ path: string; pages: number }> {
  const { bytes } = await drawWithFonts(typefaces => renderPdf(outcome, typefaces), {})
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  await writeFile(path, bytes)
  return { path, pages: (await PDFDocument.load(bytes)).getPageCount() }
}

const cases = [
  {
    name: 'a fail with everything',
    outcome: failedWithEverything,
    words: 'The citation score of Acme is 24.0',
  },
  { name: 'an error', outcome: notMeasured, words: 'AI visibility of Acme was not measured' },
  { name: '200 keywords', outcome: manyKeywords(200), words: 'open source crm in region 95' },
  {
    name: 'Greek names',
    outcome: outcomeOf('Ελληνική Εταιρεία'),
    words: 'The citation score of Ελληνική Εταιρεία is',
  },
  {
    name: 'hostile texts',
    outcome: outcomeOf('</style><script>(\\|@everyone'),
    words: '</style><script>(\\|@everyone',
  },
]

describe.each(cases)('the PDF report of $name', ({ outcome, words }) => {
  it('is searched by pdftotext', async () => {
    const { path } = await save(outcome)
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', path, '-'])
    expect(stdout).toContain(words)
  })

  it('is drawn by pdftoppm, each page, without a complaint', async () => {
    const { path, pages } = await save(outcome)
    const { stderr } = await run('pdftoppm', ['-r', '10', '-png', path, path])
    expect(stderr).toBe('')
    const pictures = (await readdir(folder)).filter(name => join(folder, name).startsWith(`${path}-`))
    expect(pictures).toHaveLength(pages)
  })
})
