/**
 * Takes the pictures of what people read in the common situations, into `screens/`: the comment; the HTML report at 1,280
 * pixels, with its sections open, on a phone, dark and printed; page 1 of the PDF. The pictures of the documentation are
 * taken with them. `npm run screens -- fleet` takes those of one situation. Needs what `npm run test:browser` needs, and fonts with emoji (on Debian: fonts-noto-color-emoji).
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContextOptions } from 'playwright-core'
import { runAction } from '../../scripts/lib/action.ts'
import { startChromium } from '../../scripts/lib/chromium.ts'
import { startGitHub, workflowToken } from '../../scripts/lib/github-server.ts'
import { print } from '../../scripts/lib/print.ts'
import { createQuickStart, PAGE, readFirstWorkflow } from '../../scripts/lib/quick-start.ts'
import { renderHtml } from '../../src/lib/document/html/html.ts'
import { renderPdf } from '../../src/lib/document/pdf/pdf.ts'
import type { Drawn, Typeface } from '../../src/lib/document/pdf/text.ts'
import { drawWithFonts } from '../../src/lib/fonts/draw-with-fonts.ts'
import { fleetDocument } from '../../src/report/document/fleet-document.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { fleetMarker, renderPost } from '../../src/report/posts/comment.ts'
import type { RunOutcome } from '../../src/report/run-outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { renderComment } from '../support/documents.ts'
import { droppedInGermany, situations } from '../support/situations.ts'
import { commentPage } from './comment-page.ts'
import { twelveGates } from './twelve-gates.ts'

const FOLDER = 'screens'
const WIDE = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const withMargin = (part: string) => `document.querySelector('${part}').style.padding = '16px'`
const DOCUMENT = { viewport: { width: 1000, height: 900 } }
/** Narrow and sharp: the home page shows it in half of its width, and on a phone. */
const COMMENT = { viewport: { width: 500, height: 80 }, deviceScaleFactor: 2 }
const OPEN = "for (const fold of document.querySelectorAll('section > details')) fold.open = true"

const NAMES = {
  pass: 'live-pass',
  'content-pass': 'content-pass',
  'lost-answer': 'content-lost-answer',
  noindex: 'content-noindex',
  'value-gone': 'content-prices-gone',
  'fact-wrong': 'content-fact-wrong',
  'fact-answers': 'live-fact-relapsed',
  'host-blocks': 'live-host-blocks',
  'live-drop': 'live-dropped-in-germany',
  'silent-engine': 'live-engine-silent',
  'first-run': 'live-first-run',
  inconclusive: 'live-may-be-chance',
  decline: 'live-decline',
  error: 'live-service-down',
}

/** What is published of a run. */
interface Published {
  comment: string
  html: string
  draw(typefaces: Typeface[]): Promise<Drawn>
}

function publishedOf(outcome: Outcome): Published {
  const document = gateDocument(describeGate(outcome))
  return {
    comment: renderComment(describeGate(outcome)),
    html: renderHtml(document),
    draw: typefaces => renderPdf(document, typefaces),
  }
}

function publishedOfFleet(fleet: RunOutcome): Published {
  const document = fleetDocument(fleet)
  return {
    comment: renderPost(document, fleetMarker(fleet.config), undefined),
    html: renderHtml(document),
    draw: typefaces => renderPdf(document, typefaces),
  }
}

const browser = await startChromium()

/** Takes a picture of the page, or of a part of it. */
async function shoot(
  html: string,
  path: string,
  options: BrowserContextOptions,
  { script, part }: { script?: string; part?: string } = {},
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.setContent(html)
  if (script !== undefined) await page.evaluate(script)
  await (part === undefined
    ? page.screenshot({ path, fullPage: true })
    : page.locator(part).first().screenshot({ path }))
  await context.close()
  print(`${path}: ${Math.ceil(readFileSync(path).length / 1024)} KB`)
}

/** Draws the first page of a PDF. */
function shootPdf(bytes: Uint8Array, path: string): void {
  const file = `${path}.pdf`
  writeFileSync(file, bytes)
  execFileSync('pdftoppm', ['-r', '100', '-png', '-f', '1', '-singlefile', file, path])
}

async function printPage(html: string): Promise<Uint8Array> {
  const page = await browser.newPage()
  await page.setContent(html)
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: false })
  await page.close()
  return bytes
}

/** Runs the quick start of the README on a pull request that deletes a page. */
async function commentOfQuickStart(): Promise<string> {
  const site = createQuickStart()
  const base = site.git('rev-parse', 'HEAD')
  site.commit({ [PAGE]: undefined })
  const github = await startGitHub()
  github.moveHead(site.git('rev-parse', 'HEAD'))
  await runAction({
    inputs: { ...readFirstWorkflow('README.md'), 'github-token': workflowToken },
    event: site.pullRequest(base),
    checkout: site.folder,
    env: { GITHUB_API_URL: github.url },
  })
  await github.close()
  return github.comments[0]?.body ?? ''
}

/** Without arguments, all situations are taken. */
const wanted = process.argv.slice(2)

async function shootAll(name: string, { comment, html, draw }: Published): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const path = `${FOLDER}/${name}`
  await shoot(commentPage(comment), `${path}-comment.png`, COMMENT)
  await shoot(html, `${path}-wide.png`, WIDE)
  await shoot(html, `${path}-open.png`, WIDE, { script: OPEN })
  await shoot(html, `${path}-dark.png`, { ...WIDE, colorScheme: 'dark' })
  await shoot(html, `${path}-phone.png`, PHONE)
  shootPdf(await printPage(html), `${path}-print`)
  const { bytes } = await drawWithFonts(draw, {})
  shootPdf(bytes, `${path}-pdf`)
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, situation] of Object.entries(NAMES)) {
  const outcome = situations[situation]
  if (outcome === undefined) throw new RangeError(`${situation} is not a situation`)
  await shootAll(name, publishedOf(outcome))
}
await shootAll('fleet', publishedOfFleet(twelveGates))

await shoot(commentPage(await commentOfQuickStart()), 'docs/comment.png', COMMENT)
const { html } = publishedOf(droppedInGermany)
for (const [path, part] of [
  ['docs/report.png', '.first'],
  ['docs/report-keywords.png', '#questions'],
] as const) {
  await shoot(html, path, DOCUMENT, { script: `${OPEN};${withMargin(part)}`, part })
}
await browser.close()
