/** Words for the baseline and the history. Plain text, one line each; it may quote what comes from outside. */

import type { FingerprintChange } from '../comparison/align-runs.ts'
import type { BaselineOrigin, MissingBaseline, UnusableBaseline } from '../comparison/baseline.ts'
import type { HistoryProblem } from '../comparison/find-baseline.ts'
import type {
  AppendProblem,
  HistoryPlace,
  MissingHistory,
  RecordCause,
  RecordProblem,
  UnreadableHistory,
  UnusableHistory,
} from '../history/store.ts'
import { clip } from '../lib/text.ts'
import { describeServiceError } from './explain.ts'
import { describeFileProblem } from './file-words.ts'
import { describeGitHubFailure } from './github-words.ts'
import { SCANS } from './scan-words.ts'

const MOST_PROBLEMS = 5
const LONGEST_LIST = 200

/** Returns where a history is, as a noun: `the branch ai-visibility`. */
export function describePlace(place: HistoryPlace): string {
  switch (place.kind) {
    case 'artifact':
      return `the artifact ${place.name}`
    case 'branch':
      return `the branch ${place.branch}`
    case 'file': {
      const { path, commit } = place
      return commit === undefined ? path : `${path} as it was in the commit ${commit.slice(0, 7)}`
    }
  }
}

/** Returns the same after a preposition: `on the branch ai-visibility`. */
export function describeWhere(place: HistoryPlace): string {
  return `${place.kind === 'branch' ? 'on' : 'in'} ${describePlace(place)}`
}

/** Returns where a baseline comes from, as a noun: `5 runs on the branch ai-visibility`. */
export function describeOrigin(origin: BaselineOrigin): string {
  switch (origin.kind) {
    case 'inputs':
      return origin.rest === undefined ? 'the inputs' : `the inputs and ${describeOrigin(origin.rest)}`
    case 'base': {
      const { against } = origin
      if (against.kind === 'folder') return `the pages in ${against.folder}`
      const commit = against.commit.slice(0, 7)
      if (against.kind === 'merge-base') return `the merge base ${commit}`
      return `${commit}, the ${against.kind === 'base-tip' ? 'tip of the base branch' : 'commit before the push'}`
    }
    default:
      return origin.runs > 1 ? `${origin.runs} runs ${describeWhere(origin)}` : describePlace(origin)
  }
}

/** Returns why there is no baseline, as a clause that follows "There is no baseline:". */
export function describeMissing(missing: MissingBaseline): string {
  switch (missing.kind) {
    case 'none-configured':
      return 'none is configured'
    case 'accepted':
      return `the level of this run is accepted (\`accept: true\`), so earlier runs ${describeWhere(missing.place)} do not count`
    case 'no-history-yet':
      return describeMissingHistory(missing.cause, missing.place)
    case 'no-run-yet':
      return `${describePlace(missing.place)} holds no run yet`
    case 'no-readable-run':
      return `no run ${describeWhere(missing.place)} can be read`
    case 'other-settings': {
      const changes = missing.changes.map(describeChange).join('; ')
      return `the last run ${describeWhere(missing.place)} was made with other settings: ${changes}`
    }
    case 'unreadable':
      return `the history ${describeWhere(missing.place)} could not be read`
    case 'no-base-for-event':
      return `a run of the event ${missing.event} checks no change; only pull requests, merge groups and pushes have a base`
    case 'no-commit-before-push':
      return missing.commit === undefined
        ? 'the push names no commit before it, as the first push of a branch'
        : `the commit ${missing.commit.slice(0, 7)} before the push is not in the checkout and could not be fetched`
    case 'no-base-for-service':
      return 'a hosted service cannot measure an earlier tree'
    case 'unusable':
      return describeMissingUnusable(missing.unusable)
  }
}

/** Returns for the log why a run is compared with nothing; undefined where no baseline is configured. */
export function noteMissingBaseline(missing: MissingBaseline): string | undefined {
  switch (missing.kind) {
    case 'none-configured':
      return undefined
    case 'no-base-for-event':
      return `baseline: base was skipped: ${describeMissing(missing)}. This run is compared with nothing; floors apply.`
    default:
      return `There is no baseline: ${describeMissing(missing)}. Floors apply.`
  }
}

function describeMissingUnusable(unusable: UnusableBaseline): string {
  switch (unusable.kind) {
    case 'base':
      return unusable.facts.corpus?.kind === 'no-pages'
        ? 'no page is left to compare'
        : 'the pages before the change cannot be measured'
    case 'all-dropped':
      return `every comparable run ${describeWhere(unusable.place)} dropped or may have dropped`
    case 'history':
      return `${describePlace(unusable.place)} cannot be used`
  }
}

