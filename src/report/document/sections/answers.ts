import type { AnswerContent, AnswerRecord } from '../../../engines/answer-record.ts'
import { vendorOf } from '../../../engines/engine-names.ts'
import type { Block, Card, Line } from '../../../lib/document/blocks.ts'
import { joinLines } from '../../../lib/document/build-blocks.ts'
import { toSingleLine } from '../../../lib/text.ts'
import { parseWebPage } from '../../../lib/web-url.ts'
import type { Outcome } from '../../outcome.ts'
import type { ReportContext } from '../../text/finding-text.ts'
import { countOf } from '../../words/numbers.ts'
import { type GateSection, isContentRun } from './section.ts'

const MAX_LINKS = 10

export const answers: GateSection = {
  id: 'answers',
  title: 'Answers',
  on: ['html'],
  isFolded: true,
  blocks: context => (isContentRun(context) ? [] : answersBlocks(context)),
}

interface Answer {
  keyword: string | undefined
  engine: string
  sample: number
  isCited: boolean
  words: string
  model?: string
  text: string
  lines: Line[]
}

function answersBlocks(context: ReportContext): Block[] {
  const { engines } = context
  const countShare = (all: readonly Answer[]) => all.filter(({ isCited }) => isCited).length / all.length
  return [...Map.groupBy(listAnswers(context.outcome), ({ keyword }) => keyword)]
    .toSorted(([, a], [, b]) => countShare(a) - countShare(b))
    .map(([keyword, all]): Block => {
      const sorted = all.toSorted(
        (a, b) =>
          Number(a.isCited) - Number(b.isCited) ||
          engines.indexOf(a.engine) - engines.indexOf(b.engine) ||
          a.sample - b.sample,
      )
      const title: Line = keyword === undefined ? ['All questions'] : [{ name: keyword }]
      return {
        kind: 'fold',
        title: [...title, ' ', { small: [countOf(all.length, 'answer')] }],
        blocks: [{ kind: 'card', cards: sorted.map(each => answerCard(each, context)) }],
      }
    })
}

function listAnswers({ answerRecords, scans }: Outcome): Answer[] {
  const live = new Set(answerRecords.map(({ engine }) => engine))
  const quoted = scans.flatMap(({ keyword, sample, scan }) =>
    scan.results
      .filter(({ engine, snippet }) => !live.has(engine) && toSingleLine(snippet) !== '')
      .map(({ engine, cited, snippet, source_url }): Answer => {
        const url = parseWebPage(source_url)
        const source = url && [{ link: url.href, label: [{ name: url.host + url.pathname }] }]
        return {
          keyword,
          engine,
          sample,
          isCited: cited,
          text: snippet,
          words: cited ? 'cites the brand' : 'does not cite the brand',
          lines: listLine('Cited', source === undefined ? [] : [source]),
        }
      }),
  )
  return [...answerRecords.flatMap(recordedAnswer), ...quoted]
}

function recordedAnswer(record: AnswerRecord): Answer[] {
  if (record.outcome !== 'evaluated') return []
  const { keyword, engine, sample, model, content } = record
  const { cited, text, isCut, isWithheld, citedSources } = content
  const why = isWithheld
    ? [`The text is not stored: the terms of ${vendorOf(engine)} forbid it.`]
    : [`Only the first ${text.length} characters were kept.`]
  const sources = citedSources.slice(0, MAX_LINKS).flatMap(({ url, domain, owner }): Line[] => {
    const page = parseWebPage(url)
    if (page === undefined && isWithheld !== true) return []
    const whose: Line = owner.kind === 'competitor' ? [' (', { name: owner.name, most: 40 }, ')'] : []
    const site = { name: domain }
    return [[page === undefined ? site : { link: page.href, label: [site] }, ...whose]]
  })
  return [
    {
      keyword,
      engine,
      sample,
      model,
      text,
      isCited: cited,
      words: `${describeCitation(content)}; ${content.position === undefined ? 'does not name it' : 'names it'}`,
      lines: [...(isWithheld || isCut ? [why] : []), ...listLine('Cited', sources)],
    },
  ]
}

function listLine(label: string, items: Line[]): Line[] {
  return items.length === 0 ? [] : [[`${label}: `, ...joinLines(items)]]
}

function answerCard(answer: Answer, { names, outcome }: ReportContext): Card {
  const { engine, model, sample, words, isCited, text, lines } = answer
  const title: Line = [
    { name: names.engineInCountry(engine), most: 60 },
    ...(model === undefined ? [] : [', ', { name: model, most: 60 }]),
    ...(outcome.samples > 1 ? [`, sample ${sample}`] : []),
    ' · ',
    { toned: [words], tone: isCited ? ('better' as const) : ('worse' as const) },
  ]
  return { title, text, lines }
}

function describeCitation(content: AnswerContent): string {
  if (content.cited) return 'cites the brand'
  if (content.retrieved === true) return 'read a page of the brand and does not cite it'
  return content.retrieved === false ? 'read no page of the brand' : 'does not cite the brand'
}
