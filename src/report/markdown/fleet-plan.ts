/** The plan of a fleet as the job summary of the step that made it. */
import type { FleetPlan } from '../run-plan.ts'
import { viewFleetPlan } from '../views/fleet-plan.ts'
import { list, own, paragraph, sentence, table } from './blocks.ts'
import { SUMMARY_LIMIT } from './comment.ts'
import { fitBlocks } from './fit.ts'
import { type Markdown, md } from './markdown.ts'

/** Renders what the gates of a fleet would ask, within GitHub's limit of a summary. */
export function renderFleetPlan(plan: FleetPlan): Markdown {
  const { headline, stops, facts } = viewFleetPlan(plan)
  return fitBlocks(
    [
      paragraph(md`## ${stops.length === 0 ? md`🗓️` : md`⚠️`} ${own(headline)}`),
      table(
        [{ title: own('Plan of the fleet') }, { title: own('Value') }],
        facts.map(({ label, value }) => [own(label), own(value)]),
      ),
      ...list(stops.map(sentence)),
    ],
    {
      limit: SUMMARY_LIMIT,
      measure: text => Buffer.byteLength(text),
      notice: omitted => md`… ${omitted} more lines left out to fit a summary.`,
    },
  )
}
