import { lineOf } from '../../../errors/avg-error.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { createDispatcher } from '../../../lib/http/dispatcher.ts'
import { readSystemError } from '../../../lib/http/excerpt.ts'
import {
  buildNotification,
  formatNotification,
  type NotifiedRun,
} from '../../../report/posts/notification.ts'
import { isOfDefaultBranch, type RunBranch } from '../context.ts'
import { actionLog } from '../log.ts'

const TIME_OUT = 10_000
const MAX_REPLY_BYTES = 64 * 1024

/**
 * Sends a message to the webhook if a gate changed its state on the default branch. Never rejects: a failure is a warning
 * without the URL, which is a secret.
 */
export async function notify(
  run: NotifiedRun & { webhook: Settings['notify'] },
  context: RunBranch,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { webhook } = run
  const message = webhook && isOfDefaultBranch(context) ? buildNotification(run) : undefined
  if (webhook === undefined || message === undefined) return
  const problem = await post(webhook.url, formatNotification(message, webhook.format), env)
  if (problem === undefined) actionLog.info(`A message was sent to the webhook: ${message.event}.`)
  else actionLog.warning(lineOf('AVG_NOTIFY', `The message was not sent to the webhook at ${problem}`))
}

/**
 * Posts JSON once, without following redirects, because only the given URL is trusted. Returns the reason of a failure,
 * which contains the host but not the rest of the secret URL.
 */
async function post(address: string, body: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { origin, pathname, search, host } = new URL(address)
  try {
    const dispatcher = createDispatcher(env, origin, { maxResponseSize: MAX_REPLY_BYTES })
    try {
      const { statusCode: status, body: reply } = await dispatcher.request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'ai-visibility-gate' },
        body,
        signal: AbortSignal.timeout(TIME_OUT),
      })
      await reply.dump()
      if (status >= 200 && status < 300) return undefined
      const redirects = status >= 300 && status < 400 ? ' Redirects are not followed.' : ''
      return `${host}, which answered with the status ${status}.${redirects}`
    } finally {
      await dispatcher.destroy()
    }
  } catch (error) {
    const { detail } = readSystemError(error, text => text.replaceAll(address, origin))
    return `${host}: ${detail}.`
  }
}
