/** What changed against the baseline. */
import type { Outcome } from '../outcome.ts'
import { type ChangedAnswer, IN_REPORT, viewChangedAnswers } from '../views/changed-answers.ts'
import { viewEngineChanges, viewKeywordChanges } from '../views/changes.ts'
import { type Markup, type MarkupValue, markup, name, names } from './markup.ts'
import { table } from './table.ts'

/** Renders the engines, the keywords and the answers that lost or gained the citation, and who is cited instead. */
export function changes(outcome: Outcome): Markup | undefined {
  const engines = viewEngineChanges(outcome).map(
    ({ label, tone, engines: listed }) =>
      markup`<li><strong class="${tone}">${label}:</strong> ${names(listed)}</li>`,
  )
  const keywords = viewKeywordChanges(outcome)
  const answers = viewChangedAnswers(outcome, IN_REPORT)
  if (engines.length === 0 && keywords === undefined && answers === undefined) return undefined
  return markup`${answers && changedAnswers(answers)}
${engines.length > 0 ? markup`<ul>${engines}</ul>` : undefined}
${
  keywords &&
  table({
    label: 'Keywords that changed, table',
    caption: keywords.caption,
    columns: keywords.columns,
    rows: keywords.rows.map(({ keyword, change, tone, score, files }) => [
      name(keyword),
      markup`<span class="${tone}">${change}</span>`,
      score,
      names(files),
    ]),
  })
}`
}

function changedAnswers(view: NonNullable<ReturnType<typeof viewChangedAnswers>>): Markup {
  const { counts, columns, lost, gained, more, knowsInstead } = view
  const rows = [...lost, ...gained]
  const toRow = ({ keyword, engine, change, before, now, instead }: ChangedAnswer): MarkupValue[] => [
    name(keyword),
    name(engine),
    before,
    markup`<span class="${change === 'lost' ? 'worse' : 'better'}">${change === 'lost' ? '▼' : '▲'} ${now}</span>`,
    ...(knowsInstead ? [names(instead)] : []),
  ]
  return markup`<p>${counts}</p>
${
  rows.length === 0
    ? undefined
    : table({
        label: 'Answers that changed, table',
        caption: 'How many answers cited the brand before, and cite it now; the clearest losses first',
        columns,
        rows: rows.map(toRow),
      })
}
${more && markup`<p class="muted">${more}</p>`}`
}
