import type { Block, Line } from '../../../lib/document/blocks.ts'
import { joinLines, listOf, paragraph } from '../../../lib/document/build-blocks.ts'
import { parseWebPage } from '../../../lib/web-url.ts'
import type { ReportContext } from '../../text/finding-text.ts'
import { describeContradictions } from '../../text/problems.ts'
import { describeMissingAnswers } from '../../words/answers.ts'
import { countOf, formatTotalCost } from '../../words/numbers.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

/** Code points. A reason may quote the vendor. */
const MAX_REASON_LENGTH = 1000

/** Omits engines that the first screen reports as silent. */
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
        ? [[`${scans.length} of ${countOf(plannedScans, 'scan')} completed. The numbers cover only these.`]]
        : []),
      ...missing.map((entry): Line => {
        const engine = names.engineInCountry(entry.engine)
        const { what, todo } = describeMissingAnswers({ ...entry, engine })
        return [{ name: what, most: MAX_REASON_LENGTH }, ' ', ...todo]
      }),
    ])
  },
}

/** Counts the contradictions in the answers of a service. The result file lists them. */
export const warnings: GateSection = {
  id: 'warnings',
  title: 'Warnings',
  on: [...EVERYWHERE, 'text'],
  blocks({ outcome: { measurement } }) {
    const text = describeContradictions(measurement?.contradictions ?? [])
    return paragraph(text === undefined ? [] : [text])
  },
}

/** Returns the last line of a report: what was asked, what the engines charge for it, and links. */
export function runFooter({ outcome: { run, keywords, language, costs } }: ReportContext): Block[] {
  const runUrl = parseWebPage(run.runUrl ?? '')
  const commitUrl = parseWebPage(run.commitUrl ?? '')
  const facts: Line[] = [
    [{ name: `${run.finishedAt.slice(0, 16).replace('T', ' ')} UTC` }],
    [countOf(keywords.length, 'question')],
    [{ name: language }],
    ...(costs.length === 0 ? [] : [[`cost ${formatTotalCost(costs)}`]]),
    ...(runUrl === undefined ? [] : [[{ link: runUrl.href, label: ['this run'] }]]),
    ...(commitUrl === undefined
      ? []
      : [[{ link: commitUrl.href, label: [`commit ${run.sha?.slice(0, 7) ?? ''}`] }]]),
  ]
  return paragraph(joinLines(facts, ' · '), true)
}
