/** Messages about the outcome of a finished run that `mode: comment` did not publish. */
import type { UnreadableHistory } from '../../history/store.ts'
import { plainLine } from '../escape.ts'
import type { UnreadableOutcome } from '../json/outcome-file.ts'
import { NAME_LENGTH } from '../words.ts'
import { describeUnreadable } from './history.ts'

/** Why an artifact cannot be read. */
export type UnreadableArtifact =
  | Extract<UnreadableHistory, { kind: 'github' }>
  | { kind: 'timeout'; seconds: number }
  | { kind: 'archive-too-large'; maxBytes: number }
  /** `status`: what the storage of artifacts answered; `detail`: what the network said. */
  | { kind: 'download'; status: number }
  | { kind: 'connection'; detail: string }
  | { kind: 'broken-archive' }
  | { kind: 'no-entry'; file: string }
  | { kind: 'entry-too-large'; file: string; maxBytes: number }

export type Unpublished =
  /** The event is not `workflow_run`. */
  | { kind: 'no-run'; event: string }
  | { kind: 'other-repository' }
  /** The run was cancelled, skipped or timed out. */
  | { kind: 'not-judged'; conclusion: string }
  /** The event of the finished run has neither a pull request nor an issue. */
  | { kind: 'other-event'; event: string }
  | { kind: 'no-token' }
  /** No open pull request has the branch of the run as its head. */
  | { kind: 'no-pull-request'; branch: string }
  /** The pull request has another head by now. */
  | { kind: 'newer-commit'; numbers: number[] }
  /** The lookup of the pull request failed. `sentence`: what GitHub said. */
  | { kind: 'no-lookup'; sentence: string }
  | { kind: 'no-artifact'; name: string }
  /** The last attempt of the run uploaded no artifact, and an earlier one did. */
  | { kind: 'earlier-attempt'; name: string; attempt: number }
  | { kind: 'expired'; name: string }
  | { kind: 'unreadable'; name: string; cause: UnreadableArtifact }
  | { kind: 'invalid'; name: string; cause: UnreadableOutcome }
  | { kind: 'other-gate'; key: string; expected: string }
  /** `number`: what the artifact says; `numbers`: the pull requests of the run. */
  | { kind: 'other-pull-request'; number: number | undefined; numbers: number[] }
  | { kind: 'unexpected'; detail: string }

/** Tells whether it happens without anybody's mistake. */
export function isExpected({ kind }: Unpublished): boolean {
  return ['not-judged', 'other-event', 'no-pull-request', 'newer-commit', 'earlier-attempt'].includes(kind)
}

export const COMMENT_MODE = {
  AVG_COMMENT_MODE: {
    meaning: '`mode: comment` wrote no comment for the finished run.',
    remedy: 'See docs/forks.md for the two workflows.',
    endsWithRemedy: false,
    words: (unpublished: Unpublished) => `No comment was written. ${describeReason(unpublished)}`,
  },
}

function describeReason(unpublished: Unpublished): string {
  const quote = (text: string) => plainLine(text, NAME_LENGTH)
  switch (unpublished.kind) {
    case 'no-run':
      return `mode: comment needs the event workflow_run, and this run has the event ${quote(unpublished.event)}. See docs/forks.md.`
    case 'other-repository':
      return 'The finished run belongs to another repository.'
    case 'not-judged':
      return `The finished run ended with "${quote(unpublished.conclusion)}", so it has no verdict.`
    case 'other-event':
      return `The finished run has the event ${quote(unpublished.event)}, which belongs to no pull request.`
    case 'no-token':
      return 'The input github-token is empty.'
    case 'no-pull-request':
      return `No open pull request has the branch ${quote(unpublished.branch)} as its head.`
    case 'newer-commit':
      return `The pull request ${listNumbers(unpublished.numbers)} has another commit by now, and the run of that commit writes the comment.`
    case 'no-lookup':
      return `The pull request of the run could not be looked up. ${unpublished.sentence}`
    case 'no-artifact':
      return `The finished run uploaded no artifact ${quote(unpublished.name)}. Set report: outcome in the workflow that it runs, and the same key in both workflows.`
    case 'earlier-attempt':
      return `The attempt ${unpublished.attempt} of the finished run uploaded no artifact ${quote(unpublished.name)}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`
    case 'expired':
      return `The artifact ${quote(unpublished.name)} has expired.`
    case 'unreadable':
      return `The artifact ${quote(unpublished.name)} cannot be read: ${describeUnreadableArtifact(unpublished.cause)}`
    case 'invalid':
      return `The artifact ${quote(unpublished.name)} cannot be used: ${describeInvalid(unpublished.cause)}.`
    case 'other-gate':
      return `The artifact is that of the gate with the key ${quote(unpublished.key)}, and this job comments for ${quote(unpublished.expected)}.`
    case 'other-pull-request': {
      const { number, numbers } = unpublished
      const stated = number === undefined ? 'no pull request' : `the pull request #${number}`
      return `The artifact names ${stated}, and the run is that of ${listNumbers(numbers)}.`
    }
    case 'unexpected':
      return plainLine(unpublished.detail)
  }
}

function listNumbers(numbers: number[]): string {
  return numbers.map(number => `#${number}`).join(', ')
}

/** As a clause with a full stop. */
function describeUnreadableArtifact(cause: UnreadableArtifact): string {
  const megabytes = (bytes: number) => `${bytes / 1e6} MB`
  switch (cause.kind) {
    case 'github':
      return describeUnreadable(cause)
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
    case 'entry-too-large':
      return `its file ${cause.file} is larger than ${megabytes(cause.maxBytes)}.`
  }
}

function describeInvalid(cause: UnreadableOutcome): string {
  switch (cause.kind) {
    case 'not-json':
      return 'its outcome.json is not JSON'
    case 'other-format':
      return 'its outcome.json is not the outcome of a gate'
    case 'other-version':
      return `its outcome.json has the version ${cause.version}, and this version of the gate reads ${cause.known}; use the same version of the gate in both workflows`
    case 'invalid':
      return `in its outcome.json, ${plainLine(cause.path, NAME_LENGTH)} is wrong: ${plainLine(cause.message, NAME_LENGTH)}`
  }
}
