/** The evaluation of a site in numbers, and the table of several. Pure. */
import * as z from 'zod'
import { type Label, type Verdict, verdictSchema } from './sites.ts'

/** `part` of `whole`. */
const countSchema = z.object({ part: z.number(), whole: z.number() })
export type Count = z.output<typeof countSchema>

const commitSchema = z.object({
  commit: z.string(),
  subject: z.string(),
  /** What is lost, with the page that owned it and what a reader says, where one does. */
  lost: z.array(
    z.object({ keyword: z.string(), owner: z.string(), share: z.number(), label: verdictSchema.optional() }),
  ),
})

/** The verdicts with guessed owners, or with given ones. */
const measuredSchema = z.object({
  /** Real commits that fail, and others with a warning. */
  commitsFail: countSchema,
  commitsWarn: countSchema,
  failing: z.array(commitSchema),
  /** What becomes of the pairs that readers judged; without an outcome if there were no pages yet. */
  labels: z.array(
    z.object({
      commit: z.string(),
      keyword: z.string(),
      label: verdictSchema,
      outcome: z.string().optional(),
    }),
  ),
  /** Changes that fail, by kind. */
  losses: z.record(z.string(), countSchema),
  controls: z.record(z.string(), countSchema),
  /** The same of values that go, and of edits of values. */
  valueLosses: z.record(z.string(), countSchema),
  valueControls: z.record(z.string(), countSchema),
})
export type Measured = z.output<typeof measuredSchema>

/** The evaluation of a site, as it is printed and joined. */
export const siteResultSchema = z.object({
  repository: z.string(),
  role: z.enum(['chosen', 'reported']),
  pages: z.number(),
  owners: z.object({ right: z.number(), wrong: z.number(), none: z.number() }),
  /** Owners that are wrong, to look at. */
  wrongOwners: z.array(z.object({ question: z.string(), owner: z.string(), named: z.string() })),
  otherWords: countSchema,
  foreignAnswered: countSchema,
  foreignOwned: countSchema,
  /** Changes of facts with the expected result, by kind. */
  facts: z.record(z.string(), countSchema),
  guessed: measuredSchema,
  confirmed: measuredSchema,
})
export type SiteResult = z.output<typeof siteResultSchema>

/** Adds what readers say about the failing commits, also where they said it after these were found. */
export function addLabels(results: SiteResult[], labels: Label[]): SiteResult[] {
  return results.map(result => {
    const ofSite = labels.filter(({ repository }) => repository === result.repository)
    const addTo = (measured: Measured): Measured => ({
      ...measured,
      failing: measured.failing.map(({ commit, subject, lost }) => ({
        commit,
        subject,
        lost: lost.map(loss => ({
          ...loss,
          label: ofSite.find(label => label.keyword === loss.keyword && commit.startsWith(label.commit))
            ?.label,
        })),
      })),
    })
    return { ...result, guessed: addTo(result.guessed), confirmed: addTo(result.confirmed) }
  })
}

/** Returns how many of `list` are so. */
export function count<Item>(list: readonly Item[], isSo: (item: Item) => boolean): Count {
  return { part: list.filter(isSo).length, whole: list.length }
}

type Side = 'guessed' | 'confirmed'
type Row = [name: string, of: (results: SiteResult[], side: Side) => Count | undefined]

const rows: Row[] = [
  ['owner named right', (results, side) => owners(results, side, 'right')],
  ['owner named wrong', (results, side) => owners(results, side, 'wrong')],
  ['real commits that fail', of(({ commitsFail }) => commitsFail)],
  ['real commits with a warning only', of(({ commitsWarn }) => commitsWarn)],
  ['of the failures that were read: a loss', (results, side) => readAs(results, side, 'loss')],
  ['… doubtful', (results, side) => readAs(results, side, 'doubtful')],
  ['losses found by readers: fail or warn', labelled('loss', ['lost', 'weaker'])],
  ['… fail', labelled('loss', ['lost'])],
  ['edits that readers say cost nothing: fail', labelled('no loss', ['lost'])],
  ['injected losses that fail', of(({ losses }) => add(Object.values(losses)))],
]

