/** The plan of a fleet as the job summary of the step that made it. */
import type { FleetPlan } from '../run-plan.ts'
import { viewFleetPlan } from '../views/fleet-plan.ts'
import { list, own, paragraph, sentence, table } from './blocks.ts'
import { SUMMARY_LIMIT } from './comment.ts'
import { fitBlocks } from './fit.ts'

/** Renders what the gates of a fleet would ask, within GitHub's limit of a summary. */
export function renderFleetPlan(plan: FleetPlan): string {
  const { headline, stops, facts } = viewFleetPlan(plan)
  return fitBlocks(
    [
      paragraph(`## ${stops.length === 0 ? '🗓️' : '⚠️'} ${headline}`),
      table(
        [{ title: 'Plan of the fleet' }, { title: 'Value' }],
        facts.map(({ label, value }) => [label, own(value)]),
      ),
      ...list(stops.map(sentence)),
    ],
    {
      limit: SUMMARY_LIMIT,
      measure: text => Buffer.byteLength(text),
      notice: omitted => `… ${omitted} more lines left out to fit a summary.`,
    },
  )
}
