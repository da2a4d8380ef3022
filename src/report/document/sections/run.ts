/** What the run itself tells: missing answers, contradictions, files that were not read, cost and times. */

import type { Block, Line } from '../../../lib/document/blocks.ts'
import { joinLines, listOf, paragraph } from '../../../lib/document/build-blocks.ts'
import type { Contradiction } from '../../../scan/measure.ts'
import { describeMissingAnswers } from '../../messages/answers.ts'
import { describePassedOver } from '../../messages/pages.ts'
import { countOf, describeCost, formatTotalCost } from '../../numbers.ts'
import type { ReportContext } from '../../tell/told.ts'
import { parseWebPage } from '../../web-url.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

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
        const engine = names.engineInCountry(entry.engine)
        const { what, todo } = describeMissingAnswers({ ...entry, engine })
        return [{ name: what, most: LONGEST_REASON }, ' ', ...todo]
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
    const alike = Map.groupBy(outcome.measurement?.contradictions ?? [], each =>
      describeContradiction(each, names),
    )
    return listOf(Array.from(alike, ([text, all]) => [`${text} (${countOf(all.length, 'time')}).`]))
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
    return listOf([
      [`${formatTotalCost(costs)} for the replies of the engines.`],
      ...costs.map((engine): Line => {
        const { amount, source } = describeCost(engine)
        return [{ name: names.engineInCountry(engine.engine), most: 60 }, `: ${amount} (${source})`]
      }),
    ])
  },
}

/** Returns what was asked, and links: the last line of a report. */
export function runFooter({ outcome: { run, keywords, language } }: ReportContext): Block[] {
  const runUrl = parseWebPage(run.runUrl ?? '')
  const commitUrl = parseWebPage(run.commitUrl ?? '')
  const facts: Line[] = [
    [{ name: `${run.finishedAt.slice(0, 16).replace('T', ' ')} UTC` }],
    [countOf(keywords.length, 'question')],
    [{ name: language }],
    ...(runUrl === undefined ? [] : [[{ link: runUrl.href, label: ['this run'] }]]),
    ...(commitUrl === undefined
      ? []
      : [[{ link: commitUrl.href, label: [`commit ${run.sha?.slice(0, 7) ?? ''}`] }]]),
  ]
  return paragraph(joinLines(facts, ' · '), true)
}
