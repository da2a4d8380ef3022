/** The board in a browser: with its script, and without. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChromium } from '../../scripts/lib/chromium.ts'
import { writeFileAtomically } from '../../src/lib/files.ts'
import { viewBoard } from '../../src/report/board/board.ts'
import { renderBoard } from '../../src/report/board/html.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, aLoss, aRecord } from '../support/history.ts'

const HOSTILE = `=1+1</script><script>document.title = 'ran'</script><!-- |@everyone "'\u202E`

let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await startChromium()
  folder = await mkdtemp(join(tmpdir(), 'board-'))
  const histories = ['DE', 'FR'].flatMap(country =>
    ['Acme', HOSTILE].map(brand => ({
      key: `${brand}-${country}`,
      records: [
        aRecord({
          fingerprint: aFingerprint({ brand: [brand], country: [country], keywords: ['crm', HOSTILE] }),
          cells: [
            aCell('crm', 'openai', 80),
            aCell(HOSTILE, 'openai', 0),
            aCell('crm', 'perplexity', 0),
            aCell(HOSTILE, 'perplexity', 0),
          ],
          losses: brand === 'Acme' ? [aLoss()] : [],
        }),
      ],
    })),
  )
  for (const { path, content } of renderBoard(viewBoard(histories))) {
    await writeFileAtomically(join(folder, path), content)
  }
})

afterAll(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true })
})

interface Opened {
  page: Page
  complaints: string[]
}

async function withPage<T>(
  path: string,
  options: BrowserContextOptions,
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(error.message))
    const url = pathToFileURL(join(folder, path)).href
    page.on('request', request => {
      if (request.url() !== url) complaints.push(request.url())
    })
    await page.goto(url)
    return await use({ page, complaints })
  } finally {
    await context.close()
  }
}

const PAGES = ['index.html', 'brands/acme.html']
const PHONE = { width: 320, height: 568 }

describe.each(PAGES)('the page %s', path => {
  it.each([{ colorScheme: 'light' }, { colorScheme: 'dark', viewport: PHONE }] as const)(
    'has nothing that axe objects to: %j',
    async options => {
      await withPage(path, options, async ({ page }) => {
        await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
        await page.evaluate(axe.source)
        const { violations } = await page.evaluate<axe.AxeResults>('axe.run(document, { preload: false })')
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
      })
    },
  )

  it('fits a phone, runs nothing of a hostile name and loads nothing', async () => {
    await withPage(path, { viewport: PHONE }, async ({ page, complaints }) => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
      expect(complaints).toEqual([])
      expect(await page.title()).not.toBe('ran')
    })
  })
})

describe('the filter', () => {
  it('shows the brands whose name has the words, and all of them again', async () => {
    await withPage('index.html', {}, async ({ page }) => {
      const shown = () => page.locator('.brand:visible').count()
      await page.fill('#filter', 'ACME')
      expect(await shown()).toBe(1)
      await page.fill('#filter', '')
      expect(await shown()).toBe(2)
    })
  })

  it('is not there without the script, and the brands are', async () => {
    await withPage('index.html', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.isVisible('#filter')).toBe(false)
      expect(await page.locator('.brand:visible').count()).toBe(2)
    })
  })
})
