/**
 * `mode: comment` publishes the outcome of a finished run that could not write, such as that of a pull request from a fork.
 * Anybody may have made its artifact, so the text is rendered here, and only GitHub states where it belongs.
 */

import { lineOf } from '../../../errors/avg-error.ts'
import { failuresOf } from '../../../gate/judge.ts'
import { type CommentSettings, readCommentSettings } from '../../../inputs/read-settings.ts'
import { escapeMarkdown, md } from '../../../lib/document/markdown/markdown.ts'
import { plainLine } from '../../../lib/escape.ts'
import { gateDocument } from '../../../report/document/gate-document.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { commentMarker, renderPost } from '../../../report/posts/comment.ts'
import { describeGate } from '../../../report/text/describe-findings.ts'
import { NAME_LENGTH } from '../../../report/words/words.ts'
import type { ActionContext, FinishedRun, ModeRun } from '../context.ts'
import { fetchOutcome } from '../fetch-outcome.ts'
import { createGitHub } from '../github.ts'
import { actionLog } from '../log.ts'
import { nameArtifact } from '../publish/artifact.ts'
import { commentOnPullRequest } from '../publish/comment.ts'
import { keepIssue } from '../publish/keep-issue.ts'
import { findPullsOfRun, listNumbers, type NoComment } from '../publish/pull-request.ts'
import { noOutputs, setOutputs, warn, writeSummary } from '../publish/step.ts'

/** A cancelled run may have the artifact of an earlier attempt. */
const JUDGED = ['success', 'failure']
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target']
const OWN_EVENTS = ['push', 'schedule']

/**
 * Writes the comment and the issue. A missing comment does not fail the step; log and summary state the reason. Rejects
 * with an InputsError.
 */
export async function runCommentMode({ texts, context }: ModeRun): Promise<undefined> {
  const settings = readCommentSettings(texts)
  warn(setOutputs(noOutputs))
  const missing = await publish(settings, context).catch(
    (error: unknown): NoComment => ({ why: String(error) }),
  )
  if (missing === undefined) return
  const sentence = `No comment was written. ${missing.why}`
  if (missing.isExpected) actionLog.notice(sentence)
  else actionLog.warning(lineOf('AVG_COMMENT_MODE', sentence))
  warn(await writeSummary(md`## No comment was written\n\n${escapeMarkdown(sentence, 1000)}`))
}

/** Returns the reason if nothing was published. */
async function publish(settings: CommentSettings, context: ActionContext): Promise<NoComment | undefined> {
  const { finishedRun: run } = context
  if (run === undefined) {
    return {
      why: `mode: comment needs the event workflow_run, and this run has the event ${context.eventName}.`,
    }
  }
  const { event, repository, headRepository } = run
  if (repository !== context.repository) return { why: 'The finished run belongs to another repository.' }
  if (!JUDGED.includes(run.conclusion)) {
    const why = `The finished run ended with "${run.conclusion}", so it has no verdict.`
    return { why, isExpected: true }
  }
  const isPullRequest = PULL_REQUEST_EVENTS.includes(event)
  if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
    const why = `The finished run has the event ${event}, which belongs to no pull request.`
    return { why, isExpected: true }
  }
  if (settings.githubToken === '') return { why: 'The input github-token is empty.' }
  const github = createGitHub(settings.githubToken, context.apiUrl)
  const pulls = isPullRequest ? await findPullsOfRun(github, run) : undefined
  if (pulls !== undefined && 'missing' in pulls) return pulls.missing
  const found = await fetchOutcome(github, run, nameArtifact(settings.key))
  if ('missing' in found) return found.missing
  const { outcome, pullRequest } = found.file
  if (outcome.key !== settings.key) {
    const key = plainLine(outcome.key, NAME_LENGTH)
    return {
      why: `The artifact is that of the gate with the key ${key}, and this job comments for ${settings.key}.`,
    }
  }
  // Several pull requests may have this head. The outcome says which one was judged.
  const number = pulls?.numbers.find(candidate => candidate === pullRequest)
  if (pulls !== undefined && number === undefined) {
    const stated = pullRequest === undefined ? 'no pull request' : `the pull request #${pullRequest}`
    return { why: `The artifact names ${stated}, and the run is that of ${listNumbers(pulls.numbers)}.` }
  }
  const pullUrl = number === undefined ? undefined : `${run.repositoryUrl}/pull/${number}`
  await write(
    { ...outcome, run: { ...outcome.run, pullUrl } },
    settings,
    describeContext(context, run, number),
  )
  return undefined
}

async function write(outcome: Outcome, settings: CommentSettings, context: ActionContext): Promise<void> {
  const { comment: mode, githubToken } = settings
  const failures = failuresOf(outcome.verdict, settings.failOn, outcome.baseline?.content?.warnings)
  const gate = describeGate(outcome)
  const document = gateDocument(gate)
  const { runUrl } = outcome.run
  await keepIssue({ gates: [{ ...gate, failures, settings }], config: undefined, document, runUrl }, context)
  if (context.pullRequest === undefined && context.eventName !== 'push') return
  const marker = commentMarker(settings.key)
  const body = renderPost(document, marker, runUrl)
  await commentOnPullRequest({ marker, body, mode, failed: failures.length > 0, githubToken }, context)
}

/** Returns the context of the finished run, as far as GitHub states it. */
function describeContext(
  context: ActionContext,
  { event, headSha, headBranch, url, commitUrl }: FinishedRun,
  number: number | undefined,
): ActionContext {
  return {
    ...context,
    eventName: event,
    sha: headSha,
    ref: `refs/heads/${headBranch}`,
    runUrl: url,
    commitUrl,
    pullRequest: number === undefined ? undefined : { number, headSha, baseSha: '', baseRef: '' },
  }
}
