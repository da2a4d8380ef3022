/** What the recorded answers say of days on which an engine moves as a whole. */
import { meanOf } from '../answer-source.ts'
import { fitShifts, measureDays, type SubjectDays } from '../day-shifts.ts'
import { createRandom, type Random } from '../random.ts'
import { loadRecorded, orderDays, type Recorded } from '../replay.ts'
import { column, numberColumn, percentColumn, repeat, type Scenario } from '../scenario.ts'

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
  const center = meanOf(totals)
  return { own, control: totals.map(total => (total - center) / variance), controlVariance: variance }
}

function correlate(one: readonly number[], other: readonly number[]): number {
  const [center, otherCenter] = [meanOf(one), meanOf(other)]
  const product = (values: readonly number[], of: number, second: readonly number[], ofSecond: number) =>
    values.reduce((sum, value, index) => sum + (value - of) * ((second[index] ?? 0) - ofSecond), 0)
  const spread = Math.sqrt(
    product(one, center, one, center) * product(other, otherCenter, other, otherCenter),
  )
  return spread === 0 ? 0 : product(one, center, other, otherCenter) / spread
}

const CRITICAL = 1.645
const CRITICAL_BOTH_WAYS = 1.96
const MIXES = 200
const THINNINGS = 40
const KEPT = 0.5

/** Returns the shares of ordered pairs of days on which a z test sees a drop: unchanged and halved; plain, controlled, and controlled only where the others moved. */
function countAlarms({ own, control, controlVariance }: Controlled, random: Random): number[] {
  const days = own.counts.map((_, day) => day)
  const pairs = days.flatMap(before => days.filter(now => now !== before).map(now => [before, now] as const))
  const test = (before: number, now: number, count: number) => {
    const shift = (count - (own.counts[before] ?? 0)) / own.variance
    const moved = (control[now] ?? 0) - (control[before] ?? 0)
    const plain = shift / Math.sqrt(2 / own.variance) < -CRITICAL
    const controlled = (shift - moved) / Math.sqrt(2 / own.variance + 2 / controlVariance) < -CRITICAL
    const isMoved = Math.abs(moved) / Math.sqrt(2 / controlVariance) > CRITICAL_BOTH_WAYS
    return [plain, controlled, isMoved ? controlled : plain]
  }
  const unchanged = pairs.map(([before, now]) => test(before, now, own.counts[now] ?? 0))
  const halved = pairs.flatMap(([before, now]) =>
    Array.from({ length: THINNINGS }, () => {
      const left = Array.from({ length: own.counts[now] ?? 0 }, () => random() < KEPT).filter(Boolean)
      return test(before, now, left.length)
    }),
  )
  const shareOf = (tests: boolean[][], which: number) => meanOf(tests.map(test => Number(test[which])))
  return [unchanged, halved].flatMap(tests => [0, 1, 2].map(which => shareOf(tests, which)))
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
const judgedDomains = [
  'rtings.com',
  'techradar.com',
  'soundguys.com',
  'whathifi.com',
  'reddit.com',
  'tomsguide.com',
]

function controlOf(recorded: Recorded, domain: string): Controlled | undefined {
  const subjects = measureDays(recorded, 'domains')
  const own = subjects.find(({ subject }) => subject === domain)
  return own && control(subjects, own)
}

/** Returns the numbers of the columns for one domain. */
async function measureControl(recorded: Recorded, domain: string): Promise<number[]> {
  const random = createRandom(judgedDomains.indexOf(domain))
  const correlationIn = (data: Recorded) => {
    const found = controlOf(data, domain)
    return found ? correlate(found.own.shifts, found.control) : 0
  }
  const real = controlOf(recorded, domain)
  if (real === undefined) return []
  const correlation = correlationIn(recorded)
  const mixed = await repeat(MIXES, async () => correlationIn(mix(recorded, random)))
  return [
    correlation,
    mixed.filter(one => one >= correlation).length / MIXES,
    spreadOf(real.own.shifts),
    spreadOf(real.own.shifts.map((shift, day) => shift - (real.control[day] ?? 0))),
    1 / Math.sqrt(real.own.variance),
    ...countAlarms(real, random),
  ]
}

function withoutLastDay({ prompts, days, answers }: Recorded): Recorded {
  return { prompts, days: days - 1, answers: answers.map(ofPrompt => ofPrompt.slice(0, -1)) }
}

export const negativeControls: Scenario = {
  name: 'negative-controls',
  title: 'Whether the day of all other domains predicts the day of one',
  definition: `Recorded answers; the shifts of a domain's days in logits, beside those of all other domains with at least ${FEWEST} citations together. “By chance”: the share of ${MIXES} mixings (each prompt with an order of days of its own) with a correlation at least as large. Alarms: one-sided z tests at 5 % over all ordered pairs of days; controlled: after the others' shift is subtracted; where they moved: subtracted only if it is significant at 5 %, two-sided; halved: a citation is left with the probability 1/2. The last day moved most domains at once, so the table is repeated without it.`,
  labels: ['domain', 'days'],
  columns: [
    numberColumn('correlation', 0, 2),
    percentColumn('… by chance', 1),
    numberColumn('spread of the days', 2, 2),
    numberColumn('… controlled', 3, 2),
    numberColumn('… of chance alone', 4, 2),
    percentColumn('unchanged: alarms', 5),
    percentColumn('… controlled', 6),
    percentColumn('… where they moved', 7),
    percentColumn('halved: alarms', 8),
    percentColumn('… controlled', 9),
    percentColumn('… where they moved', 10),
  ],
  rows: [
    { days: '1 to 7', load: loadRecorded },
    { days: '1 to 6', load: () => withoutLastDay(loadRecorded()) },
  ].flatMap(({ days, load }) => [
    ...judgedDomains.map(domain => ({
      labels: [domain, days],
      measure: () => measureControl(load(), domain),
    })),
    {
      labels: ['mean of these', days],
      async measure() {
        const rows = await repeat(judgedDomains.length, index =>
          measureControl(load(), judgedDomains[index] ?? ''),
        )
        return (rows[0] ?? []).map((_, position) => meanOf(column(rows, position)))
      },
    },
  ]),
  promises: [],
}

function spreadOf(values: readonly number[]): number {
  const center = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1))
}
