/** Messages about the results of shards. */
import type { PartialProblem, UnusablePartial } from '../../contract/partial-problem.ts'
import type { Blocker } from '../../gate/verdict.ts'
import { plainLine } from '../escape.ts'
import { countOf } from '../numbers.ts'
import type { Gap } from '../outcome.ts'
import { NAME_LENGTH } from '../words.ts'

/** Files that a message names. */
const MOST_FILES = 5

type MissingShards = Pick<Extract<Blocker, { kind: 'missing-shards' }>, 'shards' | 'unusable'>

export const SHARDS = {
  AVG_SHARDS_MISSING: {
    meaning: 'The results of shards are missing.',
    remedy:
      'Run the failed jobs again: their results are merged with the others. Or set partial: allow to judge without them.',
    words: ({ shards, unusable }: MissingShards) => `${nameMissing(shards)}${listUnusable(unusable)}`,
  },
  AVG_SHARDS_STORAGE: {
    meaning: 'The run has no artifact storage of GitHub.com.',
    remedy: 'Run the commands shard and merge of the command line, and carry their files from job to job.',
    words: () =>
      'The shards of a fleet exchange their results as artifacts, which need the storage of GitHub.com.',
  },
  AVG_PARTIAL: {
    meaning: 'The result of a shard is not merged.',
    remedy: 'Run the job of the shard again. Remove results of other runs from the folder.',
    endsWithRemedy: false,
    words: describeUnusable,
  },
  AVG_SHARD_GAP: {
    meaning: 'The same, with `partial: allow`. The run is not recorded.',
    remedy: 'Run the failed jobs again, and the merge after them.',
    endsWithRemedy: false,
    words: (gap: Gap) => `${describeGap(gap)} The run is not recorded.`,
  },
}

/** Returns what a shard will do, in one line. */
export function describeShardStart({
  shard,
  scans,
  gates,
  minutes,
}: {
  shard: string
  scans: number
  gates: number
  minutes: number
}): string {
  const time = minutes === 0 ? '' : `, at least ${countOf(minutes, 'minute')} under the rate limits`
  return `Shard ${shard}: ${countOf(scans, 'scan')} of ${countOf(gates, 'gate')}${time}`
}

/** Returns what a shard did, in one line. */
export function describeShard(shard: string, made: number, planned: number, path: string): string {
  return `Shard ${shard} made ${made} of ${countOf(planned, 'scan')}. The result is in ${path}`
}

/** Returns why a shard that was cancelled fails its step. */
export function describeCancelledShard(shard: string): string {
  return `Shard ${shard} was cancelled. Its result is not uploaded.`
}

/** Which keywords a verdict covers, and why no more. */
function describeGap({ shards, keywords, allKeywords }: Omit<Gap, 'unusable'>): string {
  return `${nameMissing(shards)} The verdict covers ${keywords} of ${countOf(allKeywords, 'keyword')}.`
}

/** Returns how many gates were judged over a part of their keywords, and why. */
export function describeFleetGap(gaps: Omit<Gap, 'unusable'>[]): string {
  const shards = [...new Set(gaps.flatMap(gap => gap.shards))]
  const verb = gaps.length === 1 ? 'was' : 'were'
  return `${nameMissing(shards)} ${countOf(gaps.length, 'gate')} ${verb} judged without some keywords.`
}

function nameMissing(shards: string[]): string {
  if (shards.length === 0) return 'There is no result of any shard.'
  return shards.length === 1
    ? `The result of shard ${shards.join()} is missing.`
    : `The results of the shards ${shards.join(', ')} are missing.`
}

function listUnusable(unusable: UnusablePartial[]): string {
  const others = unusable.length - MOST_FILES
  const listed = unusable.slice(0, MOST_FILES).map(entry => ` ${describeUnusable(entry)}`)
  return `${listed.join('')}${others > 0 ? ` ${countOf(others, 'further file')} could not be used.` : ''}`
}

function describeUnusable({ file, problem }: UnusablePartial): string {
  return `The file ${plainLine(file, NAME_LENGTH)} is not merged: ${plainLine(describeProblem(problem), 300)}.`
}

function describeProblem(problem: PartialProblem): string {
  switch (problem.kind) {
    case 'cut':
      return 'it ends before its end mark'
    case 'invalid':
      return `line ${problem.line} is not valid, because ${problem.detail}`
    case 'newer-version':
      return `it has the version ${problem.version}, and this program reads up to ${problem.newest}`
    case 'too-large':
      return 'it is too large'
    case 'unreadable':
      return `it cannot be read, because ${problem.detail}`
    case 'no-storage':
      return 'this run has no storage for artifacts, which need GitHub.com'
    case 'not-downloaded': {
      const permission = problem.lacksPermission
        ? 'give the job that merges the permission actions: read, or '
        : ''
      return `it cannot be downloaded: ${permission}run all jobs again (${problem.detail})`
    }
    case 'other-digest':
      return 'the download is not what was uploaded'
    case 'broken-archive':
      return 'its archive is broken'
    case 'no-file':
      return 'the artifact holds no result of this shard'
    case 'other-run':
      return `it belongs to the run ${problem.runId}`
    case 'later-attempt':
      return `it belongs to the later attempt ${problem.attempt}`
    case 'other-commit':
      return problem.sha === '' ? 'it was made without a commit' : `it was made of the commit ${problem.sha}`
    case 'other-config':
      return 'it was made with other settings'
    case 'other-split':
      return `it is one of ${countOf(problem.count, 'shard')}, and others are not`
    case 'incomplete':
      return `it does not have all scans of the gate ${problem.gate}`
  }
}
