/** The message to a webhook about a change of state. */

import type { Settings } from '../../../inputs/settings.ts'
import { createDispatcher, readSystemError } from '../../../lib/http/dispatcher.ts'
import { gateDocument } from '../../../report/document/gate-document.ts'
import { GITHUB, type NotifyProblem } from '../../../report/messages/github.ts'
import { lineOf } from '../../../report/messages/message.ts'
import { buildNotification } from '../../../report/notification/notification.ts'
import { formatNotification } from '../../../report/notification/payloads.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'
import { actionLog } from '../log.ts'

const TIME_OUT = 10_000
const MOST_REPLY_BYTES = 64 * 1024
/** Events without a pull request. */
const EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch']

/**
 * Sends the message, where the settings name a webhook and the run on the default branch changes the state of the gate.
 * Never throws: what went wrong is a warning without the URL, which is a secret.
 */
export async function notify(
  outcome: Outcome,
  { notify: webhook }: Pick<Settings, 'notify'>,
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
  failed: boolean,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (webhook === undefined || !EVENTS.includes(context.eventName) || !isOnDefaultBranch(context)) return
  const notification = buildNotification(outcome, gateDocument(outcome), failed)
  if (notification === undefined) return
  const problem = await post(webhook.url, formatNotification(notification, webhook.format), env)
  if (problem === undefined) actionLog.info(`A message was sent to the webhook: ${notification.event}.`)
  else actionLog.warning(lineOf(GITHUB, 'AVG_NOTIFY', problem))
}

/** Posts a JSON text, once. Follows no redirect: the URL is that of the owner, and every other one is not. */
async function post(
  address: string,
  body: string,
  env: NodeJS.ProcessEnv,
  timeout = TIME_OUT,
): Promise<NotifyProblem | undefined> {
  const { origin, pathname, search, host } = new URL(address)
  try {
    const dispatcher = createDispatcher(env, origin, { maxResponseSize: MOST_REPLY_BYTES })
    try {
      const { statusCode: status, body: reply } = await dispatcher.request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'ai-visibility-gate' },
        body,
        signal: AbortSignal.timeout(timeout),
      })
      await reply.dump()
      return status >= 200 && status < 300 ? undefined : { kind: 'refused', host, status }
    } finally {
      await dispatcher.destroy()
    }
  } catch (error) {
    const { detail } = readSystemError(error, text => text.replaceAll(address, origin))
    return { kind: 'unreachable', host, detail }
  }
}
