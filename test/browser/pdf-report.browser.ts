import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../../src/lib/document/blocks.ts'
import { renderPdf } from '../../src/lib/document/pdf/pdf.ts'
import { drawWithFonts } from '../../src/lib/fonts/draw-with-fonts.ts'
import { aDocument, aLoss, everyBlock } from '../support/document-blocks.ts'
import { openPdf } from '../support/pdf-document.ts'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-report-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** The report in the fonts of this machine, as a file. */
async function save(document: Document): Promise<{ path: string; pages: number }> {
  const { bytes } = await drawWithFonts(typefaces => renderPdf(document, typefaces), {})
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  await writeFile(path, bytes)
  return { path, pages: (await openPdf(bytes)).numPages }
}

const withName = (name: string) => aDocument({ first: everyBlock(name) })

const cases = [
  {
    name: 'a live drop',
    document: aLoss({ keywords: 40 }),
    words: 'Acme is cited in 10% of the answers in Germany',
  },
  { name: 'Greek names', document: withName('Ελληνική Εταιρεία'), words: 'Ελληνική Εταιρεία' },
  {
    name: 'hostile texts',
    document: withName('</style><script>(\\|@everyone'),
    words: '</style><script>(\\|@everyone',
  },
]

describe.each(cases)('the PDF report of $name', ({ document, words }) => {
  it('is searched by pdftotext', async () => {
    const { path } = await save(document)
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', path, '-'])
    expect(stdout).toContain(words)
  })

  it('is drawn by pdftoppm, each page, without a complaint', async () => {
    const { path, pages } = await save(document)
    const { stderr } = await run('pdftoppm', ['-r', '10', '-png', path, path])
    expect(stderr).toBe('')
    const pictures = (await readdir(folder)).filter(name => join(folder, name).startsWith(`${path}-`))
    expect(pictures).toHaveLength(pages)
  })
})
