/** Compares each report of an outcome whose texts are attacks with the report of the same outcome in plain words. */
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { createRandom } from '../../scripts/calibration/random.ts'
import { RULES } from '../../src/gate/rules/rules.ts'
import { isUnread } from '../../src/gate/verdict.ts'
import { printLines } from '../../src/hosts/cli/terminal.ts'
import { shippedTypefaces } from '../../src/lib/fonts/draw-with-fonts.ts'
import { toSingleLine } from '../../src/lib/text.ts'
import { parseWebUrl } from '../../src/lib/web-url.ts'
import { fleetDocument } from '../../src/report/document/fleet-document.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import { renderAnswers } from '../../src/report/files/csv.ts'
import { formatOutcome, parseOutcome } from '../../src/report/files/json/outcome-file.ts'
import { buildResult } from '../../src/report/files/json/result.ts'
import { resultSchema } from '../../src/report/files/json/result-schema.ts'
import { type Outcome, storedOutcomeSchema } from '../../src/report/outcome.ts'
import { annotationsOf } from '../../src/report/posts/annotations.ts'
import { fleetMarker, renderPage, renderPost } from '../../src/report/posts/comment.ts'
import { renderRecovery, titleIssue } from '../../src/report/posts/issue.ts'
import { buildNotification, formatNotification } from '../../src/report/posts/notification.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import type { DescribedGate } from '../../src/report/text/finding-text.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'
import { withDeliveries } from '../support/deliveries.ts'
import { renderComment, renderSummary } from '../support/documents.ts'
import { createPlainWords, fillTexts, hostileValues } from '../support/hostile-values.ts'
import { elementsOf, renderLikeGitHub, textOf } from '../support/markdown.ts'
import { anOutcome } from '../support/outcomes.ts'
import { pdfLinks } from '../support/pdf-document.ts'
import { aFleet, aFleetGate } from '../support/portfolio.ts'
import { renderFleetHtml, renderFleetText, renderHtml, renderPdf, renderText } from '../support/rendered.ts'
import { createTerminal } from '../support/terminal.ts'

const { startedAt: _start, finishedAt: _end, ...run } = anOutcome().run

function readOutcome(outcome: unknown): Outcome {
  const { outcome: _, ...header } = JSON.parse(formatOutcome(anOutcome(), 7))
  const file = parseOutcome(JSON.stringify({ ...header, outcome }), run)
  if ('unreadable' in file) throw new Error(JSON.stringify(file.unreadable))
  return file.outcome
}

const files = hostileValues(storedOutcomeSchema, {
  fewest: 40,
  random: createRandom(20),
  texts: { rule: RULES.map(({ name }) => name) },
})
const pairs = files.map(file => ({
  hostile: readOutcome(fillTexts(file, text => text)),
  plain: readOutcome(fillTexts(file, createPlainWords())),
}))

/** Adds what a file does not hold: scans and drafts, in which every text is the brand. */
function inFull(outcome: Outcome): Outcome {
  const { brand } = outcome
  // A brand that is an address would be a source that the plain words do not have.
  const url = parseWebUrl(brand) === undefined ? brand : ''
  const other = { sentiment: brand, snippet: brand.repeat(2), source_url: `https://x.example/?q=${brand}` }
  const results = [
    aResult(brand, true, { sentiment: brand, snippet: brand, source_url: url }),
    aResult(`${brand} 2`, false, other),
  ]
  const scans = [1, 2].map(sample => aCompletedScan({ results, keyword: brand, sample, id: brand }))
  return withDeliveries({ ...outcome, scans }, brand)
}

const fleetOf = (outcome: Outcome) => aFleet([aFleetGate(outcome.key, outcome)], outcome.brand)

const linksOf = (html: string) => Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, url = '']) => url)

/** Addresses of the repository, and of the source that the answers of `inFull` name. */
const OWN_LINKS = ['https://github.com/acme/site/', 'https://x.example/?q=']

