import type { History } from '../history/format.ts'
import type { Fingerprint, HistoryRecord } from '../history/record.ts'
import type { RepositoryFacts, StoredSource } from '../history/stored.ts'
import type { RunFacts } from '../inputs/run-facts.ts'
import type { Settings } from '../inputs/settings.ts'
import { clip } from '../lib/text.ts'
import type { Baseline, BaselineLookup } from './baseline.ts'
import type { FingerprintChange } from './fingerprint.ts'
import { chooseRuns, poolRuns } from './select-runs.ts'

// What reads histories is loaded by runs that have one: chunks of their own.

const MOST_WARNINGS = 5
const LONGEST_LIST = 200

/** What was found, and what is to be said about it. */
export interface FoundBaseline {
  lookup: BaselineLookup
  /** The comparable runs, oldest first, failed ones too. */
  trend: HistoryRecord[]
  /** The store's text as it is, to add to, of a file its records as lines; undefined where there is nothing to add to. */
  text: string | undefined
  /** Sentences for the log. */
  warnings: string[]
}

type BaselineNeeds = Pick<Settings, 'baseline' | 'key' | 'githubToken'>

/**
 * Looks up the yardstick. Explicit numbers win over the source's. A history that holds nothing comparable, or that
 * may not be read, is a missing baseline; a file that cannot be understood is unusable.
 */
export async function findBaseline(
  settings: BaselineNeeds,
  fingerprint: Fingerprint,
  context: RepositoryFacts & RunFacts,
  measureBase: () => Promise<BaselineLookup>,
): Promise<FoundBaseline> {
  const found = await lookUp(settings, fingerprint, context, measureBase)
  return { ...nothing, ...found, lookup: preferNumbers(found.lookup, settings.baseline) }
}

const nothing = { trend: [], text: undefined, warnings: [] }

type Finding = Pick<FoundBaseline, 'lookup'> & Partial<FoundBaseline>

async function lookUp(
  settings: BaselineNeeds,
  fingerprint: Fingerprint,
  context: RepositoryFacts & RunFacts,
  measureBase: () => Promise<BaselineLookup>,
): Promise<Finding> {
  const { source, window } = settings.baseline
  switch (source.kind) {
    case 'none':
      return { lookup: { missing: 'none is configured' } }
    case 'base':
      return { lookup: await measureBase() }
    case 'file': {
      const { readBaselineFile } = await import('../history/file.ts')
      const file = await readBaselineFile(source.path, context.workspace)
      if ('history' in file) {
        return { ...compareWith(file.history, fingerprint, window, source.path), text: file.text }
      }
      if ('numbers' in file) return { lookup: { baseline: file.numbers }, text: '' }
      return { lookup: file, ...('missing' in file && { text: '' }) }
    }
    case 'artifact':
    case 'branch':
      return readStore(source, settings, fingerprint, context)
  }
}

async function readStore(
  source: StoredSource,
  settings: BaselineNeeds,
  fingerprint: Fingerprint,
  context: RepositoryFacts & RunFacts,
): Promise<Finding> {
  const [{ parseHistory }, { historyArtifactName, readStoredHistory }] = await Promise.all([
    import('../history/format.ts'),
    import('../history/stored.ts'),
  ])
  const history = await readStoredHistory(source, settings, context)
  if ('missing' in history) return { lookup: history, text: '' }
  if ('unreadable' in history) {
    return { lookup: { missing: 'its history could not be read' }, warnings: [history.unreadable] }
  }
  const label =
    source.kind === 'branch'
      ? `the branch ${source.branch}`
      : `the artifact ${historyArtifactName(settings.key)}`
  const parsed = parseHistory(history.text)
  return { ...compareWith(parsed, fingerprint, settings.baseline.window, label), text: history.text }
}

function compareWith(
  { records, problems }: History,
  fingerprint: Fingerprint,
  window: number,
  label: string,
): Finding {
  const { runs, comparable, changes } = chooseRuns(records, fingerprint, window)
  const [first, ...others] = runs
  const lookup: BaselineLookup =
    first === undefined
      ? { missing: explainMissing({ records, problems }, comparable, changes, label) }
      : {
          baseline: poolRuns(
            [first, ...others],
            runs.length === 1 ? label : `${runs.length} runs in ${label}`,
          ),
        }
  return { lookup, trend: comparable, warnings: describeProblems(problems, label) }
}

function explainMissing(
  { records, problems }: History,
  comparable: HistoryRecord[],
  changes: FingerprintChange[],
  label: string,
): string {
  if (records.length === 0 && problems.length > 0) return `no run in ${label} can be read`
  if (records.length === 0) return `${label} holds no run yet`
  if (comparable.length > 0) return `every comparable run in ${label} failed on a drop`
  return `the last run in ${label} was made with other settings: ${changes.map(describeChange).join('; ')}`
}

function describeChange({ name, added, removed, single }: FingerprintChange): string {
  const list = (items: string[]) => clip(items.join(', '), LONGEST_LIST)
  if (single) return `${name} was ${list(removed)} and is ${list(added)}`
  const parts = [
    ...(added.length > 0 ? [`added ${list(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${list(removed)}`] : []),
  ]
  return `${name} (${parts.join(', ')})`
}

function describeProblems(problems: History['problems'], label: string): string[] {
  const shown = problems
    .slice(0, MOST_WARNINGS)
    .map(({ place, problem }) => `${place} of ${label} cannot be read and is skipped: ${problem}.`)
  const more = problems.length - shown.length
  return more > 0 ? [...shown, `${more} more in ${label} cannot be read.`] : shown
}

/** A number that somebody wrote down is no observation: what was observed leaves with it. */
function preferNumbers(
  lookup: BaselineLookup,
  { overallBcr, citedEngines }: Settings['baseline'],
): BaselineLookup {
  if ('unusable' in lookup || (overallBcr === undefined && citedEngines === undefined)) return lookup
  const found: Partial<Baseline> = 'baseline' in lookup ? lookup.baseline : {}
  return {
    baseline: {
      ...found,
      overallBcr: overallBcr ?? found.overallBcr,
      citedEngines: citedEngines ?? found.citedEngines,
      engines: found.engines,
      runs: [],
      label: found.label === undefined ? 'the inputs' : `the inputs and ${found.label}`,
    },
  }
}
