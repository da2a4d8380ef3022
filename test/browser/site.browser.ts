import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GROUPS } from '../../docs/.vitepress/sidebar.ts'
import { DOCUMENTS } from '../../src/lib/documents.ts'
import { listCodes } from '../../src/report/words/rules.ts'
import { findViolations, useBrowser } from './open-page.ts'
import { serveSite } from './serve-site.ts'

const FOLDER = 'build/site'
const BASE = `${new URL(DOCUMENTS).pathname}/`
const FILES = 'https://github.com/ai-visibility-gate/ai-visibility-gate/blob/main/'
const EDITS = 'https://github.com/ai-visibility-gate/ai-visibility-gate/edit/main/'
const PHONE = { width: 375, height: 667 }

/** The home page, the start and the codes are looked at in both views, the others in one. */
const isInBoth = (path: string) => ['', 'get-started', 'errors'].includes(path)
const VIEWS = [
  {
    view: 'light, wide',
    options: {},
    isChecked: (path: string, index: number) => isInBoth(path) || index % 2 === 0,
  },
  {
    view: 'dark, on a phone',
    options: { viewport: PHONE, isMobile: true, colorScheme: 'dark' as const },
    isChecked: (path: string, index: number) => isInBoth(path) || index % 2 === 1,
  },
]

const open = useBrowser()
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/site.ts'], { stdio: 'pipe' })
  site = await serveSite(FOLDER, BASE)
})

afterAll(() => site?.close())

const withPage = <T>(path: string, options: BrowserContextOptions, use: (page: Page) => Promise<T>) =>
  open(`${site.url}${BASE}${path}`, options, ({ page }) => use(page))

/** The paths of all pages but that of a wrong address: `errors`, `research/`, `example/`. */
const pagePaths = () =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.html') && name !== '404.html')
    .map(name => name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''))

const fileOf = (path: string) => `${FOLDER}/${path === '' || path.endsWith('/') ? `${path}index` : path}.html`

/** The addresses that a page names in `attribute`, from the root of the site where they are on it. */
function addressesOf(path: string, attribute: 'href' | 'src'): string[] {
  const html = readFileSync(fileOf(path), 'utf8')
  const here = new URL(path, `${DOCUMENTS}/`)
  return Array.from(
    html.matchAll(new RegExp(`<(?:a|img)\\b[^>]*? ${attribute}="([^"]*)"`, 'g')),
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), here).href.replace(`${DOCUMENTS}/`, ''),
  ).filter(href => !href.startsWith('data:'))
}

/** The pages that links lead to from those in `paths`, and so on. */
function reach(paths: string[]): Set<string> {
  const known = new Set<string>()
  const left = [...paths]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (known.has(path)) continue
    known.add(path)
    const links = addressesOf(path, 'href').map(href => href.replace(/#.*/, ''))
    left.push(...links.filter(link => existsSync(fileOf(link))))
  }
  return known
}

/** Returns what is wrong with an address; undefined if nothing is. */
function faultOf(address: string): string | undefined {
  if (address.startsWith(FILES))
    return existsSync(address.slice(FILES.length).replace(/#.*/, '')) ? undefined : address
  if (address.startsWith(EDITS)) return existsSync(address.slice(EDITS.length)) ? undefined : address
  if (/^https?:/.test(address)) return undefined
  const [path = '', anchor] = address.split('#')
  const file = /\.\w+$/.test(path) ? `${FOLDER}/${path}` : fileOf(path)
  if (!existsSync(file)) return address
  const isThere =
    anchor === undefined || readFileSync(file, 'utf8').includes(`id="${decodeURIComponent(anchor)}"`)
  return isThere ? undefined : address
}

describe('the links of the site', () => {
  it('lead to pages, places, pictures and files that exist', () => {
    const faults = pagePaths().flatMap(path =>
      [...addressesOf(path, 'href'), ...addressesOf(path, 'src')].flatMap(address => {
        const fault = faultOf(address)
        return fault === undefined ? [] : [`${path}: ${fault}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('reach every page from the home page', () => {
    const reached = reach([''])
    expect(pagePaths()).not.toEqual([])
    expect(pagePaths().filter(path => !reached.has(path))).toEqual([])
  })

  it('have a row for each code of the program', () => {
    const addresses = listCodes().map(({ code }) => `errors#${code.toLowerCase()}`)
    expect(addresses.length).toBeGreaterThan(80)
    expect(addresses.filter(faultOf)).toEqual([])
  })
})

describe('somebody who searches', () => {
  it.each([
    { words: 'AVG_ENGINE_KEY', place: 'errors#avg_engine_key', shown: 'tr#avg_engine_key' },
    { words: 'max-cost', place: 'inputs#max-cost', shown: 'tr#max-cost' },
    { words: 'noindex', place: 'addresses', shown: '.vp-doc h1' },
  ])('finds $words', async ({ words, place, shown }) => {
    await withPage('', {}, async page => {
      await page.keyboard.press('/')
      await page.locator('#localsearch-input').fill(words)
      const first = page.locator('.results a').first()
      await first.waitFor()
      expect(await first.getAttribute('href')).toContain(`${BASE}${place}`)
      await first.click()
      await page.locator(shown).waitFor()
      await page.waitForURL(url => url.href.includes(place))
    })
  })
})

describe('the home page', () => {
  it('leads to the start, with a list of all pages', async () => {
    await withPage('', {}, async page => {
      await page.locator('.VPHero a.brand').click()
      await page.waitForURL(`**${BASE}get-started`)
      const shown = page.locator('.VPSidebar section.level-0:not(.collapsed) .items a')
      await shown.first().waitFor()
      const texts = GROUPS.slice(0, -1).flatMap(({ pages }) => pages.map(({ text }) => text))
      expect((await shown.allTextContents()).map(text => text.trim())).toEqual(texts)
    })
  })
})

describe('a page of the site', () => {
  it('fits a phone, whichever it is', { timeout: 120_000 }, async () => {
    const wide = await withPage('', { viewport: PHONE, isMobile: true }, async page => {
      const found: string[] = []
      for (const path of pagePaths()) {
        await page.goto(`${site.url}${BASE}${path}`)
        if ((await page.evaluate('document.documentElement.scrollWidth')) !== PHONE.width) found.push(path)
      }
      return found
    })
    expect(wide).toEqual([])
  })

  it.each(VIEWS)(
    'has nothing that axe objects to: $view',
    { timeout: 120_000 },
    async ({ options, isChecked }) => {
      const found = await withPage('', options, async page => {
        const objections: string[] = []
        for (const path of pagePaths().filter(isChecked)) {
          await page.goto(`${site.url}${BASE}${path}`)
          objections.push(...(await findViolations(page)).map(objection => `${path}: ${objection}`))
        }
        return objections
      })
      expect(found).toEqual([])
    },
  )
})
