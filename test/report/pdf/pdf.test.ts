import { PDFDocument } from '@cantoo/pdf-lib'
import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawWithFonts } from '../../../src/lib/fonts/draw-with-fonts.ts'
import { shippedTypeface } from '../../../src/lib/fonts/shipped.ts'
import { BAD } from '../../../src/lib/pdf/colours.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { renderPdf } from '../../../src/report/pdf/pdf.ts'
import { measure } from '../../../src/scan/measure.ts'
import { aCompletedScan, aResult } from '../../support/completed-scans.ts'
import { withDeliveries } from '../../support/deliveries.ts'
import { aFont } from '../../support/font.ts'
import { hostileText } from '../../support/markdown.ts'
import { aMeasurement } from '../../support/measurements.ts'
import { aVerdict } from '../../support/outcomes.ts'
import { searchableText } from '../../support/pdf-document.ts'
import { pdfBookmarks, pdfLinks, pdfOperators } from '../../support/pdf-parts.ts'
import { pdfTexts } from '../../support/pdf-text.ts'
import {
  aTrend,
  failedWithEverything,
  lostAnswersOf,
  manyKeywords,
  notMeasured,
  outcomeOf,
  passed,
} from '../../support/report-outcomes.ts'

const typefaces = [shippedTypeface()]
const pdfOf = async (outcome: Outcome) => (await renderPdf(outcome, typefaces)).bytes
/** Without blanks, as lines end where they happen to. */
const squeeze = (text: string) => text.replace(/\s+/g, '')
/** But for the feet of the pages. */
const readText = async (bytes: Uint8Array) =>
  squeeze((await searchableText(bytes)).replace(/^AI visibility of .*, [\d-]{10} Page \d+ of \d+$/gm, ''))
const textOf = async (outcome: Outcome) => readText(await pdfOf(outcome))
const open = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false })

type Element = ReturnType<typeof DomUtils.findAll>[number]

/** The PDF has some answers in short, and no heads of its own for each cell. */
function isForScreens({ name, attribs, parent }: Element): boolean {
  const isHead =
    name === 'b' && parent !== null && 'attribs' in parent && /^cell/.test(parent.attribs['class'] ?? '')
  return (
    isHead || ['nav', 'svg'].includes(name) || /^(answers|heads|muted marks)$/.test(attribs['class'] ?? '')
  )
}

/** Each text of a part of the HTML report, but for what only a screen needs, and with the signs that the font lacks in words. */
function htmlTexts(outcome: Outcome, part: 'main' | 'footer'): string[] {
  const elements = DomUtils.getElementsByTagName(part, parseDocument(renderHtml(outcome)))
  for (const unwanted of DomUtils.findAll(isForScreens, elements)) {
    DomUtils.removeElement(unwanted)
  }
  return DomUtils.find(node => node.type === 'text', elements, true, Infinity).map(node =>
    squeeze(
      DomUtils.textContent(node)
        .replace(/[▲▼]/g, '')
        .replace('→', 'to')
        .replace(/^[\s,.·]+|[\s,.·]+$/g, ''),
    ),
  )
}

/** The first of `parts` that `text` has not, after those before it. */
function findLost(text: string, parts: string[]): string | undefined {
  let at = 0
  return parts.find(part => {
    const found = text.indexOf(part, at)
    at = found + part.length
    return found < 0
  })
}

/** Where the links of the HTML report lead, in and outside of the answers. */
function externalLinks(outcome: Outcome): { all: string[]; outside: string[] } {
  const { children } = parseDocument(renderHtml(outcome))
  const read = () =>
    DomUtils.findAll(({ attribs }) => /^https?:/.test(attribs['href'] ?? ''), children).map(
      ({ attribs }) => attribs['href'] ?? '',
    )
  const all = read()
  for (const answers of DomUtils.findAll(({ attribs }) => attribs['class'] === 'answers', children)) {
    DomUtils.removeElement(answers)
  }
  return { all, outside: read() }
}

/** Of one keyword. */
const manyEngines: Outcome = {
  ...passed,
  measurement: measure([
    aCompletedScan({
      keyword: 'crm',
      results: Array.from({ length: 14 }, (_, index) =>
        aResult(`engine-${index}`, true, { bcr_score: 100 + index }),
      ),
    }),
  ]),
}

