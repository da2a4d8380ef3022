/** The reports of an outcome, for tests of their content. */

import { renderHtml as html } from '../../src/lib/document/html/html.ts'
import { renderPdf as pdf } from '../../src/lib/document/pdf/pdf.ts'
import type { Drawn, Typeface } from '../../src/lib/document/pdf/text.ts'
import { type TextLine, renderText as text } from '../../src/lib/document/text/text.ts'
import { fleetDocument } from '../../src/report/document/fleet-document.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import type { RunOutcome } from '../../src/report/run-outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'

export function renderHtml(outcome: Outcome): string {
  return html(gateDocument(describeGate(outcome)))
}

export function renderFleetHtml(fleet: RunOutcome): string {
  return html(fleetDocument(fleet))
}

export function renderPdf(outcome: Outcome, typefaces: Typeface[]): Promise<Drawn> {
  return pdf(gateDocument(describeGate(outcome)), typefaces)
}

export function renderText(outcome: Outcome): TextLine[] {
  return text(gateDocument(describeGate(outcome)))
}

export function renderFleetText(fleet: RunOutcome): TextLine[] {
  return text(fleetDocument(fleet))
}
