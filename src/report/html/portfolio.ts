/** A fleet in one HTML file: the portfolio first, then the report of each gate. */
import { describeConfigChanges } from '../config-words.ts'
import type { FleetGate, FleetOutcome } from '../fleet-outcome.ts'
import { countOf } from '../numbers.ts'
import { type PortfolioView, type SharedCause, viewPortfolio } from '../views/portfolio.ts'
import { withoutBackticks } from '../words.ts'
import { partsOf } from './html.ts'
import { WHOLE_REPORT } from './keywords.ts'
import { listOf, type Markup, type MarkupValue, markup, name, names, own } from './markup.ts'
import { type RunParts, renderPage, renderRun, type Section } from './page.ts'
import { table } from './table.ts'

/** Bytes of the reports of all gates. */
const ALL_GATES = 9_000_000
/** A gate that needs attention has as much room as four others. */
const MORE_ROOM = 4
/** Parts of the room of a gate. */
const ROWS_PART = 0.35
const ANSWERS_PART = 0.2
/** Sections that are left out first where there is no room for all. */
const LEAST_IMPORTANT = ['searches', 'sources', 'presence', 'appendix', 'trend', 'cost', 'share', 'reports']
/** Keys that are named where gates share a reason. */
const MOST_KEYS = 5

/**
 * Renders the portfolio and the reports of all gates as one HTML document that shows one of them at a time: the portfolio,
 * or the gate that the reader chooses. It needs no script. All answers together have as much room as those of a single
 * report, and with many gates, parts of their reports are left out.
 */
export function renderPortfolioHtml(fleet: FleetOutcome): string {
  const view = viewPortfolio(fleet)
  const gates = [...view.attention, ...view.inconclusive, ...view.passing]
  return renderPage(
    `${view.status}: ${view.headline}`,
    markup`<main id="report" tabindex="-1">
<div class="fleet">
${portfolio(fleet, view, new Map(gates.map((gate, index) => [gate, idOf(index)])))}
</div>
${articles(gates, view.attention.length)}
</main>`,
  )
}

function idOf(index: number): string {
  return `run-${index + 1}`
}

type Ids = ReadonlyMap<FleetGate, string>

function portfolio({ config, configChanges }: FleetOutcome, view: PortfolioView, ids: Ids): Markup {
  const { state, status, headline, notes, attention, inconclusive, passing, causes, otherCauses } = view
  const changes = describeConfigChanges(configChanges)
  const reasons = [...changes, ...notes.map(withoutBackticks)].map(text => markup`<li>${text}</li>`)
  const errors = [
    ...causes.map(cause),
    ...(otherCauses > 0 ? [markup`<li>${countOf(otherCauses, 'more gate')}: see their reports</li>`] : []),
  ]
  return markup`<p class="status ${state}">${status}</p>
<h1>${headline}</h1>
<p class="muted">Gates of ${name(config)}</p>
${reasons.length > 0 ? markup`<ul class="reasons">${reasons}</ul>` : undefined}
${group('Gates that need attention', attention, view, ids)}
${errors.length > 0 ? markup`<section><h2>Errors</h2><ul>${errors}</ul></section>` : undefined}
${group('Inconclusive gates', inconclusive, view, ids)}
${group('Gates that passed', passing, view, ids)}`
}

function cause({ keys, text }: SharedCause): Markup {
  const who =
    keys.length > 1 ? markup`${countOf(keys.length, 'gate')} (${names(keys, MOST_KEYS)})` : names(keys)
  return markup`<li>${who}: ${text}</li>`
}

function group(title: string, gates: FleetGate[], { columns }: PortfolioView, ids: Ids): Markup | undefined {
  if (gates.length === 0) return undefined
  const rows = gates.map((gate): MarkupValue[] => [
    markup`<a href="#${ids.get(gate)}">${name(gate.key)}</a> <small>${listOf([gate.status, ...gate.details.map(detail => name(detail))])}</small>`,
    markup`${gate.lead.map(part => (typeof part === 'string' ? own(part) : name(part.name)))}`,
    own(gate.now),
    own(gate.before),
  ])
  const label = `${title}, table`
  return markup`<section><h2>${title}</h2>
${table({ label, caption: countOf(gates.length, 'gate'), columns, rows })}</section>`
}

/** The reports of the gates, the most important first. A report that needs less than its room leaves it to those after it. */
function articles(gates: FleetGate[], attention: number): Markup[] {
  const weightOf = (index: number) => (index < attention ? MORE_ROOM : 1)
  let weights = gates.reduce((sum, _, index) => sum + weightOf(index), 0)
  let left = ALL_GATES
  let answersLeft = WHOLE_REPORT.answers
  return gates.map((gate, index) => {
    const part = weightOf(index) / weights
    const room = part * left
    const budget = {
      rows: room * ROWS_PART,
      answers: Math.min(room * ANSWERS_PART, part * answersLeft),
    }
    const rendered = article(gate, idOf(index), fitSections(partsOf(gate.load(), budget), room))
    left -= Buffer.byteLength(rendered.html)
    answersLeft -= budget.answers
    weights -= weightOf(index)
    return rendered
  })
}

/** Leaves out the least important sections that exceed the room, and says so. */
function fitSections(parts: RunParts, room: number): RunParts {
  const sizeOf = ({ body }: Section) => (body === undefined ? 0 : Buffer.byteLength(body.html))
  let excess = parts.sections.reduce((sum, section) => sum + sizeOf(section), 0) - room
  const leftOut = new Set<string>()
  for (const id of LEAST_IMPORTANT) {
    const section = parts.sections.find(each => each.id === id && each.body !== undefined)
    if (excess <= 0 || section === undefined) continue
    leftOut.add(id)
    excess -= sizeOf(section)
  }
  if (leftOut.size === 0) return parts
  const titles = parts.sections.filter(({ id }) => leftOut.has(id)).map(({ title }) => title)
  return {
    overview: parts.overview,
    sections: parts.sections.filter(({ id }) => !leftOut.has(id)),
    footer: markup`<p>Left out here to keep the file small: ${listOf(titles)}.</p>
${parts.footer}`,
  }
}

function article({ key, details }: FleetGate, id: string, parts: RunParts): Markup {
  const place = [key, ...details].map(text => markup` · ${name(text)}`)
  return markup`<article class="run" id="${id}">
<p class="muted"><a href="#report">All gates</a>${place}</p>
${renderRun(parts, `${id}-`)}
<div class="foot">
${parts.footer}
</div>
</article>
`
}
