/** What the recorded answers say about days on which an engine moves as a whole. */
import { fitShifts, measureDays } from '../day-shifts.ts'
import { loadRecorded } from '../replay.ts'
import { numberColumn, type Scenario } from '../scenario.ts'

const DEGREES = [2, 3, 5, Number.POSITIVE_INFINITY]

export const dayShifts: Scenario = {
  name: 'day-shifts',
  title: 'How far the recorded engine moves from day to day',
  definition:
    'The scale of Student’s t distribution that fits the deviations of the days from the mean of a domain (or brand) best, in logits and beyond the noise of counting; maximum likelihood over the names whose count varies by 4 or more (variance).',
  labels: ['names', 'degrees of freedom'],
  columns: [
    numberColumn('scale', 0, 2),
    numberColumn('log likelihood', 1, 2),
    numberColumn('names used', 2, 0),
  ],
  rows: (['domains', 'brands', 'both'] as const).flatMap(kind =>
    DEGREES.map(degrees => ({
      labels: [kind, degrees === Number.POSITIVE_INFINITY ? 'normal' : String(degrees)],
      parts: [
        async () => {
          const recorded = loadRecorded()
          const kinds = kind === 'both' ? (['domains', 'brands'] as const) : [kind]
          const fit = fitShifts(
            kinds.flatMap(each => measureDays(recorded, each)),
            degrees,
          )
          return [fit.scale, fit.logLikelihood, fit.subjects]
        },
      ],
    })),
  ),
  promises: [],
}
