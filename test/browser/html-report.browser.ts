import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/report/html/html.ts'
import { renderPortfolioHtml } from '../../src/report/html/portfolio.ts'
import { aFleet, aFleetGate, mixedFleet } from '../support/portfolio.ts'
import { realisticRun } from '../support/realistic-run.ts'
import {
  failedWithEverything,
  manyKeywords,
  notMeasured,
  outcomeOf,
  passed,
} from '../support/report-outcomes.ts'
import { findChromium, startChromium } from './chromium.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 667 }

let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await startChromium()
  folder = await mkdtemp(join(tmpdir(), 'html-report-'))
})

afterAll(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true })
})

interface Opened {
  page: Page
  /** What the browser complained of, violations of the policy included. */
  complaints: string[]
  /** Everything that was loaded. */
  loaded: string[]
}

/** Opens the file as somebody does who has downloaded it. */
async function withPage<T>(
  html: string,
  options: BrowserContextOptions,
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  const file = join(folder, `${crypto.randomUUID()}.html`)
  await writeFile(file, html)
  const context = await browser.newContext({ viewport: DESKTOP, ...options })
  try {
    const page = await context.newPage()
    const opened: Opened = { page, complaints: [], loaded: [] }
    page.on('console', message => opened.complaints.push(message.text()))
    page.on('pageerror', error => opened.complaints.push(error.message))
    page.on('request', request => opened.loaded.push(request.url()))
    await page.goto(pathToFileURL(file).href)
    return await use(opened)
  } finally {
    await context.close()
  }
}

const HOSTILE =
  '</style><script>document.title="ran"</script><img src=x onerror=1><!-- |@everyone \u202E\u0000'
const realistic = realisticRun({ keywords: 12, samples: 2, weeks: 6 })
const hostileFleet = aFleet(
  ['a', 'b'.repeat(64)].map(key => aFleetGate(key, outcomeOf(HOSTILE, 'javascript:alert(1)'))),
  HOSTILE,
)
const cases = [
  { name: 'a realistic run', html: renderHtml(realistic) },
  { name: 'a fleet', html: renderPortfolioHtml(mixedFleet) },
  { name: 'a fleet with hostile names', html: renderPortfolioHtml(hostileFleet) },
  { name: 'a pass', html: renderHtml(passed) },
  { name: 'a fail with everything', html: renderHtml(failedWithEverything) },
  { name: 'an error without a measurement', html: renderHtml(notMeasured) },
  { name: '200 keywords', html: renderHtml(manyKeywords(200)) },
  { name: 'hostile texts', html: renderHtml(outcomeOf(HOSTILE, 'javascript:alert(1)')) },
  { name: 'a text of 10,000 characters without a space', html: renderHtml(outcomeOf('x'.repeat(10_000))) },
  { name: 'Japanese names', html: renderHtml(outcomeOf('株式会社アクメの顧客管理システム')) },
  { name: 'Arabic names', html: renderHtml(outcomeOf('شركة أكمي لإدارة العملاء')) },
]

const views = [
  { view: 'light, wide', options: { colorScheme: 'light', viewport: DESKTOP } },
  { view: 'dark, wide', options: { colorScheme: 'dark', viewport: DESKTOP } },
  { view: 'light, on a phone', options: { colorScheme: 'light', viewport: PHONE } },
  { view: 'dark, on a phone', options: { colorScheme: 'dark', viewport: PHONE } },
] as const

describe.each(cases)('the report of $name', ({ html }) => {
  it.each(views)('has nothing that axe objects to: $view', async ({ options }) => {
    await withPage(html, options, async ({ page }) => {
      await page.evaluate("for (const element of document.querySelectorAll('details')) element.open = true")
      await page.evaluate(axe.source)
      const results = await page.evaluate<axe.AxeResults>('axe.run(document, { preload: false })')
      expect(results.passes.length).toBeGreaterThan(20)
      expect(describeViolations(results.violations)).toEqual([])
    })
  })

  it.each([
    { width: 375, height: 667 },
    { width: 320, height: 568 },
  ])('fits a phone of $width pixels', async viewport => {
    await withPage(html, { viewport }, async ({ page }) => {
      await page.evaluate("for (const element of document.querySelectorAll('details')) element.open = true")
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
      expect(await page.evaluate(CLIPPED)).toEqual([])
    })
  })

  it('opens without a complaint, runs nothing and loads nothing', async () => {
    await withPage(html, {}, async ({ page, complaints, loaded }) => {
      expect(complaints).toEqual([])
      expect(loaded).toEqual([page.url()])
      expect(await page.title()).not.toBe('ran')
    })
  })
})

/** Texts that lie outside of the page and in no region that scrolls, so that nobody can read them. */
const CLIPPED = `Array.from(document.querySelectorAll('h1, h2, h3, p, li, dd, dt, blockquote, summary, figure'))
  .filter(element => !element.closest('.scroll'))
  .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
  .map(element => element.outerHTML.slice(0, 100))`

