/** The answers in full, question by question, below a heat map of the cells. */
import { changeOver, keyOf, levelOf } from '../../../comparison/comparison.ts'
import type { AnswerContent, AnswerRecord } from '../../../embedded/engines/answer-record.ts'
import { vendorOf } from '../../../embedded/engines/engine-names.ts'
import { toSingleLine } from '../../../lib/text.ts'
import { isRetrievedOnly } from '../../../scan/summarize-answers.ts'
import { countOf } from '../../numbers.ts'
import { parseWebPage } from '../../web-url.ts'
import type { AnswerEntry, Block, Line } from '../blocks.ts'
import { cutItems } from '../build-blocks.ts'
import { plannedEngines, type ReportContext } from '../context.ts'
import { cellFrom, onlyChange } from '../grids.ts'
import { comparedCells, type GateSection, IN_FILES, isContentRun, lostCells } from './section.ts'

const MOST_LINKS = 10
const MOST_QUERIES = 10
/** The number of cells grows with the product of questions and engines. */
const MOST_ENGINES = 60

export const answers: GateSection = {
  id: 'answers',
  title: 'Answers',
  on: IN_FILES,
  isAnnex: true,
  blocks: context => (isContentRun(context) ? [] : answersBlock(context)),
}

interface Answer {
  keyword: string | undefined
  engine: string
  sample: number
  isCited: boolean
  entry: AnswerEntry
}

function answersBlock(context: ReportContext): Block[] {
  const { outcome, names } = context
  const cells = outcome.measurement?.cells ?? []
  const all = listAnswers(context)
  const keywords = [...new Set([...cells, ...all].map(({ keyword }) => keyword))]
  const { shown: engines, more } = cutItems(plannedEngines(outcome), MOST_ENGINES)
  if (keywords.length === 0 || engines.length === 0) return []
  const isLost = lostCells(context)
  const comparedOf = comparedCells(context)
  const byKey = Map.groupBy(cells, keyOf)
  const cellsOf = Map.groupBy(cells, ({ keyword }) => keyword)
  const byKeyword = Map.groupBy(all, ({ keyword }) => keyword)
  const rows = keywords.map(keyword => {
    const ofKeyword = (byKeyword.get(keyword) ?? []).toSorted(
      (a, b) =>
        Number(a.isCited) - Number(b.isCited) ||
        engines.indexOf(a.engine) - engines.indexOf(b.engine) ||
        a.sample - b.sample,
    )
    return {
      title: keyword === undefined ? ['All questions'] : [{ name: keyword }],
      cells: engines.map(engine => {
        const ref = { keyword, engine }
        const compared = comparedOf([ref])
        const change = changeOver(compared)
        const hasFallen = change !== undefined && change.now.cited < Math.round(change.was.usually)
        return onlyChange(
          cellFrom(byKey.get(keyOf(ref)) ?? [], compared, hasFallen && isLost.has(keyOf(ref))),
        )
      }),
      count: countAnswers(ofKeyword),
      share: levelOf(cellsOf.get(keyword) ?? [])?.share ?? 0,
      answers: ofKeyword.map(({ entry }) => entry),
    }
  })
  return [
    {
      kind: 'answers',
      columns: engines.map((engine): Line => [{ name: names.engineInCountry(engine), most: 60 }]),
      // The least cited question first.
      rows: rows.toSorted((a, b) => a.share - b.share).map(({ share: _, ...row }) => row),
      note: more === undefined ? undefined : [`${more} engines; the file result.json has them.`],
    },
  ]
}

function countAnswers(all: readonly Answer[]): string {
  const uncited = all.filter(({ isCited }) => !isCited).length
  const verb = uncited === 1 ? 'does' : 'do'
  const what =
    uncited === 0
      ? all.length === 1
        ? 'cites'
        : 'all cite'
      : uncited === all.length
        ? 'none cites'
        : `${uncited} ${verb} not cite`
  return all.length === 0 ? 'no text' : `${countOf(all.length, 'answer')}, ${what} the brand`
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
          return {
            ...{ keyword, engine, sample, isCited: cited },
            entry: {
              title: titleOf(context, engine, undefined, sample),
              words: cited ? 'cites the brand' : 'does not cite the brand',
              tone: cited ? 'better' : 'worse',
              text: snippet,
              cut: undefined,
              sources:
                url === undefined ? [] : [[{ link: url.href, label: [{ name: url.host + url.pathname }] }]],
              queries: [],
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
  return [
    {
      ...{ keyword, engine, sample, isCited: cited },
      entry: {
        title: titleOf(context, engine, model, sample),
        words: `${describeCitation(content)}; ${describeMention(content)}`,
        tone: cited ? 'better' : 'worse',
        text,
        cut: isWithheld
          ? `The text is not stored: the terms of ${vendorOf(engine)} forbid it.`
          : isCut
            ? `Only the first ${text.length} characters were kept.`
            : undefined,
        sources: citedSources.slice(0, MOST_LINKS).flatMap(({ url, domain, owner }): Line[] => {
          const page = parseWebPage(url)
          if (page === undefined && isWithheld !== true) return []
          const whose: Line = owner.kind === 'competitor' ? [' (', { name: owner.name, most: 40 }, ')'] : []
          const site = { name: domain }
          return [[page === undefined ? site : { link: page.href, label: [site] }, ...whose]]
        }),
        queries: queries.slice(0, MOST_QUERIES),
      },
    },
  ]
}

function titleOf(
  { names, outcome }: ReportContext,
  engine: string,
  model: string | undefined,
  sample: number,
): Line {
  return [
    { name: names.engineInCountry(engine), most: 60 },
    ...(model === undefined ? [] : [', ', { name: model, most: 60 }]),
    ...(outcome.samples > 1 ? [`, sample ${sample}`] : []),
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