/**
 * Returns what became of the history where `scan-per` alone makes its newest run incomparable, and how to go on with it;
 * undefined for every other missing baseline.
 */
export function describeScanPerChange(missing: MissingBaseline): string | undefined {
  if (missing.kind !== 'other-settings') return undefined
  const [change, ...others] = missing.changes
  if (change?.name !== 'scan-per' || others.length > 0) return undefined
  const before = change.removed.join() === 'all' ? 'all' : 'keyword'
  const now = before === 'all' ? 'keyword' : 'all'
  return (
    `The earlier runs made ${SCANS[before]}, and this run makes ${SCANS[now]}. Such numbers cannot be compared. ` +
    `Later runs are compared with the runs that are recorded from now on. To go on with the earlier runs, set scan-per: ${before}.`
  )
}

function describeMissingHistory(cause: MissingHistory, place: HistoryPlace): string {
  const name = describePlace(place)
  switch (cause.kind) {
    case 'no-file':
      return `there is no file ${name}`
    case 'added-by-change':
      return `the change adds the file ${name}, and a change is not compared with its own baseline`
    case 'no-branch':
      return `there is no branch ${place.kind === 'branch' ? place.branch : name} yet`
    case 'no-file-on-branch': {
      const file = place.kind === 'branch' ? `file ${place.path}` : 'history'
      return `there is no ${file} on ${name}, or the job lacks the permission \`${cause.permission}\``
    }
    case 'no-artifact':
      return `no finished run on ${cause.defaultBranch} has uploaded ${name} yet`
    case 'artifact-expired':
      return `every copy of ${name} that a run on ${cause.defaultBranch} uploaded has expired`
  }
}

/** Returns how a setting changed, as a clause. */
export function describeChange({ name, added, removed, single }: FingerprintChange): string {
  const list = (items: string[]) => clip(items.join(', '), LONGEST_LIST)
  if (single) return `${name} was ${list(removed)} and is ${list(added)}`
  const parts = [
    ...(added.length > 0 ? [`added ${list(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${list(removed)}`] : []),
  ]
  return `${name} (${parts.join(', ')})`
}

/** Returns why the baseline cannot be used. */
export function describeUnusable(unusable: UnusableBaseline): string {
  if (unusable.kind === 'base') {
    const { facts } = unusable
    // Pages that cannot be read are not those before the change alone.
    const what =
      facts.corpus === undefined
        ? 'The pages before the change cannot be measured. '
        : facts.corpus.kind === 'no-pages'
          ? 'After this change, no page is left to answer from: restore one if the change deletes or hides them all. '
          : ''
    return `${what}${describeServiceError(facts)} Nothing was scanned.`
  }
  if (unusable.kind === 'all-dropped') {
    const level = 'so the level before the drop is not known'
    return `The baseline cannot be used: ${describeMissingUnusable(unusable)}, ${level}. Nothing was scanned.`
  }
  const problem = describeUnusableHistory(unusable.cause)
  return `The baseline ${describePlace(unusable.place)} cannot be used: ${problem}. Nothing was scanned.`
}

function describeUnusableHistory(cause: UnusableHistory): string {
  switch (cause.kind) {
    case 'file-system':
      return cause.detail
    case 'not-to-be-used':
      return describeFileProblem(cause.facts)
    case 'empty':
      return 'the file is empty'
    case 'not-json':
      return 'the file is not JSON'
    case 'invalid':
      return `${cause.path || 'the file'}: ${cause.message}`
    case 'record':
      return describeCause(cause.cause)
    case 'no-readable-record':
      return `none of its records can be read; the first: ${describeCause(cause.first)}`
  }
}

/** Returns the warnings for a history that could not be read, as a whole or in part; none for undefined. */
export function describeHistoryProblem(problem: HistoryProblem | undefined): string[] {
  if (problem === undefined) return []
  if ('records' in problem) return describeRecordProblems(problem.records, problem.place)
  return [
    `The history ${describeWhere(problem.place)} was not read: ${describeUnreadable(problem.unreadable)}`,
  ]
}

