/**
 * Takes the pictures of the documentation: the comment on a content pull request, and the report of a realistic run. Needs
 * a Chromium, and fonts with emoji (on Debian: fonts-noto-color-emoji).
 */
import { readFileSync } from 'node:fs'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { print } from '../../scripts/lib/print.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import { renderHtml } from '../../src/report/html/html.ts'
import { realisticRun } from '../support/realistic-run.ts'
import { startChromium } from './chromium.ts'

/** The comment of the quick start's gate on a pull request that deletes a page. */
const COMMENT = 'test/report/snapshots/content/page-deleted.md'

/** Like the comments of GitHub. */
const COMMENT_STYLES = `
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 sans-serif; }
article { max-width: 760px; border: 1px solid #d1d9e0; border-radius: 6px; }
header { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; color: #59636e; }
header strong { color: #1f2328; }
section { padding: 16px; }
h2 { margin: 0 0 16px; padding-bottom: 6px; border-bottom: 1px solid #d1d9e0; font-size: 21px; }
h3 { margin: 24px 0 16px; font-size: 17.5px; }
ul { padding-left: 28px; }
li { margin-top: 4px; }
a { color: #0969da; text-decoration: none; }
p { margin: 0 0 16px; }
`

function commentPage(): string {
  const markdown = readFileSync(COMMENT, 'utf8').replace(/^<!--.*-->\n/, '')
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  return `<!doctype html><meta charset="utf-8"><style>${COMMENT_STYLES}</style>
<article><header><strong>github-actions</strong> commented</header><section>${html}</section></article>`
}

async function takePicture(
  browser: Browser,
  html: string,
  path: string,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.setContent(html)
  await prepare(page)
  await page.screenshot({ path })
  await context.close()
  print(`${path}: ${Math.ceil(readFileSync(path).length / 1024)} KB`)
}

const show = (selector: string) => (page: Page) =>
  page
    .evaluate(`document.querySelector('${selector}').scrollIntoView({ behavior: 'instant' })`)
    .then(() => {})

const browser = await startChromium()
const report = renderHtml(gateDocument(realisticRun()))
await takePicture(browser, commentPage(), 'docs/comment.png', { viewport: { width: 800, height: 420 } })
await takePicture(browser, report, 'docs/report.png', { viewport: { width: 1100, height: 1030 } })
await takePicture(
  browser,
  report,
  'docs/report-trend.png',
  { viewport: { width: 1100, height: 560 } },
  show('#trend'),
)
await takePicture(
  browser,
  report,
  'docs/report-keywords.png',
  { viewport: { width: 1100, height: 900 } },
  async page => {
    await page.locator('#answers summary').nth(3).click()
    await show('#answers')(page)
  },
)
await browser.close()
