/** The table of judged edits, and what readers say about them. Pure except for the file of labels. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const verdictSchema = z.enum(['fails', 'warns'])

const judgedEditSchema = z.object({
  /** The beginning of its id. */
  commit: z.string(),
  subject: z.string(),
  page: z.string(),
  outcome: verdictSchema,
  reason: z.string(),
  /** Share of the page's words that is gone, 0 to 1. */
  share: z.number(),
  before: z.string(),
  after: z.string(),
})
export type JudgedEdit = z.output<typeof judgedEditSchema>

/** The edits of a site: a commit and a page that it touches. */
export const editResultSchema = z.object({
  repository: z.string(),
  commits: z.number(),
  edits: z.number(),
  /** Commits that fail or warn, newest first. */
  judged: z.array(judgedEditSchema),
})
export type EditResult = z.output<typeof editResultSchema>

/** What a reader expects of the gate. */
const expectedSchema = z.enum(['fails', 'warns', 'passes', 'doubtful'])

const editLabelSchema = z.object({
  repository: z.string(),
  commit: z.string().regex(/^[\da-f]{12}$/),
  page: z.string(),
  expected: expectedSchema,
  why: z.string(),
})
export type EditLabel = z.output<typeof editLabelSchema>

const LABELS = new URL('edit-labels.tsv', import.meta.url)

/** Returns what readers say about edits. Throws if the file is malformed. */
export function readEditLabels(): EditLabel[] {
  const lines = readFileSync(LABELS, 'utf8').split('\n')
  return lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [repository, commit, page, expected, why] = line.split('\t')
      return editLabelSchema.parse({ repository, commit, page, expected, why })
    })
}

type LabeledEdit = JudgedEdit & {
  /** Its site, commit and page. */
  key: string
  expected: EditLabel['expected'] | undefined
}

function keyOf(repository: string, { commit, page }: Pick<JudgedEdit, 'commit' | 'page'>): string {
  return `${repository} ${commit} ${page}`
}

function addLabels({ repository, judged }: EditResult, labels: readonly EditLabel[]): LabeledEdit[] {
  const known = new Map(labels.map(label => [keyOf(label.repository, label), label.expected]))
  return judged.map(edit => {
    const key = keyOf(repository, edit)
    return { ...edit, key, expected: known.get(key) }
  })
}

/** Returns the table, a column for each site and one for all. */
export function generateEditTable(results: readonly EditResult[], labels: readonly EditLabel[]): string {
  const columns = results.map(result => ({ name: result.repository, cells: measure([result], labels) }))
  const all = { name: 'all', cells: measure(results, labels) }
  const shown = results.length > 1 ? [...columns, all] : columns
  return [
    `| measure | ${shown.map(({ name }) => name).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(shown.length)}`,
    ...all.cells.map(
      ([measure], row) => `| ${measure} | ${shown.map(({ cells }) => cells[row]?.[1]).join(' | ')} |`,
    ),
  ].join('\n')
}

type Cell = [measure: string, text: string]

function measure(results: readonly EditResult[], labels: readonly EditLabel[]): Cell[] {
  const commits = results.reduce((sum, result) => sum + result.commits, 0)
  const edits = results.reduce((sum, result) => sum + result.edits, 0)
  const judged = results.flatMap(result => addLabels(result, labels))
  const failing = judged.filter(({ outcome }) => outcome === 'fails')
  const warning = judged.filter(({ outcome }) => outcome === 'warns')
  const failingCommits = new Set(failing.map(commitOf))
  const warningCommits = new Set(warning.map(commitOf).filter(commit => !failingCommits.has(commit)))
  const repositories = new Set(results.map(({ repository }) => repository))
  const toFail = labels.filter(
    ({ repository, expected }) => repositories.has(repository) && expected === 'fails',
  )
  const failingKeys = new Set(failing.map(({ key }) => key))
  const caught = toFail.filter(label => failingKeys.has(keyOf(label.repository, label)))
  return [
    ['commits that fail', formatShare(failingCommits.size, commits)],
    ['commits that only warn', formatShare(warningCommits.size, commits)],
    ['edits that fail', formatShare(failing.length, edits)],
    ['edits that only warn', formatShare(warning.length, edits)],
    ...measureReading('failing edits', failing, ['fails']),
    ...measureReading('failing commits', mergeCommits(failing), ['fails']),
    ...measureReading('warnings', warning, ['fails', 'warns']),
    ['edits that readers expect to fail: fail', formatShare(caught.length, toFail.length)],
  ]
}

/** Returns one edit for each commit, preferably an edit that should fail. A commit may delete many pages at once. */
function mergeCommits(edits: readonly LabeledEdit[]): LabeledEdit[] {
  const order = ['fails', 'doubtful', 'warns', 'passes', undefined]
  const sorted = edits.toSorted((a, b) => order.indexOf(a.expected) - order.indexOf(b.expected))
  return [...new Map(sorted.toReversed().map(edit => [commitOf(edit), edit])).values()]
}

function commitOf({ key, page }: LabeledEdit): string {
  return key.slice(0, -page.length)
}

/** `right`: the labels of readers who agree. */
function measureReading(name: string, edits: LabeledEdit[], right: EditLabel['expected'][]): Cell[] {
  const read = edits.flatMap(({ expected }) => expected ?? [])
  const rights = read.filter(expected => right.includes(expected)).length
  const doubtful = read.filter(expected => expected === 'doubtful').length
  return [
    [`${name} that were read: right`, formatInterval(rights, read.length)],
    ['… wrong', formatInterval(read.length - rights - doubtful, read.length)],
    ['… doubtful', formatInterval(doubtful, read.length)],
  ]
}

function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
}

/** Returns a share with its 95 % interval by Wilson. */
function formatInterval(part: number, whole: number): string {
  if (whole === 0) return '–'
  const z = 1.96
  const share = part / whole
  const center = (share + z ** 2 / (2 * whole)) / (1 + z ** 2 / whole)
  const spread =
    (z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))) / (1 + z ** 2 / whole)
  const toPercent = (value: number) => (100 * value).toFixed(0)
  const interval = `${toPercent(center - spread)}–${toPercent(center + spread)}`
  return `${toPercent(share)} %, ${interval} (${part} of ${whole})`
}

/** Returns the edits without a label as rows of the file of labels, each below what a reader needs to judge it. */
export function listUnlabeled(results: readonly EditResult[], labels: readonly EditLabel[]): string {
  const rows = results.flatMap(result =>
    addLabels(result, labels)
      .filter(({ expected }) => expected === undefined)
      .map(({ commit, subject, page, outcome, reason, share, before, after }) =>
        [
          `# ${outcome}: ${subject}`,
          `#   ${reason}, ${(100 * share).toFixed(0)} % gone`,
          `#   before: ${before}`,
          `#   after:  ${after}`,
          [result.repository, commit, page, '', ''].join('\t'),
        ].join('\n'),
      ),
  )
  return rows.join('\n\n')
}