function describeViolations(violations: axe.Result[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`)
}

describe('the policy', () => {
  const html = renderHtml(passed)

  it('keeps a style from working that is not the report’s own', async () => {
    await withPage(html.replace('<style>', '<style>/**/'), {}, async ({ complaints }) => {
      expect(complaints.join()).toContain('style-src')
    })
  })

  it('keeps a script from running that got into the file', async () => {
    const script = '<script>document.title = "ran"</script></main>'
    await withPage(html.replace('</main>', script), {}, async ({ page, complaints }) => {
      expect(await page.title()).not.toBe('ran')
      expect(complaints.join()).toContain('script-src')
    })
  })
})

describe('a reader', () => {
  const html = renderHtml(failedWithEverything)
  const focused = "document.activeElement.getAttribute('aria-label')"

  it('reaches every table by keyboard', async () => {
    await withPage(html, { viewport: PHONE }, async ({ page }) => {
      const wanted = await page.evaluate<string[]>(
        "Array.from(document.querySelectorAll('.scroll')).filter(region => region.checkVisibility()).map(region => region.getAttribute('aria-label'))",
      )
      const reached: string[] = []
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press('Tab')
        const label = await page.evaluate<string | null>(focused)
        if (label === null || !wanted.includes(label)) continue
        reached.push(label)
        expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle'), label).toBe(
          'solid',
        )
      }
      expect([...new Set(reached)]).toEqual(wanted)
    })
  })

  it('sees the skip link on the first key press and passes over the navigation with it', async () => {
    await withPage(html, {}, async ({ page }) => {
      await page.keyboard.press('Tab')
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the report')
      expect(
        await page.evaluate('document.activeElement.getBoundingClientRect().top'),
      ).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      expect(await page.evaluate('document.activeElement.id')).toBe('report')
    })
  })

  it('needs no script', async () => {
    await withPage(html, { javaScriptEnabled: false }, async ({ page, complaints }) => {
      expect(await page.locator('h1').textContent()).toContain('The citation score of Acme is 24.0')
      expect(await page.getByRole('img', { name: /^Citation score over 11 runs/ }).isVisible()).toBe(true)
      const answer = page.locator('.answer').first()
      expect(await answer.isVisible()).toBe(false)
      await page.locator('#keywords summary').first().click()
      expect(await answer.isVisible()).toBe(true)
      expect(complaints).toEqual([])
    })
  })

  it('keeps the names of the engines in sight over 200 keywords', async () => {
    await withPage(renderHtml(manyKeywords(200)), {}, async ({ page }) => {
      await page.evaluate("document.querySelectorAll('.row')[150].scrollIntoView({ behavior: 'instant' })")
      const heads = await page.locator('.heads').boundingBox()
      expect(Math.abs(heads?.y ?? -100)).toBeLessThan(3)
    })
  })

  it('sees the name of each engine beside its cells on a phone, and each cell of a table with its column', async () => {
    await withPage(renderHtml(realistic), { viewport: PHONE }, async ({ page }) => {
      const cell = page.locator('.row').first().locator('.cell b').first()
      expect((await cell.boundingBox())?.width).toBeGreaterThan(20)
      expect(await page.locator('.heads').isVisible()).toBe(false)
      const cells = await page.evaluate<{ right: number; label: string }[]>(
        "Array.from(document.querySelectorAll('#changes td'), cell => ({ right: cell.getBoundingClientRect().right, label: getComputedStyle(cell, '::before').content }))",
      )
      expect(cells.length).toBeGreaterThan(4)
      for (const { right, label } of cells) {
        expect(right).toBeLessThanOrEqual(PHONE.width)
        expect(label).not.toBe('none')
      }
    })
  })

  it('sees the portfolio of a fleet first, and the gate that was chosen, without a script', async () => {
    await withPage(renderPortfolioHtml(mixedFleet), { javaScriptEnabled: false }, async opened => {
      const { page, complaints } = opened
      const visible = async () => [
        await page.locator('.fleet').isVisible(),
        await page.locator('#run-1').isVisible(),
        await page.locator('#run-2').isVisible(),
      ]
      expect(await visible()).toEqual([true, false, false])
      await page.getByRole('link', { name: 'acme-fr' }).click()
      expect(await visible()).toEqual([false, false, true])
      await page.locator('#run-2 nav a').first().click()
      expect(await visible()).toEqual([false, false, true])
      await page.locator('#run-2').getByRole('link', { name: 'All gates' }).click()
      expect(await visible()).toEqual([true, false, false])
      expect(complaints).toEqual([])
    })
  })

  it('prints everything, dark text on a light page', async () => {
    await withPage(html, { colorScheme: 'dark' }, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(27, 35, 41)')
      expect(
        await page.evaluate(
          "Array.from(document.querySelectorAll('.scroll'), region => getComputedStyle(region).overflowX)",
        ),
      ).not.toContain('auto')
      expect(await page.locator('.answer').first().isVisible()).toBe(true)
    })
  })
})

describe('the search for a browser', () => {
  it('takes the path it is given', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium')
  })

  it('fails with what to do where there is none', () => {
    expect(() => findChromium({ PATH: folder })).toThrow(/apt-get install chromium.*CHROMIUM_PATH/)
  })
})