const cases: [string, Outcome][] = [
  ['a pass', passed],
  ['a fail with everything', failedWithEverything],
  ['an error without a measurement', notMeasured],
  ['100 keywords', manyKeywords(100)],
  ['a run without rules', { ...passed, verdict: aVerdict({ reportOnly: true, rules: [] }) }],
  ['a run of a deterministic service', { ...passed, verdict: aVerdict({ noise: 'exact' }) }],
  ['reports, drafts and missing competitors', withDeliveries(failedWithEverything)],
  ['only missing competitors', { ...passed, verdict: aVerdict({ unmeasuredCompetitors: ['Initech'] }) }],
  ['only reports', { ...passed, serviceReports: withDeliveries(passed).serviceReports }],
  ['only drafts', { ...passed, suggestions: withDeliveries(passed).suggestions }],
  ['hostile texts', outcomeOf('</style><script>alert(1)</script><!-- |@everyone', 'javascript:alert(1)')],
  ['hostile pages', lostAnswersOf('</style><script>alert(1)</script><!-- |@everyone', 'javascript:alert(1)')],
  [
    'many sites',
    {
      ...passed,
      scans: Array.from({ length: 25 }, (_, index) =>
        aCompletedScan({
          results: [
            aResult('chatgpt', true, { source_url: `https://site-${index}.example/` }),
            aResult('gemini', true, { source_url: 'nowhere' }),
          ],
        }),
      ),
    },
  ],
  [
    'the same warning of many scans',
    {
      ...passed,
      measurement: aMeasurement({
        findings: Array.from({ length: 7 }, (_, index) => ({
          kind: 'missing-engine',
          scanId: `scan-${index}`,
          engine: 'copilot',
        })),
      }),
    },
  ],
  ['Greek and Cyrillic names', outcomeOf('Ελλάδα Україна', 'https://acme.example/οδηγός')],
]

describe.each(cases)('the PDF of %s', (_, outcome) => {
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await pdfOf(outcome)
  })

  it('has the content of the HTML report, in the same order', async () => {
    const text = await readText(bytes)
    expect(findLost(text, htmlTexts(outcome, 'main'))).toBeUndefined()
    expect(htmlTexts(outcome, 'footer').filter(words => !text.includes(words))).toEqual([])
  })

  it('has its headings in the same order', async () => {
    const headings = DomUtils.getElementsByTagName('h2', parseDocument(renderHtml(outcome)))
    expect(await pdfBookmarks(bytes)).toEqual(headings.map(DomUtils.textContent))
  })

  it('links to the same pages', async () => {
    const links = (await pdfLinks(bytes)).flat()
    const { all, outside } = externalLinks(outcome)
    expect(outside.filter(link => !links.includes(link))).toEqual([])
    expect(links.filter(link => !all.includes(link))).toEqual([])
  })

  it('writes nothing below or beside the page', async () => {
    const texts = await pdfTexts(bytes)
    const outside = texts.filter(({ x, y }) => x < 50 || x > 545 || y > 800 || (y < 64 && y !== 36))
    expect(outside).toEqual([])
  })
})