/** Returns the links of the hostile report that neither the plain report nor a value of the run explains. */
function foreignLinks(hostile: string[], plain: string[]): string[] {
  return hostile.filter(url => !OWN_LINKS.some(own => url.startsWith(own)) && !plain.includes(url))
}

/** Fields of a document with text from outside. Renderers trust all other strings as words of this program. */
const OUTSIDE = new Set(['name', 'quote', 'code', 'link', 'text', 'queries', 'title', 'brand'])

function ownWords(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return OUTSIDE.has(field) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  const isLine = Array.isArray(value) && field !== 'queries'
  return Object.entries(value).flatMap(([name, inner]) =>
    ownWords(inner, isLine ? '' : Array.isArray(value) ? field : name),
  )
}

it('has no text from outside in the words of this program, where backticks are code', () => {
  for (const file of files) {
    let count = 0
    const outcome = readOutcome(
      fillTexts(file, text => (toSingleLine(text) === '' ? text : `\`outside${count++}\``)),
    )
    const documents = [gateDocument(describeGate(inFull(outcome))), fleetDocument(fleetOf(outcome))]
    expect(ownWords(documents).filter(words => words.includes('`outside'))).toEqual([])
  }
})

/** Requires that a report shows text from outside, because a report without it is always harmless. */
function expectOutsideText(render: (outcome: Outcome) => string): void {
  expect(pairs.some(({ plain }) => /\bword\d/.test(render(plain)))).toBe(true)
}

const MARKDOWN = {
  'comment, and the body of an issue': (outcome: Outcome) => renderComment(describeGate(outcome)),
  'comment that closes an issue': (outcome: Outcome) =>
    renderRecovery(gateDocument(describeGate(outcome)), 1, run.runUrl),
  'comment of a fleet': (outcome: Outcome) =>
    renderPost(fleetDocument(fleetOf(outcome)), fleetMarker('fleet.yml'), undefined),
}

/** The path of a file that leads out of the repository has no link. Links are compared by their addresses. */
function otherElements(html: string): string[] {
  return elementsOf(html).filter(name => name !== 'a')
}

/** Elements may be missing, because a command with a path that nobody can type is left out. None may be added. */
function expectNoOther(elements: string[], expected: string[]): void {
  let at = 0
  const added = elements.filter(name => {
    const found = expected.indexOf(name, at)
    if (found >= 0) at = found + 1
    return found < 0
  })
  expect(added).toEqual([])
}