/** Returns a sentence for each of the first problems, and the number of the others. */
export function describeRecordProblems(problems: RecordProblem[], place: HistoryPlace): string[] {
  const name = describePlace(place)
  const shown = problems.slice(0, MOST_PROBLEMS).map(({ unit, position, cause }) => {
    const entry = `${unit === 'line' ? 'Line' : 'Record'} ${position}`
    return `${entry} of ${name} cannot be read and is skipped: ${describeCause(cause)}.`
  })
  const more = problems.length - shown.length
  return more > 0 ? [...shown, `${more} more ${describeWhere(place)} cannot be read.`] : shown
}

function describeCause(cause: RecordCause): string {
  switch (cause.kind) {
    case 'not-json':
      return 'it is not JSON'
    case 'no-version':
      return 'it has no schema_version'
    case 'unknown-format':
      return `its format ${clip(cause.format, LONGEST_LIST)} is not known to this version of the gate`
    case 'newer-version':
      return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`
    case 'invalid':
      return `${cause.path || 'it'}: ${cause.message}`
  }
}

/**
 * Returns where the run was added, and what it means for later runs. `dropped`: a drop of the run failed or may be chance,
 * so that it is no part of a baseline until a later run passes.
 */
export function describeAppended(
  place: HistoryPlace,
  { accepted = false, dropped = false }: { accepted?: boolean; dropped?: boolean } = {},
): string {
  return [
    `This run was added to the history ${describeWhere(place)}.`,
    ...(accepted
      ? ['Its level is accepted: later runs are compared with this run and not with the runs before it.']
      : []),
    ...(dropped && !accepted
      ? [
          'It dropped or may have dropped: until a run passes, later runs are compared with the runs before it.',
        ]
      : []),
    ...(place.kind === 'file' ? ['Commit the file to keep it.'] : []),
  ].join(' ')
}

/** Returns why the level of a run that could not be judged is not accepted. */
export function describeUnaccepted(place: HistoryPlace): string {
  return `This run was not added to the history ${describeWhere(place)}: it was not measured as a whole. Its level is not accepted; start another run with \`accept: true\`.`
}

/** Returns why the run was not added to the history. */
export function describeAppendProblem(problem: AppendProblem, place: HistoryPlace): string {
  return `This run was not added to the history ${describeWhere(place)}: ${describeAppendCause(problem)}`
}

/** Returns why a record was not added, as a clause with a full stop. */
export function describeAppendCause(problem: AppendProblem): string {
  switch (problem.kind) {
    case 'unusable':
      return `${describeUnusableHistory(problem.cause)}.`
    case 'conflict':
      return `other runs wrote to it at each of ${problem.attempts} attempts.`
    case 'not-written':
      return `the file could not be written (${problem.detail}).`
    case 'not-uploaded':
      return problem.detail
    default:
      return describeUnreadable(problem)
  }
}

/** What a run must have to open a history. */
const REQUIREMENTS = {
  repository: 'this is no workflow run, so there is no repository.',
  token: 'the input github-token is empty.',
  'default-branch': "the event does not name the repository's default branch.",
}

/** Returns why a stored file cannot be read, as a clause with a full stop: `it has no file outcome.json.` */
export function describeUnreadable(cause: UnreadableHistory): string {
  const megabytes = (bytes: number) => `${bytes / 1e6} MB`
  switch (cause.kind) {
    case 'not-opened':
      return REQUIREMENTS[cause.lacks]
    case 'github': {
      const sentence = describeGitHubFailure(cause.failure)
      const start = sentence.replace(/\.$/, '')
      if (cause.failure.cause === 'rate-limit') return `${start}; this is a rate limit, which ends by itself.`
      if (cause.permission) return `${start}; the job needs the permission \`${cause.permission}\`.`
      return sentence
    }
    case 'no-trusted-artifact':
      return `none of its newest copies comes from a run on ${cause.defaultBranch} that passed or failed; start a run with \`accept: true\` to begin a new history.`
    case 'not-a-file':
      return 'it is not a file.'
    case 'timeout':
      return `it took longer than ${cause.seconds} seconds.`
    case 'archive-too-large':
      return `it is larger than ${megabytes(cause.maxBytes)}.`
    case 'download':
      return `GitHub's storage of artifacts answered ${cause.status}.`
    case 'connection':
      return `GitHub's storage of artifacts could not be reached (${cause.detail}).`
    case 'broken-archive':
      return 'it is not a ZIP archive, or a broken one.'
    case 'no-entry':
      return `it has no file ${cause.file}.`
    case 'too-many-lines':
      return `its file ${cause.file} has more than ${cause.most} lines.`
    case 'entry-too-large':
      return `its file ${cause.file} is larger than ${megabytes(cause.maxBytes)}.`
  }
}
