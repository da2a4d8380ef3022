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
import { MAX_OUTCOME_BYTES, type OutcomeFile, parseOutcome } from '../../../report/files/json/outcome-file.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { commentMarker, renderPost } from '../../../report/posts/comment.ts'
import { OUTCOME_FILE } from '../../../report/run-outcome.ts'
import { describeGate } from '../../../report/text/describe-findings.ts'
import { NAME_LENGTH } from '../../../report/words/words.ts'
import type { ActionContext, FinishedRun, ModeRun } from '../context.ts'
import { createGitHub, type GitHub } from '../github.ts'
import { actionLog } from '../log.ts'
import { nameArtifact } from '../publish/artifact.ts'
import { commentOnPullRequest } from '../publish/comment.ts'
import { keepIssue } from '../publish/keep-issue.ts'
import { findPullsOfRun, listNumbers, NoComment } from '../publish/pull-request.ts'
import { noOutputs, setOutputs, writeSummary } from '../publish/step.ts'
import { type MissingArtifact, readArtifactFile } from '../read-artifact.ts'

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
  setOutputs(noOutputs)
  try {
    await publish(settings, context)
  } catch (error) {
    const reason = error instanceof NoComment ? error : new NoComment(String(error))
    const sentence = `No comment was written. ${reason.message}`
    if (reason.isExpected) actionLog.notice(sentence)
    else actionLog.warning(lineOf('AVG_COMMENT_MODE', sentence))
    await writeSummary(md`## No comment was written\n\n${escapeMarkdown(sentence, 1000)}`)
  }
}

/** Rejects with NoComment if nothing is to be published. */
async function publish(settings: CommentSettings, context: ActionContext): Promise<void> {
  const { finishedRun: run } = context
  if (run === undefined) {
    const { eventName } = context
    throw new NoComment(
      `mode: comment needs the event workflow_run, and this run has the event ${eventName}.`,
    )
  }
  const { event, repository, headRepository } = run
  if (repository !== context.repository)
    throw new NoComment('The finished run belongs to another repository.')
  if (!JUDGED.includes(run.conclusion)) {
    throw new NoComment(`The finished run ended with "${run.conclusion}", so it has no verdict.`, true)
  }
  const isPullRequest = PULL_REQUEST_EVENTS.includes(event)
  if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
    throw new NoComment(`The finished run has the event ${event}, which belongs to no pull request.`, true)
  }
  if (settings.githubToken === '') throw new NoComment('The input github-token is empty.')
  const github = createGitHub(settings.githubToken, context.apiUrl)
  const pulls = isPullRequest ? await findPullsOfRun(github, run) : undefined
  const { outcome, pullRequest } = await fetchOutcome(github, run, nameArtifact(settings.key))
  if (outcome.key !== settings.key) {
    const key = plainLine(outcome.key, NAME_LENGTH)
    throw new NoComment(
      `The artifact is that of the gate with the key ${key}, and this job comments for ${settings.key}.`,
    )
  }
  // Several pull requests may have this head. The outcome states which one was judged.
  const number = pulls?.find(candidate => candidate === pullRequest)
  if (pulls !== undefined && number === undefined) {
    const stated = pullRequest === undefined ? 'no pull request' : `the pull request #${pullRequest}`
    throw new NoComment(`The artifact names ${stated}, and the run is that of ${listNumbers(pulls)}.`)
  }
  const pullUrl = number === undefined ? undefined : `${run.repositoryUrl}/pull/${number}`
  await write(
    { ...outcome, run: { ...outcome.run, pullUrl } },
    settings,
    describeContext(context, run, number),
  )
}

/**
 * Reads the outcome from the artifact with this name that this attempt of the run uploaded. That of an earlier attempt was
 * published when the attempt ended. Rejects with NoComment.
 */
async function fetchOutcome(github: GitHub, run: FinishedRun, name: string): Promise<OutcomeFile> {
  const wanted = { artifact: name, path: OUTCOME_FILE, maxBytes: MAX_OUTCOME_BYTES }
  const found = await readArtifactFile(github, run, wanted)
  if ('missing' in found) throw describeMissing(found.missing, name, run)
  if ('unreadable' in found) throw new NoComment(`The artifact ${name} cannot be read: ${found.unreadable}`)
  const { url: runUrl, commitUrl, headSha: sha } = run
  const file = parseOutcome(new TextDecoder().decode(found.bytes), { runUrl, commitUrl, sha })
  if (!('unreadable' in file)) return file
  throw new NoComment(`The ${OUTCOME_FILE} of the artifact ${name} cannot be used. ${file.unreadable}`)
}

function describeMissing(kind: MissingArtifact, name: string, { attempt }: FinishedRun): NoComment {
  switch (kind) {
    case 'none':
      return new NoComment(
        `The finished run uploaded no artifact ${name}. Set report: outcome in the workflow that it runs, and the same key in both workflows.`,
      )
    case 'earlier-attempt':
      return new NoComment(
        `The attempt ${attempt} of the finished run uploaded no artifact ${name}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`,
        true,
      )
    case 'expired':
      return new NoComment(`The artifact ${name} has expired.`)
  }
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
    pullRequest: number === undefined ? undefined : { number, headSha },
  }
}
