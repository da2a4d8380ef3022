/** Events that are not a loss, and must not look like one. */
import { engines, judgeHistories, normalDays, type Site } from '../histories.ts'
import { type Promised, percent, percentColumn, type Scenario, shareWhere } from '../scenario.ts'
import { hostedGate } from '../timeline.ts'
import { type Course, lose, silence, unchanged } from '../world.ts'

/** Runs before the event, and runs that are counted from it on. */
const [BEFORE, COUNTED] = [26, 20]

interface Event {
  label: string
  site?: Partial<Site>
  course?: Course
  /** Runs from the event on that are not counted. */
  uncounted?: number
}

/** Engines that differ: without one of them, the mean of the answers is another. */
const differing = [...engines(1, 0.6), ...engines(1, 0.2), ...engines(1, 0.1)]
const site: Site = { keywords: 20, kinds: differing, dayShift: normalDays }
const inCountries = {
  kinds: differing.flatMap(kind => [kind, kind]),
  names: { engines: ['openai@DE', 'openai@US', 'gemini@DE', 'gemini@US', 'xai@DE', 'xai@US'] },
}
const fourRuns = { until: BEFORE + 4, engines: [0] }

const events: Event[] = [
  { label: 'nothing' },
  { label: 'the best of three engines silent for four runs', course: silence(BEFORE, fourRuns) },
  {
    label: 'the same, engines named by `engines`',
    site: { gate: hostedGate({ engines: 'engine 0, engine 1, engine 2' }) },
    course: silence(BEFORE, fourRuns),
  },
  {
    label: 'an engine added by the service: that with 10 %',
    course: silence(0, { until: BEFORE, engines: [2] }),
  },
  { label: 'the best engine ended by the service', course: silence(BEFORE, { engines: [0] }) },
  { label: 'nothing, three engines in two countries', site: inCountries },
  {
    label: 'the same, one country ended',
    site: inCountries,
    course: silence(BEFORE, { engines: [0, 2, 4] }),
  },
  {
    label: 'one keyword added, and again four runs later',
    site: { edits: [BEFORE, BEFORE + 4].map(run => ({ run, added: 1 })) },
  },
  {
    label: 'four of 20 keywords renamed, and again four runs later',
    site: { edits: [BEFORE, BEFORE + 4].map(run => ({ run, added: 4, removed: 4 })) },
  },
  { label: 'one answer of twenty missing', site: { missing: 0.05 } },
  { label: 'cells that drift by 0.3 logits a year', site: { drift: 0.3 } },
  {
    label: 'daily, all engines lower by 0.3 logits at weekends',
    site: { daysApart: 1, weekendDip: 0.3 },
  },
  {
    label: 'halved for 20 runs, then fully back: the 20 runs after that',
    course: lose(BEFORE, 0.5, { until: BEFORE + 20 }),
    uncounted: 20,
  },
]

function failing(label: string, before: string, bar: string): Promised {
  const index = events.findIndex(event => event.label === label)
  return { what: `${label}: runs that fail`, before, bar, now: rows => percent(rows[index]?.[0]) }
}

export const eventsThatAreNoLoss: Scenario = {
  name: 'events',
  title: 'What is not a loss',
  definition: `20 keywords × 3 engines that cite on 60, 20 and 10 % of the keywords, days that shift by 0.3 logits, weekly unless the row says otherwise. ${BEFORE} recorded runs, then the event; shares of the ${COUNTED} runs from the event on.`,
  labels: ['event'],
  columns: [
    percentColumn('fail', 0),
    percentColumn('inconclusive', 1),
    percentColumn('error: the engine is reported as silent', 2),
  ],
  rows: events.map(({ label, course = unchanged, uncounted = 0, ...event }) => ({
    labels: [label],
    parts: [
      async runs => {
        const times = Math.ceil(runs / COUNTED)
        const length = { runs: uncounted + COUNTED, earlier: BEFORE }
        const histories = await judgeHistories(times, { ...site, ...event.site }, length, course)
        const counted = histories.flatMap(judged => judged.slice(uncounted))
        return [
          shareWhere(counted, ({ status }) => status === 'fail'),
          shareWhere(counted, ({ status }) => status === 'inconclusive'),
          shareWhere(counted, ({ status }) => status === 'error'),
        ]
      },
    ],
  })),
  promises: [
    failing('the best of three engines silent for four runs', '3.0 %', 'as nothing'),
    failing('an engine added by the service: that with 10 %', '3.0 %', 'as nothing'),
    failing('nothing', '2.5 %', ''),
    failing('halved for 20 runs, then fully back: the 20 runs after that', '59.0 %', '≤ 5 %'),
  ],
}
