/** A plan as plain text, for a terminal. */
import { plainLine } from '../escape.ts'
import type { RunPlan } from '../run-plan.ts'
import { viewPlan } from '../views/plan.ts'
import { NAME_LENGTH } from '../words.ts'
import type { TextLine } from './text.ts'

const SENTENCE_LENGTH = 2000

/** Renders what a run would ask. Holds no control characters. */
export function renderPlanText(plan: RunPlan): TextLine[] {
  const { headline, stop, facts, engines, notes } = viewPlan(plan)
  const labels = Math.max(...facts.map(({ label }) => label.length))
  const blocks: TextLine[][] = [
    [
      [{ text: headline, tone: stop ? 'worse' : 'better' }],
      ...(stop ? [[{ text: plainLine(`${stop.code}: ${stop.text}`, SENTENCE_LENGTH) }]] : []),
    ],
    facts.map(({ label, value }) => [{ text: `${label.padEnd(labels)}  ${value}` }]),
    engines.map(({ engine, model, requests, cost }) => [
      {
        text: plainLine(
          `${plainLine(engine, NAME_LENGTH)} (${plainLine(model, NAME_LENGTH)}): ${requests}, ${cost}`,
          SENTENCE_LENGTH,
        ),
      },
    ]),
    notes.map(text => [{ text }]),
  ]
  return blocks
    .filter(block => block.length > 0)
    .flatMap((block, index) => (index > 0 ? [[], ...block] : block))
}
