/** What the run itself tells: missing answers, contradictions, files that were not read, cost and times. */

import { isOwnPages } from '../../../engines/engine-names.ts'
import type { Block, Line } from '../../../lib/document/blocks.ts'
import { cutItems, joinLines, listOf, paragraph, tableOf } from '../../../lib/document/build-blocks.ts'
import type { Contradiction, Measurement } from '../../../scan/measure.ts'
import { describeMissingAnswers } from '../../messages/answers.ts'
import { describePassedOver } from '../../messages/pages.ts'
import { countOf, describeCost, formatCount, formatTotalCost } from '../../numbers.ts'
import type { ReportContext } from '../../tell/told.ts'
import { parseWebPage, parseWebUrl } from '../../web-url.ts'
import { LISTED_IDS } from '../../words.ts'
import { EVERYWHERE, type GateSection, isContentRun } from './section.ts'

const MOST_WARNINGS = 20
/** In code points: a reason has the words of the vendor in it. */
const LONGEST_REASON = 1000

/** Leaves out the engines whose fault the first screen tells. */
export const missingAnswers: GateSection = {
  id: 'missing-answers',
  title: 'Missing answers',
  on: [...EVERYWHERE, 'text'],
  blocks(context) {
    const { outcome, names, findings } = context
    const silent = new Set(
      findings.flatMap(finding => (finding.kind === 'engine-silent' ? finding.engines : [])),
    )
    const missing = outcome.answers.missing.filter(({ engine }) => !silent.has(engine))
    const { scans, plannedScans } = outcome
    const isCut = scans.length > 0 && scans.length < plannedScans
    return listOf([
      ...(isCut
        ? [[`${scans.length} of ${countOf(plannedScans, 'scan')} completed. The numbers are of those alone.`]]
        : []),
      ...missing.map((entry): Line => {
        const { text, keyPage } = describeMissingAnswers({
          ...entry,
          engine: names.engineInCountry(entry.engine),
        })
        const url = keyPage === undefined ? undefined : parseWebUrl(keyPage)
        return [
          { name: text, most: LONGEST_REASON },
          ...(url === undefined ? [] : [' ', { link: url.href, label: ['Your keys'] }, '.']),
        ]
      }),
    ])
  },
}

/** Contradictions in the answers of a service: one line for all scans that share one. */
export const warnings: GateSection = {
  id: 'warnings',
  title: 'Warnings',
  on: EVERYWHERE,
  blocks({ outcome, names }) {
    const alike = [
      ...Map.groupBy(outcome.measurement?.contradictions ?? [], each => describeContradiction(each, names)),
    ]
    const { shown, more } = cutItems(alike, MOST_WARNINGS)
    return listOf([
      ...shown.map(([text, contradictions]): Line => {
        const ids = [...new Set(contradictions.map(({ scanId }) => scanId))]
        return [`${text} (`, ...scanIds(ids), ').']
      }),
      ...(more === undefined ? [] : [[`${more} contradictions`]]),
    ])
  },
}

function describeContradiction(each: Contradiction, names: ReportContext['names']): string {
  switch (each.kind) {
    case 'missing-engine':
      return `${names.engineInCountry(each.engine)} was asked for and is missing in the service's answer`
    case 'duplicate-engine':
      return `${names.engineInCountry(each.engine)} is more than once in the service's answer`
    case 'summary-contradiction': {
      const subject = each.field === 'cited_engines' ? 'engines that cite the brand' : 'engines'
      return `The service's summary counts ${each.stated} ${subject}, its own results ${each.counted}`
    }
  }
}

function scanIds(ids: string[]): Line {
  const { shown, more } = cutItems(ids, LISTED_IDS)
  return [
    `${ids.length === 1 ? 'scan' : 'scans'} `,
    ...joinLines(shown.map((id): Line => [{ name: id }])),
    ...(more === undefined ? [] : [` ${more}`]),
  ]
}

/** Files that could hold pages and were not read. */
export const passedOver: GateSection = {
  id: 'passed-over',
  title: 'Files passed over',
  on: EVERYWHERE,
  blocks: ({ outcome }) =>
    listOf(
      describePassedOver(outcome.baseline?.content?.passedOver ?? []).map(line => [
        { name: line, most: 300 },
      ]),
    ),
}

export const cost: GateSection = {
  id: 'cost',
  title: 'Cost',
  on: ['summary', 'html', 'pdf'],
  blocks({ outcome: { costs }, names }) {
    if (costs.length === 0) return []
    return [
      ...paragraph([`${formatTotalCost(costs)} for the replies of the engines.`]),
      ...tableOf(
        'Tokens, searches and cost of each engine',
        [
          { title: ['Engine'] },
          { title: ['Replies'], isNumber: true },
          { title: ['Tokens in / out'], isNumber: true },
          { title: ['Searches'], isNumber: true },
          { title: ['Cost'], isNumber: true },
          { title: ['Cost is from'] },
        ],
        costs.map((engine): Line[] => {
          const { tokens, searches, amount, source } = describeCost(engine)
          const texts = [formatCount(engine.replies), tokens, searches, amount, source]
          return [[{ name: names.engineInCountry(engine.engine), most: 60 }], ...texts.map(text => [text])]
        }),
      ),
      ...paragraph(
        [
          'Replies that could not be read are not counted. Where the vendor states no cost, it is that of list prices, which change, without discounts and free quotas.',
        ],
        true,
      ),
    ]
  },
}

/** Returns times, links and how to read the numbers: the last lines of a report. */
export function runFooter(context: ReportContext): Block[] {
  const { run, measurement, keywords, language } = context.outcome
  const runUrl = parseWebPage(run.runUrl ?? '')
  const commitUrl = parseWebPage(run.commitUrl ?? '')
  const facts: Line[] = [
    [
      ...[`${measurement ? 'Measured' : 'Tried'} from `, { name: timeOf(run.startedAt) }, ' to '],
      ...[{ name: timeOf(run.finishedAt) }, ' UTC'],
    ],
    [countOf(keywords.length, 'question')],
    [{ name: language }],
    ...(runUrl === undefined ? [] : [[{ link: runUrl.href, label: ['this run'] }]]),
    ...(commitUrl === undefined
      ? []
      : [[{ link: commitUrl.href, label: [`commit ${run.sha?.slice(0, 7) ?? ''}`] }]]),
  ]
  return [
    ...paragraph(joinLines(facts, ' · '), true),
    ...paragraph(measurement === undefined ? [] : howToRead(context, measurement), true),
  ]
}

/** Returns the time to the second. */
function timeOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}

function howToRead(context: ReportContext, { engines }: Measurement): Line {
  const hasPages = engines.some(({ engine }) => isOwnPages(engine))
  if (isContentRun(context)) {
    return [
      'The answers are sentences of these pages, found without a language model: the same pages always give the same answers.',
    ]
  }
  const isLive = context.outcome.answers.planned > 0
  return [
    ...(hasPages
      ? ['“Your pages” are the pages of this repository: the same pages always give the same answers.']
      : []),
    ...(engines.some(({ engine }) => !isOwnPages(engine)) && !isLive
      ? [hasPages ? ' ' : '', 'The answers are those that the service reports.']
      : []),
  ]
}
