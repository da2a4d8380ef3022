/**
 * A finished run as a PDF, drawn without a browser. It has the content of the HTML report, without the full answers, in the
 * same order.
 */
import { MUTED } from '../../lib/pdf/colours.ts'
import { createDocument } from '../../lib/pdf/document.ts'
import { createFlow, type Flow } from '../../lib/pdf/flow.ts'
import { type Drawn, embedFonts, type Typeface } from '../../lib/pdf/fonts.ts'
import { createTypesetter } from '../../lib/pdf/text.ts'
import type { Outcome } from '../outcome.ts'
import { leadText } from '../views/lead.ts'
import { statusOf } from '../views/overview.ts'
import { dayOf } from '../words.ts'
import { citedDomains, presence, searches } from './answer-contents.ts'
import { changes } from './changes.ts'
import { cost } from './cost.ts'
import { engines } from './engines.ts'
import { keywords } from './keywords.ts'
import { limitRows } from './limit-rows.ts'
import { overview } from './overview.ts'
import { reportsAndDrafts } from './reports-and-drafts.ts'
import { certainty, rules } from './rules.ts'
import { about, settings, warnings } from './settings.ts'
import { shareOfVoice } from './share.ts'
import { sources } from './sources.ts'
import { keyNumbers } from './tiles.ts'
import { trend } from './trend.ts'
import { name, plain } from './values.ts'

const SECTIONS = [
  overview,
  keyNumbers,
  changes,
  trend,
  shareOfVoice,
  keywords,
  presence,
  citedSources,
  searches,
  cost,
  warnings,
  reportsAndDrafts,
  appendix,
  about,
]

function citedSources(flow: Flow, outcome: Outcome): void {
  if (!citedDomains(flow, outcome)) sources(flow, outcome)
}

function appendix(flow: Flow, outcome: Outcome): void {
  flow.heading('How this was measured')
  for (const write of [rules, certainty, engines, settings]) write(flow, outcome)
}

/** Renders the report. The same arguments give the same bytes. Throws for a broken typeface. */
export async function renderPdf(outcome: Outcome, typefaces: Typeface[]): Promise<Drawn> {
  const { brand, run } = outcome
  const document = await createDocument(
    plain(`${statusOf(outcome)}: ${leadText(outcome)}`),
    new Date(Date.parse(run.finishedAt) || 0),
  )
  const typesetter = createTypesetter(await embedFonts(document, typefaces))
  const flow = limitRows(createFlow(document, typesetter))
  for (const write of SECTIONS) write(flow, outcome)

  const missingScripts = typesetter.missingScripts()
  if (missingScripts.length > 0) {
    const note = `The fonts of this report lack characters of: ${missingScripts.join(', ')}. Each is shown as a question mark. The other report files have them.`
    flow.paragraph(note, { color: MUTED })
  }
  flow.finish(`AI visibility of ${name(brand, 60)}, ${dayOf(run.finishedAt)}`)
  return { bytes: await document.save(), missingScripts }
}
