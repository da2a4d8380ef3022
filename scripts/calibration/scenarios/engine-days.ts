/** What the recorded answers say of days on which an engine moves as a whole. */
import { meanOf } from '../answer-source.ts'
import { fitShifts, measureDays, type SubjectDays } from '../day-shifts.ts'
import { createRandom, type Random } from '../random.ts'
import { loadRecorded, orderDays, type Recorded } from '../replay.ts'
import { numberColumn, percentColumn, repeat, type Scenario } from '../scenario.ts'

const DEGREES = [2, 3, 5, Number.POSITIVE_INFINITY]

export const dayShifts: Scenario = {
  name: 'day-shifts',
  title: 'How far the recorded engine moves from day to day',
  definition:
    'The scale of Student’s t distribution that fits the deviations of the days from the mean of a domain (or brand) best, in logits and beyond the noise of counting; maximum likelihood over the names whose count varies by 4 or more (variance). The simulated “heavy-tailed” days use three degrees of freedom and the scale of both kinds together.',
  labels: ['names', 'degrees of freedom'],
  columns: [
    numberColumn('scale', 0, 2),
    numberColumn('log likelihood', 1, 2),
    numberColumn('names used', 2, 0),
  ],
  rows: (['domains', 'brands', 'both'] as const).flatMap(kind =>
    DEGREES.map(degrees => ({
      labels: [kind, degrees === Number.POSITIVE_INFINITY ? 'normal' : String(degrees)],
      async measure() {
        const recorded = loadRecorded()
        const kinds = kind === 'both' ? (['domains', 'brands'] as const) : [kind]
        const fit = fitShifts(
          kinds.flatMap(each => measureDays(recorded, each)),
          degrees,
        )
        return [fit.scale, fit.logLikelihood, fit.subjects]
      },
    })),
  ),
  promises: [],
}

/** A domain, and the shifts of all other domains together. */
interface Controlled {
  own: SubjectDays
  /** In logits, by day. */
  control: number[]
  /** Sum of the other domains' variances. */
  controlVariance: number
}

function control(subjects: readonly SubjectDays[], own: SubjectDays): Controlled {
  const others = subjects.filter(({ subject }) => subject !== own.subject)
  const variance = others.reduce((sum, other) => sum + other.variance, 0)
  const totals = own.counts.map((_, day) => others.reduce((sum, { counts }) => sum + (counts[day] ?? 0), 0))
  const centre = meanOf(totals)
  return { own, control: totals.map(total => (total - centre) / variance), controlVariance: variance }
}

function correlate(one: readonly number[], other: readonly number[]): number {
  const [centre, otherCentre] = [meanOf(one), meanOf(other)]
  const product = (values: readonly number[], of: number, second: readonly number[], ofSecond: number) =>
    values.reduce((sum, value, index) => sum + (value - of) * ((second[index] ?? 0) - ofSecond), 0)
  const spread = Math.sqrt(
    product(one, centre, one, centre) * product(other, otherCentre, other, otherCentre),
  )
  return spread === 0 ? 0 : product(one, centre, other, otherCentre) / spread
}

const CRITICAL = 1.645
const MIXES = 200
const THINNINGS = 40
const KEPT = 0.5

/** Returns the shares of ordered pairs of days on which a z test sees a drop: unchanged and halved; plain and controlled. */
function countAlarms({ own, control, controlVariance }: Controlled, random: Random): number[] {
  const days = own.counts.map((_, day) => day)
  const pairs = days.flatMap(before => days.filter(now => now !== before).map(now => [before, now] as const))
  const test = (before: number, now: number, count: number) => {
    const shift = (count - (own.counts[before] ?? 0)) / own.variance
    const moved = (control[now] ?? 0) - (control[before] ?? 0)
    return [
      shift / Math.sqrt(2 / own.variance) < -CRITICAL,
      (shift - moved) / Math.sqrt(2 / own.variance + 2 / controlVariance) < -CRITICAL,
    ]
  }
  const unchanged = pairs.map(([before, now]) => test(before, now, own.counts[now] ?? 0))
  const halved = pairs.flatMap(([before, now]) =>
    Array.from({ length: THINNINGS }, () => {
      const left = Array.from({ length: own.counts[now] ?? 0 }, () => random() < KEPT).filter(Boolean)
      return test(before, now, left.length)
    }),
  )
  const shareOf = (tests: boolean[][], which: number) => meanOf(tests.map(test => Number(test[which])))
  return [shareOf(unchanged, 0), shareOf(unchanged, 1), shareOf(halved, 0), shareOf(halved, 1)]
}

/** Gives each prompt an order of days of its own. */
function mix(recorded: Recorded, random: Random): Recorded {
  const dayOf = orderDays(recorded, 'mixed', random)
  return {
    ...recorded,
    answers: recorded.answers.map((days, prompt) => days.map((_, day) => days[dayOf(day, prompt)])),
  }
}

const FEWEST = 5

/** The domains with the most citations, which have enough to be judged alone. */
const POSITIONS = [0, 1, 2, 3, 4, 5]

export const negativeControls: Scenario = {
  name: 'negative-controls',
  title: 'Does the day of all other domains predict the day of one?',
  definition: `Recorded answers; shifts of a domain's days in logits, beside those of all other domains with at least ${FEWEST} citations together. The last column of the correlation is the share of ${MIXES} mixings (each prompt with an order of days of its own) in which it is at least as large by chance. Alarms: one-sided z tests at 5 % over all ordered pairs of days; controlled: after subtraction of the others' shift.`,
  labels: ['domain'],
  columns: [
    numberColumn('correlation', 0, 2),
    percentColumn('… or more by chance', 1),
    numberColumn('spread of the days', 2, 2),
    numberColumn('… controlled', 3, 2),
    numberColumn('… by chance alone', 4, 2),
    percentColumn('unchanged: alarms', 5),
    percentColumn('… controlled', 6),
    percentColumn('halved: alarms', 7),
    percentColumn('… controlled', 8),
  ],
  rows: POSITIONS.map(position => ({
    labels: [nameOf(position)],
    async measure() {
      const random = createRandom(position)
      const recorded = loadRecorded()
      const correlationIn = (data: Recorded) => {
        const subjects = measureDays(data, 'domains')
        const own = subjects.find(({ subject }) => subject === nameOf(position))
        if (own === undefined) return undefined
        const controlled = control(subjects, own)
        return { controlled, correlation: correlate(own.shifts, controlled.control) }
      }
      const real = correlationIn(recorded)
      if (real === undefined) return []
      const { controlled, correlation } = real
      const { own } = controlled
      const mixed = await repeat(MIXES, async () => correlationIn(mix(recorded, random))?.correlation ?? 0)
      const rest = own.shifts.map((shift, day) => shift - (controlled.control[day] ?? 0))
      return [
        correlation,
        mixed.filter(one => one >= correlation).length / MIXES,
        spreadOf(own.shifts),
        spreadOf(rest),
        1 / Math.sqrt(own.variance),
        ...countAlarms(controlled, random),
      ]
    },
  })),
  promises: [],
}

function nameOf(position: number): string {
  const names = [
    'rtings.com',
    'techradar.com',
    'soundguys.com',
    'whathifi.com',
    'reddit.com',
    'tomsguide.com',
  ]
  return names[position] ?? ''
}

function spreadOf(values: readonly number[]): number {
  const centre = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1))
}