/** Returns the table: guessed and confirmed owners, for the sites that the rule was chosen on and for the reported sites. */
export function generateTable(results: SiteResult[]): string {
  const columns = (['chosen', 'reported'] as const).flatMap(role =>
    (['guessed', 'confirmed'] as const).map(side => ({ role, side })),
  )
  const ofRole = (role: SiteResult['role']) => results.filter(result => result.role === role)
  const kinds = (group: 'losses' | 'controls' | 'valueLosses' | 'valueControls'): Row[] =>
    Object.keys(results[0]?.guessed[group] ?? {}).map(kind => [
      `… ${kind}`,
      of(measured => measured[group][kind] ?? { part: 0, whole: 0 }),
    ])
  const facts = Object.keys(results[0]?.facts ?? {}).map(
    (kind): Row => [`… ${kind}`, whenGuessed(result => result.facts[kind] ?? { part: 0, whole: 0 })],
  )
  const allRows: Row[] = [
    ...rows,
    ...kinds('losses'),
    ['controls that fail', of(({ controls }) => add(Object.values(controls)))],
    ...kinds('controls'),
    ['lost values that fail', of(({ valueLosses }) => add(Object.values(valueLosses)))],
    ...kinds('valueLosses'),
    ['edits of values that fail', of(({ valueControls }) => add(Object.values(valueControls)))],
    ...kinds('valueControls'),
    ['changes of facts with the right result', whenGuessed(result => add(Object.values(result.facts)))],
    ...facts,
    ['questions in other words: right page', whenGuessed(({ otherWords }) => otherWords)],
    ['foreign questions answered', whenGuessed(({ foreignAnswered }) => foreignAnswered)],
    ['foreign questions that get an owner', whenGuessed(({ foreignOwned }) => foreignOwned)],
  ]
  return [
    `| measure | ${columns.map(({ role, side }) => `${role}, ${side}`).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...allRows.map(
      ([name, of]) =>
        `| ${name} | ${columns.map(({ role, side }) => format(of(ofRole(role), side))).join(' | ')} |`,
    ),
  ].join('\n')
}

function of(count: (measured: Measured) => Count): Row[1] {
  return (results, side) => add(results.map(result => count(result[side])))
}

/** Pairs with the label that have one of the outcomes. */
function labelled(verdict: Verdict, outcomes: string[]): Row[1] {
  return of(({ labels }) =>
    count(
      labels.filter(({ label }) => label === verdict),
      ({ outcome }) => outcome !== undefined && outcomes.includes(outcome),
    ),
  )
}

/** What does not depend on who names the owner. */
function whenGuessed(count: (result: SiteResult) => Count): Row[1] {
  return (results, side) => (side === 'guessed' ? add(results.map(count)) : undefined)
}

function owners(results: SiteResult[], side: Side, kind: keyof SiteResult['owners']): Count | undefined {
  const count = ({ owners }: SiteResult) => ({
    part: owners[kind],
    whole: owners.right + owners.wrong + owners.none,
  })
  return whenGuessed(count)(results, side)
}

/** Failing commits that readers call so: a loss if one keyword is, otherwise doubtful if one is. */
function readAs(results: SiteResult[], side: Side, verdict: 'loss' | 'doubtful'): Count {
  const verdicts = results.flatMap(result =>
    result[side].failing.flatMap(({ lost }) => {
      const labels = new Set(lost.map(({ label }) => label))
      return (['loss', 'doubtful', 'no loss'] as const).filter(label => labels.has(label)).slice(0, 1)
    }),
  )
  return count(verdicts, found => found === verdict)
}

/** Returns `12.3 % (45 of 366)`. */
function format(count: Count | undefined): string {
  if (count === undefined || count.whole === 0) return '–'
  const { part, whole } = count
  return `${((100 * part) / whole).toFixed(part > 0 && part < whole / 100 ? 2 : 1)} % (${part} of ${whole})`
}

function add(counts: Count[]): Count {
  return {
    part: counts.reduce((sum, { part }) => sum + part, 0),
    whole: counts.reduce((sum, { whole }) => sum + whole, 0),
  }
}
