/** What changed against the baseline. */
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableCell } from '../../lib/pdf/table.ts'
import type { Outcome } from '../outcome.ts'
import { type ChangedAnswer, IN_REPORT, viewChangedAnswers } from '../views/changed-answers.ts'
import { viewEngineChanges, viewKeywordChanges } from '../views/changes.ts'
import { COLOURS, columnsOf, NOTE, name, names } from './values.ts'

/** Writes the engines, the keywords and the answers that lost or gained the citation, and who is cited instead. */
export function changes(flow: Flow, outcome: Outcome): void {
  const engines = viewEngineChanges(outcome)
  const keywords = viewKeywordChanges(outcome)
  const answers = viewChangedAnswers(outcome, IN_REPORT)
  if (engines.length === 0 && keywords === undefined && answers === undefined) return
  flow.heading('What changed')
  if (answers) writeAnswers(flow, answers)
  for (const { label, tone, engines: listed } of engines) {
    flow.paragraph(`${label}: ${names(listed)}`, { marker: COLOURS[tone] })
  }
  if (keywords === undefined) return
  flow.space(6)
  flow.caption(keywords.caption)
  flow.table(
    columnsOf(keywords.columns, [0.34, 0.18, 0.14, 0.34]),
    keywords.rows.map(({ keyword, change, tone, score, files }) => [
      name(keyword),
      { text: change, color: COLOURS[tone] },
      score,
      names(files),
    ]),
  )
}

function writeAnswers(flow: Flow, view: NonNullable<ReturnType<typeof viewChangedAnswers>>): void {
  const { counts, columns, lost, gained, more, knowsInstead } = view
  flow.paragraph(counts)
  flow.space(6)
  if (lost.length + gained.length > 0) {
    flow.caption('How many answers cited the brand before, and cite it now; the clearest losses first')
    const shares = knowsInstead ? [0.34, 0.16, 0.12, 0.12, 0.26] : [0.46, 0.22, 0.16, 0.16]
    const toRow = ({ keyword, engine, change, before, now, instead }: ChangedAnswer): TableCell[] => [
      name(keyword),
      name(engine),
      before,
      { text: now, color: COLOURS[change === 'lost' ? 'worse' : 'better'], isBold: true },
      ...(knowsInstead ? [names(instead)] : []),
    ]
    flow.table(columnsOf(columns, shares), [...lost, ...gained].map(toRow))
    flow.space(6)
  }
  if (more !== undefined) flow.paragraph(more, NOTE)
}
