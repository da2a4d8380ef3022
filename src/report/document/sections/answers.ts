/** The answers in full, question by question. */
import type { AnswerContent, AnswerRecord } from '../../../engines/answer-record.ts'
import { vendorOf } from '../../../engines/engine-names.ts'
import type { Block, Card, Line, Tone } from '../../../lib/document/blocks.ts'
import { joinLines } from '../../../lib/document/build-blocks.ts'
import { toSingleLine } from '../../../lib/text.ts'
import { isRetrievedOnly } from '../../../scan/summarize-answers.ts'
import { countOf } from '../../numbers.ts'
import type { ReportContext } from '../../tell/told.ts'
import { parseWebPage } from '../../web-url.ts'
import { type GateSection, IN_FILES, isContentRun } from './section.ts'

const MOST_LINKS = 10
const MOST_QUERIES = 10

export const answers: GateSection = {
  id: 'answers',
  title: 'Answers',
  on: IN_FILES,
  isAnnex: true,
  blocks: context => (isContentRun(context) ? [] : answersBlocks(context)),
}

interface Answer {
  keyword: string | undefined
  engine: string
  sample: number
  isCited: boolean
  card: Card
}

/** The least cited question first, and of each the answers that do not cite the brand. */
function answersBlocks(context: ReportContext): Block[] {
  const { engines } = context
  const shareOf = (all: readonly Answer[]) => all.filter(({ isCited }) => isCited).length / all.length
  return [...Map.groupBy(listAnswers(context), ({ keyword }) => keyword)]
    .toSorted(([, a], [, b]) => shareOf(a) - shareOf(b))
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
        title: [...title, ' ', { small: [countAnswers(all)] }],
        blocks: [{ kind: 'card', cards: sorted.map(({ card }) => card) }],
      }
    })
}

function countAnswers(all: readonly Answer[]): string {
  const uncited = all.filter(({ isCited }) => !isCited).length
  const verb = uncited === 1 ? 'does' : 'do'
  const some = uncited === all.length ? 'none cites' : `${uncited} ${verb} not cite`
  return `${countOf(all.length, 'answer')}, ${uncited === 0 ? 'all cite' : some} the brand`
}

/** Answers of live engines in full; of a service the parts that it quotes. */
function listAnswers(context: ReportContext): Answer[] {
  const { answerRecords, scans } = context.outcome
  const live = new Set(answerRecords.map(({ engine }) => engine))
  return [
    ...answerRecords.flatMap(record => recordedAnswer(record, context)),
    ...scans.flatMap(({ keyword, sample, scan }) =>
      scan.results
        .filter(({ engine, snippet }) => !live.has(engine) && toSingleLine(snippet) !== '')
        .map(({ engine, cited, snippet, source_url }): Answer => {
          const url = parseWebPage(source_url)
          const words = cited ? 'cites the brand' : 'does not cite the brand'
          const source: Line[] =
            url === undefined ? [] : [[{ link: url.href, label: [{ name: url.host + url.pathname }] }]]
          return {
            ...{ keyword, engine, sample, isCited: cited },
            card: {
              title: titleOf(context, { engine, sample, words, isCited: cited }),
              text: snippet,
              lines: listLine('Cited', source),
            },
          }
        }),
    ),
  ]
}

function recordedAnswer(record: AnswerRecord, context: ReportContext): Answer[] {
  if (record.outcome !== 'evaluated') return []
  const { keyword, engine, sample, model, content } = record
  const { cited, text, isCut, isWithheld, queries, citedSources } = content
  const words = `${describeCitation(content)}; ${describeMention(content)}`
  const why = isWithheld
    ? [`The text is not stored: the terms of ${vendorOf(engine)} forbid it.`]
    : [`Only the first ${text.length} characters were kept.`]
  const sources = citedSources.slice(0, MOST_LINKS).flatMap(({ url, domain, owner }): Line[] => {
    const page = parseWebPage(url)
    if (page === undefined && isWithheld !== true) return []
    const whose: Line = owner.kind === 'competitor' ? [' (', { name: owner.name, most: 40 }, ')'] : []
    const site = { name: domain }
    return [[page === undefined ? site : { link: page.href, label: [site] }, ...whose]]
  })
  return [
    {
      ...{ keyword, engine, sample, isCited: cited },
      card: {
        title: titleOf(context, { engine, sample, model, words, isCited: cited }),
        text,
        lines: [
          ...(isWithheld || isCut ? [why] : []),
          ...listLine('Cited', sources),
          ...listLine(
            'Searched for',
            queries.slice(0, MOST_QUERIES).map((query): Line => [{ name: query }]),
          ),
        ],
      },
    },
  ]
}

function listLine(label: string, items: Line[]): Line[] {
  return items.length === 0 ? [] : [[`${label}: `, ...joinLines(items)]]
}

function titleOf(
  { names, outcome }: ReportContext,
  {
    engine,
    model,
    sample,
    words,
    isCited,
  }: Pick<Answer, 'engine' | 'sample' | 'isCited'> & { model?: string; words: string },
): Line {
  const tone: Tone = isCited ? 'better' : 'worse'
  return [
    { name: names.engineInCountry(engine), most: 60 },
    ...(model === undefined ? [] : [', ', { name: model, most: 60 }]),
    ...(outcome.samples > 1 ? [`, sample ${sample}`] : []),
    ...[' · ', { toned: [words], tone }],
  ]
}

function describeCitation(content: AnswerContent): string {
  if (content.cited) return 'cites the brand'
  if (isRetrievedOnly(content)) return 'read a page of the brand and does not cite it'
  return content.retrieved === false ? 'read no page of the brand' : 'does not cite the brand'
}

function describeMention({ position, competitors }: AnswerContent): string {
  if (position === undefined) return 'does not name it'
  return competitors.length === 0
    ? 'names it'
    : `names it in place ${position} of ${competitors.length + 1} brands`
}
