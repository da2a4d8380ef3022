import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/lib/chromium.ts'
import type { Document } from '../../src/lib/document/blocks.ts'
import { renderHtml } from '../../src/lib/document/html/html.ts'
import { periodDocument } from '../../src/report/document/period-document.ts'
import { aDocument, aLoss, anOverview, everything } from '../support/document-blocks.ts'
import { DESKTOP, findViolations, OPEN_ALL, type Opened, useBrowser } from './open-page.ts'

const PHONE = { width: 375, height: 667 }
const OPEN_SECTIONS = OPEN_ALL.replace('details', 'section > details')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'html-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = useBrowser()

/** Opens the file as somebody does who has downloaded it. */
async function withPage<T>(
  html: string,
  options: BrowserContextOptions,
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  const file = join(folder, `${crypto.randomUUID()}.html`)
  await writeFile(file, html)
  return open(pathToFileURL(file).href, options, use)
}

const HOSTILE =
  '</style><script>document.title="ran"</script><img src=x onerror=1><!-- |@everyone \u202E\u0000'

/** A file of an overview and these reports. */
function fleetOf(...documents: Document[]): string {
  const gates = documents.map((document, index) => ({
    ...{ id: `run-${index + 1}`, title: [{ name: `acme-${index + 1}` }] },
    needsAttention: false,
    load: () => document,
  }))
  return renderHtml({ ...anOverview(gates.map(({ id }) => id)), gates })
}

/** A month that is compared with the one before. */
function aMonth(): Document {
  const votes = (cited: number) => {
    const all = Array.from({ length: 20 }, (_, index) => index < cited)
    return { cited: all, bcrScores: all.map(() => null) }
  }
  const days = [15, 2].map((cited, index) => ({
    createdAt: `2026-1${index}-04`,
    cells: [{ engine: 'openai', keyword: 'pricing', ...votes(cited) }],
    competitors: [{ engine: 'Boardly', keyword: undefined, ...votes(20 - cited) }],
  }))
  const [before = [], now = []] = days.map(day => [day])
  return periodDocument({
    ...{ brand: 'Acme', trend: days, losses: [], cost: '', createdAt: '2026-12-01T08:00:00Z' },
    now: { title: 'November 2026', when: 'in November 2026', days: now },
    before: { title: 'October', when: 'in October', days: before },
  })
}

