/** Warnings about what could not be published or read. Each is one line that starts with its code. */
import type { MissingBaseline } from '../comparison/baseline.ts'
import type { GitHubFailure } from '../lib/github-failure.ts'
import { describeMissing, describeScanPerChange } from './baseline-words.ts'
import { type CODES, type Code, formatMessage, messageWithRemedy } from './codes.ts'
import { plainLine } from './escape.ts'
import { NAME_LENGTH } from './words.ts'

/** What is known of a failed call to GitHub. */
interface GitHubFacts extends Pick<GitHubFailure, 'cause'> {
  /** One sentence with GitHub's or the network's words. */
  sentence: string
}

/** Returns the warning about a comment or an issue. `what` says in a sentence what is missing. */
export function warnOfPost(post: 'comment' | 'issue', what: string, failure: GitHubFacts): string {
  const text = `${what} ${failure.sentence}`
  const code = codeOfPost(post, failure)
  // Other failures have no remedy but a later run.
  const hasRemedy = code !== 'AVG_COMMENT' && code !== 'AVG_ISSUE'
  return formatMessage(hasRemedy ? messageWithRemedy(code, text) : { code, text })
}

function codeOfPost(post: 'comment' | 'issue', { cause }: GitHubFacts): keyof typeof CODES {
  if (cause === 'rate-limit') return 'AVG_GITHUB_RATE_LIMIT'
  if (post === 'comment') return cause === 'permission' ? 'AVG_COMMENT_403' : 'AVG_COMMENT'
  if (cause === 'permission') return 'AVG_ISSUE_403'
  return cause === 'gone' ? 'AVG_ISSUE_410' : 'AVG_ISSUE'
}

export type ArtifactProblem =
  | { kind: 'no-storage' }
  | { kind: 'conflict'; name: string }
  | { kind: 'failed'; name: string; detail: string }

/** Returns the warning about an artifact that was not uploaded. `folder` still has its files. */
export function warnOfArtifact(problem: ArtifactProblem, folder: string): string {
  const rest = `The files stay in ${folder}.`
  switch (problem.kind) {
    case 'no-storage':
      return formatMessage({
        code: 'AVG_ARTIFACT_STORAGE',
        text: `Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded. ${rest}`,
      })
    case 'conflict': {
      const what = `This workflow run already has an artifact named ${problem.name}.`
      const { code, text } = messageWithRemedy('AVG_ARTIFACT_409', what)
      return formatMessage({ code, text: `${text} ${rest}` })
    }
    case 'failed':
      return formatMessage({
        code: 'AVG_ARTIFACT',
        text: `The artifact ${problem.name} was not uploaded (${problem.detail}). ${rest}`,
      })
  }
}

const UNWRITTEN = {
  summary: { code: 'AVG_SUMMARY', what: 'The job summary was not written.' },
  outputs: { code: 'AVG_OUTPUTS', what: 'The outputs were not set.' },
} as const satisfies Record<string, { code: Code; what: string }>

export type NotifyProblem =
  | { kind: 'refused'; host: string; status: number }
  | { kind: 'unreachable'; host: string; detail: string }

/** Returns the warning about a message that was not sent. It names the host alone: the rest of the URL is a secret. */
export function warnOfNotification(problem: NotifyProblem): string {
  const what = `The message was not sent to the webhook at ${problem.host}`
  if (problem.kind === 'unreachable')
    return formatMessage({ code: 'AVG_NOTIFY', text: `${what}: ${problem.detail}.` })
  const redirects = problem.status >= 300 && problem.status < 400 ? ' Redirects are not followed.' : ''
  const text = `${what}, which answered with the status ${problem.status}.${redirects}`
  return formatMessage({ code: 'AVG_NOTIFY', text })
}

/** Returns the warning about a file of this machine that was not written, for any error. */
export function warnOfFile(file: keyof typeof UNWRITTEN, error: unknown): string {
  const { code, what } = UNWRITTEN[file]
  return formatMessage({ code, text: `${what} ${messageOf(error)}` })
}

/** Returns the warning about a report file that was not written, for any error. */
export function warnOfReportFile(name: string, error: unknown): string {
  return formatMessage({
    code: 'AVG_REPORT_FILE',
    text: `The report ${name} was not written. ${messageOf(error)}`,
  })
}

/** Returns the warning about a comment or an issue that is not written without a token. */
export function warnOfToken(post: 'comment' | 'issue'): string {
  return formatMessage({ code: 'AVG_TOKEN', text: `There is no ${post}: the input github-token is empty.` })
}

/** Returns the warning with the code of a history that could not be read. */
export function warnOfHistory(text: string): string {
  return formatMessage({ code: 'AVG_HISTORY_UNREADABLE', text })
}

/**
 * Returns the warning about a history that `scan-per` alone makes incomparable, or about a push without the commit before
 * it; undefined for every other missing baseline.
 */
export function warnOfMissingBaseline(missing: MissingBaseline): string | undefined {
  if (missing.kind === 'no-commit-before-push') {
    const text = `This run is compared with nothing: ${describeMissing(missing)}.`
    return formatMessage(messageWithRemedy('AVG_PUSH_BASE', text))
  }
  const change = describeScanPerChange(missing)
  if (change === undefined) return undefined
  const text = `There is no baseline: ${describeMissing(missing)}. ${change}`
  return formatMessage({ code: 'AVG_SCAN_PER_CHANGED', text })
}

/** Returns the warning with the code of a history that this run was not added to. */
export function warnOfAppend(text: string): string {
  return formatMessage({ code: 'AVG_HISTORY_NOT_WRITTEN', text })
}

/** Returns the warning with the code of the fonts of the PDF report. */
export function warnOfFont(text: string): string {
  return formatMessage({ code: 'AVG_FONT', text })
}

/** Returns the warning with the code of what the embedded service skipped. */
export function warnOfEngine(text: string): string {
  return formatMessage({ code: 'AVG_ENGINE', text })
}

/** Returns the warning about engines without a price beside `max-cost`. */
export function warnOfUnpriced(engines: string[]): string {
  const names = engines.map(engine => plainLine(engine, NAME_LENGTH)).join(', ')
  return formatMessage(
    messageWithRemedy(
      'AVG_COST_UNKNOWN',
      `max-cost: the price is not known of ${names}. It counts as 0 in the estimate, and during the run wherever the vendor states no cost.`,
    ),
  )
}

const MOST_VARIABLES = 10

/** Returns the notice about variables of the environment that are named like inputs and are none. */
export function noteForeignVariables(variables: string[]): string {
  const names = variables.slice(0, MOST_VARIABLES).map(name => plainLine(name, NAME_LENGTH))
  const rest = variables.length - names.length
  const listed = rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
  return `Variables of the environment that are no inputs of this action were ignored: ${listed}.`
}

/** Returns the warning about an input that could soon keep the step from being started. */
export function warnOfLongInput({ input, bytes }: { input: string; bytes: number }): string {
  const text = `The input ${plainLine(input, NAME_LENGTH)} has ${bytes} bytes. Linux starts no step with an input of over ${MOST_BYTES_OF_INPUT} bytes, its name included.`
  return formatMessage(messageWithRemedy('AVG_LONG_INPUT', text))
}

/** Of `NAME=text` on Linux: 128 KiB with the byte that ends it. */
const MOST_BYTES_OF_INPUT = 131_071

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
