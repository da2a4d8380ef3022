/** The dashboard in a browser: with its script, and without. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChromium } from '../../scripts/lib/chromium.ts'
import { writeFileAtomically } from '../../src/lib/files.ts'
import { viewHistories } from '../../src/report/document/dashboard.ts'
import { renderDashboard } from '../../src/report/html/dashboard.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, aLoss, aRecord } from '../support/history.ts'

const HOSTILE = `=1+1</script><script>document.title = 'ran'</script><!-- |@everyone "'\u202E`

let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await startChromium()
  folder = await mkdtemp(join(tmpdir(), 'dashboard-'))
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
  for (const { path, content } of renderDashboard(viewHistories(histories))) {
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

/** The first cells of the rows that are shown. */
const shownCells = (page: Page) =>
  page.evaluate<string[]>(
    "Array.from(document.querySelectorAll('#all tbody tr')).filter(row => !row.hidden).map(row => row.cells[1].textContent)",
  )

const PAGES = ['index.html', 'gates/acme-de.html']
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

describe('the filters', () => {
  it('show the rows of an engine and a country', async () => {
    await withPage('index.html', {}, async ({ page }) => {
      await page.selectOption('#engine', { label: 'ChatGPT' })
      await page.selectOption('#country', { label: 'Germany' })
      expect(await shownCells(page)).toEqual(['50', '50'])
      expect(await page.textContent('#shown')).toBe('2 of 8 rows')
    })
  })

  it('compute the shares of the questions with a word, and show all of them again', async () => {
    await withPage('index.html', {}, async ({ page }) => {
      await page.selectOption('#engine', { label: 'ChatGPT' })
      await page.fill('#keyword', 'CRM')
      expect(await shownCells(page)).toEqual(['100', '100', '100', '100'])
      await page.fill('#keyword', 'everyone')
      expect(await shownCells(page)).toEqual(['0', '0', '0', '0'])
      await page.fill('#keyword', '')
      expect(await shownCells(page)).toEqual(['50', '50', '50', '50'])
    })
  })

  it('show the rows with an open loss', async () => {
    await withPage('index.html', {}, async ({ page }) => {
      await page.check('#marked')
      expect(await shownCells(page)).toEqual(['0↘', '0↘'])
    })
  })

  it('save the rows that are shown as CSV, without formulas', async () => {
    await withPage('index.html', {}, async ({ page, complaints }) => {
      await page.selectOption('#engine', { label: 'ChatGPT' })
      await page.selectOption('#country', { label: 'France' })
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')])
      const saved = await text(await download.createReadStream())
      const [head, ...rows] = saved.trimEnd().split('\r\n')
      expect(head).toMatch(/^\uFEFF?"gate","brand","country","engine",2026-11-20$/)
      expect(rows).toHaveLength(2)
      expect(rows.every(row => row.endsWith('"FR","openai",50'))).toBe(true)
      expect(rows.join('\n')).toContain(`"'=1+1`)
      expect(complaints.filter(complaint => !complaint.startsWith('blob:'))).toEqual([])
    })
  })

  it('are not there without the script, and the table is', async () => {
    await withPage('index.html', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.isVisible('#filters')).toBe(false)
      expect(await page.isVisible('#all')).toBe(true)
    })
  })
})