const cases = [
  { name: 'a loss', html: renderHtml(aLoss()) },
  { name: 'a loss of six engines', html: renderHtml(aLoss({ engines: 6 })) },
  { name: 'everything', html: renderHtml(everything()) },
  { name: 'a fleet', html: fleetOf(aLoss(), aDocument(), aDocument(), aDocument(), aDocument()) },
  {
    name: 'a fleet with hostile names',
    html: fleetOf(...['a', 'b'].map(() => everything(HOSTILE, 'javascript:alert(1)', '10%'))),
  },
  { name: 'a pass', html: renderHtml(aDocument()) },
  { name: 'a month', html: renderHtml(aMonth()) },
  { name: 'hostile texts', html: renderHtml(everything(HOSTILE, 'javascript:alert(1)', '10%')) },
  {
    name: 'a text of 10,000 characters without a space',
    html: renderHtml(everything('x'.repeat(10_000), undefined, '10%')),
  },
  {
    name: 'Japanese names',
    html: renderHtml(everything('株式会社アクメの顧客管理システム', undefined, '10%')),
  },
  { name: 'Arabic names', html: renderHtml(everything('شركة أكمي لإدارة العملاء', undefined, '10%')) },
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
      await page.evaluate(OPEN_ALL)
      expect(await findViolations(page)).toEqual([])
    })
  })

  it.each([
    { width: 375, height: 667 },
    { width: 320, height: 568 },
  ])('fits a phone of $width pixels', async viewport => {
    await withPage(html, { viewport }, async ({ page }) => {
      await page.evaluate(OPEN_ALL)
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
const CLIPPED = `Array.from(document.querySelectorAll('h1, h2, h3, p, li, summary, figure'))
  .filter(element => !element.closest('.scroll'))
  .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
  .map(element => element.outerHTML.slice(0, 100))`

describe('the policy', () => {
  const html = renderHtml(aDocument())

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

describe('the first screen', () => {
  const bottom = "document.querySelector('.first .scroll').getBoundingClientRect().bottom"

  it.each([3, 6])('has the level and %d engines within 900 pixels of a wide window', async engines => {
    await withPage(renderHtml(aLoss({ engines })), {}, async ({ page }) => {
      expect(await page.evaluate(bottom)).toBeLessThan(DESKTOP.height)
    })
  })

  it.each([
    { engines: 3, phone: PHONE },
    { engines: 6, phone: { width: 390, height: 844 } },
  ])('has the level and $engines engines within two screens of a phone', async ({ engines, phone }) => {
    await withPage(renderHtml(aLoss({ engines })), { viewport: phone }, async ({ page }) => {
      expect(await page.evaluate(bottom)).toBeLessThan(2 * phone.height)
    })
  })

  it('and all of five keywords and six engines are below 6,000 pixels on a phone', async () => {
    await withPage(renderHtml(aLoss({ engines: 6 })), { viewport: PHONE }, async ({ page }) => {
      await page.evaluate(OPEN_SECTIONS)
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(6000)
    })
  })
})

/** Words that are on more than one line, though none of them is as long as a line. */
const BROKEN_WORDS = `{
  const found = []
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.checkVisibility() || node.parentElement.closest('.hidden, svg')) continue
    for (const { index, 0: word } of node.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (tops.size > 1) found.push(word)
    }
  }
  found
}`

describe('a reader', () => {
  const html = renderHtml(aLoss({ engines: 6 }))
  const focused = "document.activeElement.getAttribute('aria-label')"

  it('sees no word that breaks in its middle at 1,280 pixels', async () => {
    await withPage(html, {}, async ({ page }) => {
      await page.evaluate(OPEN_ALL)
      expect(await page.evaluate(BROKEN_WORDS)).toEqual([])
    })
  })

  it('reaches every table by keyboard', async () => {
    await withPage(html, { viewport: PHONE }, async ({ page }) => {
      await page.evaluate(OPEN_SECTIONS)
      const wanted = await page.evaluate<string[]>(
        "Array.from(document.querySelectorAll('.scroll'), region => region.getAttribute('aria-label'))",
      )
      expect(wanted).toHaveLength(3)
      const reached: string[] = []
      for (let presses = 0; presses < 40; presses++) {
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

  it('sees the skip link on the first key press and skips the navigation with it', async () => {
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

  it('needs no script to open a section', async () => {
    await withPage(html, { javaScriptEnabled: false }, async ({ page, complaints }) => {
      expect(await page.locator('h1').textContent()).toContain('Acme is cited in 10%')
      const chart = page.getByRole('img', { name: /^Share of the answers that cite Acme/ })
      expect(await chart.isVisible()).toBe(true)
      const answer = page.locator('.answer').first()
      await page.getByRole('heading', { name: 'Answers', exact: true }).click()
      expect(await answer.isVisible()).toBe(false)
      await page.locator('#answers summary').first().click()
      expect(await answer.isVisible()).toBe(true)
      expect(complaints).toEqual([])
    })
  })

  it('sees each cell of a table with its column on a phone', async () => {
    await withPage(html, { viewport: PHONE }, async ({ page }) => {
      await page.evaluate(OPEN_SECTIONS)
      const cells = await page.evaluate<{ right: number; label: string }[]>(
        "Array.from(document.querySelectorAll('.grid td, #questions td'), cell => ({ right: cell.getBoundingClientRect().right, label: getComputedStyle(cell, '::before').content })).filter(({ right }) => right > 1)",
      )
      expect(cells.length).toBeGreaterThan(28)
      for (const { right, label } of cells) {
        expect(right).toBeLessThanOrEqual(PHONE.width)
        expect(label).not.toBe('none')
      }
    })
  })

  it('sees the overview of a fleet first, and the gate that was chosen, without a script', async () => {
    await withPage(fleetOf(aDocument(), aLoss()), { javaScriptEnabled: false }, async opened => {
      const { page, complaints } = opened
      const visible = async () => [
        await page.locator('.fleet').isVisible(),
        await page.locator('#run-1').isVisible(),
        await page.locator('#run-2').isVisible(),
      ]
      expect(await visible()).toEqual([true, false, false])
      await page.locator('.grid').getByRole('link', { name: 'run-2' }).click()
      expect(await visible()).toEqual([false, false, true])
      await page.locator('#run-2').getByRole('link', { name: 'All gates' }).click()
      expect(await visible()).toEqual([true, false, false])
      expect(complaints).toEqual([])
    })
  })

  it('prints what the screen shows, dark text on a light page', async () => {
    await withPage(html, { colorScheme: 'dark' }, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(27, 35, 41)')
      expect(
        await page.evaluate(
          "Array.from(document.querySelectorAll('.scroll'), region => getComputedStyle(region).overflowX)",
        ),
      ).not.toContain('auto')
      const answers = page.locator('section', { hasText: /^\s*Answers/ })
      expect(await page.locator('section').first().isVisible()).toBe(true)
      expect(await answers.isVisible()).toBe(false)
      await page.evaluate(OPEN_SECTIONS)
      expect(await answers.isVisible()).toBe(true)
    })
  })
})

describe('the search for a browser', () => {
  it('takes the path it is given', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium')
  })

  it('fails with what to do if there is none', () => {
    expect(() => findChromium({ PATH: folder })).toThrow(/apt-get install chromium.*CHROMIUM_PATH/)
  })
})