describe('a long report', () => {
  it('has each of 200 keywords once in the heat map, with its engines at the head of each page', async () => {
    const outcome = manyKeywords(200)
    // Nothing else that names them.
    const text = await textOf({ ...outcome, scans: [], fingerprint: {} })
    const after = (keyword: string) => text.split(squeeze(keyword)).slice(1)
    const lost = outcome.keywords.filter(
      keyword => after(keyword).filter(rest => /^(?:not)?cited/.test(rest)).length !== 1,
    )
    expect(lost).toEqual([])
    const heads = text.split('Keywordchatgptgeminiclaudeperplexitycopilotrepository').length - 1
    expect(heads).toBeGreaterThan(5)
    expect(heads).toBeLessThanOrEqual((await open(await pdfOf(outcome))).getPageCount())
  })

  it('numbers its pages', async () => {
    const bytes = await pdfOf(failedWithEverything)
    const pages = (await open(bytes)).getPageCount()
    const text = await searchableText(bytes)
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`)
  })

  it('splits the columns of many engines, with the keyword in each part', async () => {
    const text = await textOf(manyEngines)
    expect(text).toContain('(engines1to5of14)Keywordengine-0engine-1engine-2engine-3engine-4crmcited')
    expect(text).toContain('(engines11to14of14)Keywordengine-10engine-11engine-12engine-13crmcited')
    expect(text.split('crmcited').length - 1).toBe(3)
  })
})

describe('text from outside', () => {
  it('is shown as it is', async () => {
    const text = await textOf(outcomeOf('<!-- |@everyone </style><script>'))
    expect(text.split('<!--|@everyone</style><script>').length).toBeGreaterThan(40)
  })

  it('can be anything', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        const { bytes } = await renderPdf(withDeliveries(outcomeOf(text), text), typefaces)
        expect(await pdfBookmarks(bytes)).toContain('How this was measured')
        for (const url of (await pdfLinks(bytes)).flat()) expect(url).toMatch(/^https?:\/\//)
      }),
      { numRuns: 30 },
    )
  })

  it.each(['javascript:alert(1)', 'https://user:secret@y.example', 'file:///etc/passwd'])(
    'is no link as %s',
    async url => {
      const links = (await pdfLinks(await pdfOf(outcomeOf('x', url)))).flat()
      expect(new Set(links)).toEqual(new Set(['https://x.example/?q=x']))
    },
  )

  it('is cut where it is long', async () => {
    const bytes = await pdfOf(outcomeOf('x'.repeat(10_000)))
    expect((await open(bytes)).getPageCount()).toBeLessThan(15)
    expect(await searchableText(bytes)).toContain('x…')
  })

  it('is a question mark where no font has it, and the report says so', async () => {
    const { bytes, missingScripts } = await renderPdf(outcomeOf('شركة'), typefaces)
    expect(missingScripts).toEqual(['Arabic'])
    const text = squeeze(await searchableText(bytes))
    expect(text).toContain('Thecitationscoreof????is')
    expect(text).toContain('lackcharactersof:Arabic')
    expect(await textOf(failedWithEverything)).not.toContain('lackcharactersof')
  })

  it('is shown in a font that was found', async () => {
    const japanese = { regular: { bytes: aFont('株式会社') } }
    const { bytes, missingScripts } = await renderPdf(outcomeOf('株式会社'), [...typefaces, japanese])
    expect(missingScripts).toEqual([])
    expect(squeeze(await searchableText(bytes))).toContain('Thecitationscoreof株式会社is')
  })
})

describe('a draft', () => {
  it('is listed with its file, but without its text', async () => {
    const text = await textOf(withDeliveries(passed, 'best crm'))
    expect(text).toContain('bestcrmbestcrm61.5suggestions/01-best-crm.md')
    expect(text).not.toContain('Thetextofthedraft')
  })
})

describe('what there is nothing to say of', () => {
  it('is left out', async () => {
    const text = await textOf(notMeasured)
    for (const words of ['Gate:', 'default', 'Keynumbers', 'Reportsanddrafts', 'Shareofvoice'])
      expect(text).not.toContain(words)
  })
})

describe('the document', () => {
  it('names itself in its metadata', async () => {
    const document = await open(await pdfOf(failedWithEverything))
    expect(document.getTitle()).toBe(
      'Failed: The citation score of Acme is 24.0. It was 36.5. Chance does not explain this',
    )
    expect(document.getLanguage()).toBe('en')
    expect(document.getCreationDate()).toEqual(new Date(failedWithEverything.run.finishedAt))
    expect(document.getPages().map(page => page.getSize().height)).toContain(841.89)
  })

  it('is made at no time where the run names none', async () => {
    expect((await open(await pdfOf(outcomeOf('no date')))).getCreationDate()).toEqual(new Date(0))
  })

  it('is the same to the byte for the same outcome', async () => {
    for (const outcome of [failedWithEverything, outcomeOf('no date')]) {
      const [one, other] = [await pdfOf(outcome), await pdfOf(structuredClone(outcome))]
      expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    }
  })

  it('can be drawn with the fonts of the machine', async () => {
    const { problems } = await drawWithFonts(faces => renderPdf(failedWithEverything, faces), {
      find: () => Promise.resolve(undefined),
    })
    expect(problems).toEqual([])
  })
})

describe('colours', () => {
  const heat = async (cited: boolean[]) => {
    const cells = [{ keyword: 'crm', engine: 'chatgpt', cited, bcrScores: cited.map(() => 1) }]
    return pdfOperators(await pdfOf({ ...passed, measurement: aMeasurement({ cells }) }))
  }

  it('shade a cell by the share of samples that cite', async () => {
    const [all, half, none] = await Promise.all([[true], [true, false], [false]].map(heat))
    expect(all).toContain('0.435')
    expect(half).toMatch(/0\.7175 0\.857 0\.9235 rg/)
    expect(none).not.toContain('0.435')
  })
})

describe('the trend', () => {
  it('has the scale from zero, the days and the last value', async () => {
    const text = await textOf(failedWithEverything)
    expect(text).toContain('Trend0102030402Oct10Oct20NovAllengines24.0Citationscore')
  })

  it('crosses the runs that failed, and has the baseline as a dashed line', async () => {
    const operators = await pdfOperators(await pdfOf(failedWithEverything))
    // An earlier run and this one, two strokes each.
    expect(operators.split(`${BAD.red} ${BAD.green} ${BAD.blue} RG`)).toHaveLength(1 + 2 * 2)
    expect(operators).toContain('[4 3] 0 d')
  })

  it.each([[0], [-3], [1e-9], [1e-320], [1e12], [1e300]])('is drawn for a score of %d', async score => {
    const outcome = { ...failedWithEverything, trend: aTrend([score, score * 1.1]) }
    expect(await textOf(outcome)).toContain('Citationscore,onepointforeachrun.')
  })

  it('is a table alone where the values span more than numbers can', async () => {
    const text = await textOf({ ...failedWithEverything, trend: aTrend([1.7e308, -1.7e308]) })
    expect(text).not.toContain('onepointforeachrun')
    expect(text).toContain('Thenumbersof3runs')
  })
})
