/** The board in a browser: with its script, and without. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFileAtomically } from '../../src/lib/files.ts'
import { viewBoard } from '../../src/report/board/board.ts'
import { renderBoard } from '../../src/report/board/html.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, aLoss, aRecord } from '../support/history.ts'
import { findViolations, OPEN_ALL, type Opened, useBrowser } from './open-page.ts'

const HOSTILE = `=1+1</script><script>document.title = 'ran'</script><!-- |@everyone "'\u202E`

const open = useBrowser()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'board-'))
  const histories = ['DE', 'FR'].flatMap(country =>
    ['Acme', HOSTILE].map(brand => ({
      key: `${brand}-${country}`,
      records: ['2026-10-09', '2026-11-20'].map(date =>
        aRecord({
          createdAt: `${date}T10:00:00.000Z`,
          fingerprint: aFingerprint({ brand: [brand], country: [country], keywords: ['crm', HOSTILE] }),
          cells: [
            aCell('crm', 'openai', 80),
            aCell(HOSTILE, 'openai', 0),
            aCell('crm', 'perplexity', 0),
            aCell(HOSTILE, 'perplexity', 0),
          ],
          losses: brand === 'Acme' ? [aLoss()] : [],
        }),
      ),
    })),
  )
  for (const { path, content } of renderBoard(viewBoard(histories))) {
    await writeFileAtomically(join(folder, path), content)
  }
})

afterAll(() => rm(folder, { recursive: true }))

const withPage = <T>(path: string, options: BrowserContextOptions, use: (opened: Opened) => Promise<T>) =>
  open(pathToFileURL(join(folder, path)).href, options, use)

const PAGES = ['index.html', 'brands/acme.html']
const PHONE = { width: 320, height: 568 }

describe.each(PAGES)('the page %s', path => {
  it.each([{ colorScheme: 'light' }, { colorScheme: 'dark', viewport: PHONE }] as const)(
    'has nothing that axe objects to: %j',
    async options => {
      await withPage(path, options, async ({ page }) => {
        await page.evaluate(OPEN_ALL)
        expect(await findViolations(page)).toEqual([])
      })
    },
  )

  it('fits a phone, runs nothing of a hostile name and loads nothing', async () => {
    await withPage(path, { viewport: PHONE }, async ({ page, complaints, loaded }) => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
      expect(complaints).toEqual([])
      expect(loaded).toEqual([page.url()])
      expect(await page.title()).not.toBe('ran')
    })
  })
})

describe('the table of all brands', () => {
  it('shows the brands whose name has the words, and all of them again', async () => {
    await withPage('index.html', {}, async ({ page }) => {
      const shown = () => page.locator('.grid tbody tr:visible').count()
      await page.fill('#filter', 'ACME')
      expect(await shown()).toBe(1)
      await page.fill('#filter', '')
      expect(await shown()).toBe(2)
    })
  })

  it('is sorted by a column with the keyboard, upward and then downward', async () => {
    await withPage('index.html', {}, async ({ page }) => {
      const first = () => page.locator('.grid tbody tr').first().textContent()
      const head = page.locator('.grid th', { hasText: 'Brand' })
      expect(await first()).toContain('Acme')
      await page.getByRole('button', { name: 'Brand', exact: true }).focus()
      await page.keyboard.press('Enter')
      expect([await first(), await head.getAttribute('aria-sort')]).toEqual([
        expect.stringContaining('@everyone'),
        'ascending',
      ])
      await page.keyboard.press('Enter')
      expect([await first(), await head.getAttribute('aria-sort')]).toEqual([
        expect.stringContaining('Acme'),
        'descending',
      ])
      expect(await page.locator('th[aria-sort]').count()).toBe(1)
    })
  })

  it('has every brand without the script, but no filter and no buttons', async () => {
    await withPage('index.html', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.isVisible('#filter')).toBe(false)
      expect(await page.locator('.grid tbody tr:visible').count()).toBe(2)
      expect(await page.locator('button').count()).toBe(0)
    })
  })
})

describe('the page of a brand', () => {
  it('shows one range at a time, without a script', async () => {
    await withPage('brands/acme.html', { javaScriptEnabled: false }, async ({ page }) => {
      const title = () => page.locator('figcaption:visible').allTextContents()
      await page.check('#range-0')
      expect(await title()).toEqual([expect.stringContaining('4 weeks')])
      await page.check('#range-1')
      expect(await title()).toEqual([expect.stringContaining('3 months')])
    })
  })

  it('links a question to its answers, which open', async () => {
    await withPage('brands/acme.html', {}, async ({ page }) => {
      const answers = page.locator('#answers-1')
      expect(await answers.isVisible()).toBe(false)
      await page.locator('a[href="#answers-1"]:visible').click()
      expect(await answers.isVisible()).toBe(true)
    })
  })
})
