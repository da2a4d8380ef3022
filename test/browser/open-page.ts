/** A browser for the tests of a file, and what they do with its pages. */
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startChromium } from '../../scripts/lib/chromium.ts'

export const DESKTOP = { width: 1280, height: 900 }
export const OPEN_ALL = "for (const fold of document.querySelectorAll('details')) fold.open = true"

export interface Opened {
  page: Page
  /** What the browser complained of, violations of the policy included. */
  complaints: string[]
  /** Everything that was loaded. */
  loaded: string[]
}

/** Starts a browser before the tests of a file. Returns a function that opens a page while it is used. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await startChromium()
  })
  afterAll(() => browser?.close())
  return async <T>(
    url: string,
    options: BrowserContextOptions,
    use: (opened: Opened) => Promise<T>,
  ): Promise<T> => {
    const context = await browser.newContext({ viewport: DESKTOP, ...options })
    try {
      const page = await context.newPage()
      const opened: Opened = { page, complaints: [], loaded: [] }
      page.on('console', message => opened.complaints.push(message.text()))
      page.on('pageerror', error => opened.complaints.push(error.message))
      page.on('request', request => opened.loaded.push(request.url()))
      await page.goto(url, { waitUntil: url.startsWith('http') ? 'networkidle' : 'load' })
      return await use(opened)
    } finally {
      await context.close()
    }
  }
}

/** Returns what axe objects to on a page. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { passes, violations } = await page.evaluate<axe.AxeResults>('axe.run(document, { preload: false })')
  if (passes.length <= 15) throw new RangeError('axe looked at next to nothing.')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 200)).join(' | ')}`)
}