function expectInert(render: (outcome: Outcome) => string, { hostile, plain }: (typeof pairs)[number]): void {
  const html = renderLikeGitHub(render(hostile))
  const expected = renderLikeGitHub(render(plain))
  expectNoOther(otherElements(html), otherElements(expected))
  expect(foreignLinks(linksOf(html), linksOf(expected))).toEqual([])
  // GitHub looks for no mentions, references, addresses and emoji in links and blocks of code.
  const seen = textOf(html.replace(/<(a|pre)\b.*?<\/\1>/gs, ''))
  expect(seen).not.toMatch(/@[\w-]|#\d|\bgh-\d|:\/\/|www\.|:[\w+-]+:/i)
}

it.each(Object.entries(MARKDOWN))('adds no element, link or mention to the %s', (_, render) => {
  expectOutsideText(render)
  for (const pair of pairs) expectInert(render, pair)
})

it('adds no element, link or mention to the job summary', () => {
  for (const pair of pairs.slice(0, 10)) {
    expectInert(outcome => renderSummary(inFull(outcome)), pair)
    expectInert(outcome => renderPage(fleetDocument(fleetOf(inFull(outcome)))), pair)
  }
})

const HTML = {
  report: renderHtml,
  'report of a fleet': (outcome: Outcome) => renderFleetHtml(fleetOf(outcome)),
}

it.each(Object.entries(HTML))('adds no element, attribute or link to the HTML %s', (_, render) => {
  expectOutsideText(render)
  // Text between quotation marks is the value of an attribute.
  const attributesOf = (html: string) =>
    Array.from(
      html.replace(/="[^"]*"/g, '=""').matchAll(/<[a-z][^>]*?\s(on\w+|style|srcdoc)=/g),
      ([, name]) => name,
    )
  // A headline leaves a long name out, and the element that isolates its direction with it.
  const withoutNames = (html: string) => html.replaceAll('<span dir="auto">', '')
  for (const { hostile, plain } of pairs) {
    const [html, expected] = [render(hostile), render(plain)]
    expectNoOther(otherElements(withoutNames(html)), otherElements(withoutNames(expected)))
    expect(foreignLinks(linksOf(html), linksOf(expected))).toEqual([])
    expect(attributesOf(html)).toEqual(attributesOf(expected))
  }
})

it('adds no link to the PDF report', async () => {
  const draw = async (outcome: Outcome) => (await renderPdf(outcome, shippedTypefaces())).bytes
  for (const { hostile, plain } of pairs.slice(0, 6)) {
    const [links, expected] = [await pdfLinks(await draw(hostile)), await pdfLinks(await draw(plain))]
    expect(expected.flat()).not.toEqual([])
    expect(foreignLinks(links.flat(), expected.flat())).toEqual([])
  }
})

it('prints lines without control characters, none of which begins a command of the runner', () => {
  const { out } = createTerminal()
  expectOutsideText(outcome => printLines(renderText(outcome), out))
  for (const { hostile } of pairs) {
    const text = [...renderText(hostile), ...renderFleetText(fleetOf(hostile))]
    const lines = printLines(text, out).split('\n')
    expect(lines.filter(line => /[\p{Cc}\u202E\u2066\u2028]|^\s*::|##\[/u.test(line))).toEqual([])
    // The last line ends, too. No text from outside adds one.
    expect(lines).toHaveLength(text.length + 1)
  }
})

it('writes CSV without a formula', () => {
  let quoted = 0
  for (const { hostile } of pairs) {
    const rows: string[][] = parse([...renderAnswers(inFull(hostile))].join(''), { bom: true })
    const formulas = rows
      .flat()
      .filter(cell => /^[=+\-@\t\r＝＋－＠]/u.test(cell) && Number.isNaN(Number(cell)))
    expect(formulas).toEqual([])
    quoted += rows.flat().filter(cell => /^'[=+\-@]/.test(cell)).length
  }
  expect(quoted).toBeGreaterThan(0)
})

it('writes a result file that is as valid as with plain words', () => {
  const faultsOf = (outcome: Outcome) =>
    resultSchema.safeParse(buildResult(describeGate(inFull(outcome)))).error?.issues.length
  for (const { hostile, plain } of pairs) expect(faultsOf(hostile)).toBe(faultsOf(plain))
})

it('sends no message with markup or a mention', () => {
  const read = pairs.filter(pair => !isUnread(pair.hostile.verdict))
  expect(read.length).toBeGreaterThan(0)
  for (const { hostile } of read) {
    const gate: DescribedGate = { ...describeGate({ ...hostile, trend: [] }), failures: ['fail'] }
    const notification = buildNotification({ gates: [gate], runUrl: run.runUrl })
    if (notification === undefined) throw new Error('A failure sends a message.')
    const slack = formatNotification(notification, 'slack')
    expect(slack.match(/<[^>]*>/g)).toEqual([`<${run.runUrl}|Open the run>`])
    expect(slack).not.toMatch(/[_~`](?!\u200B)|(?<!"text":")\*(?![\u200B"])/)
  }
})

it('annotates in single lines, and gives an issue a title without code, mentions and emoji', () => {
  expect(pairs.flatMap(({ hostile }) => annotationsOf([describeGate(hostile)]))).not.toEqual([])
  for (const { hostile } of pairs) {
    const messages = annotationsOf([describeGate(hostile)]).map(({ message }) => message)
    expect(messages.filter(text => /[\p{Cc}\u202E]|^::|##\[/u.test(text))).toEqual([])
    expect(titleIssue([describeGate(hostile)], '')).not.toMatch(/[\p{Cc}`]|@[\w-]|#\d|:\/\/|:[\w+-]+:/u)
  }
})
