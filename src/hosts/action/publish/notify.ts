/** The messages to webhooks about changes of state. */

import type { Settings } from '../../../inputs/settings.ts'
import { createDispatcher, readSystemError } from '../../../lib/http/dispatcher.ts'
import { type Incident, isIncidentOver } from '../../../report/incident.ts'
import { lineOf } from '../../../report/messages/message.ts'
import {
  buildIncidentNotification,
  buildNotification,
  formatNotification,
  joinNotifications,
  joinRecoveries,
  type Notification,
} from '../../../report/notification.ts'
import type { ToldGate } from '../../../report/tell/told.ts'
import { type ActionContext, isOfDefaultBranch } from '../context.ts'
import { actionLog } from '../log.ts'

type NotifiedGate = ToldGate & { settings: Pick<Settings, 'notify'> }

/** What is told of a run. */
interface NotifiedRun {
  /** Those that have no part in the incident, the most important first. */
  gates: readonly NotifiedGate[]
  incident: Incident | undefined
  runUrl: string | undefined
}

const TIME_OUT = 10_000
const MOST_REPLY_BYTES = 64 * 1024

/** Messages about gates that one webhook gets of a run. Where more gates have changed, the last message tells all others. */
const MOST_MESSAGES = 5

/**
 * Sends the messages of a run on the default branch to the webhooks that the settings of its gates name: one about the
 * incident of a fleet, and one about each other gate whose state has changed, the most important first. Never throws: what
 * went wrong is a warning without the URL, which is a secret.
 */
export async function notify(
  { gates, incident, runUrl }: NotifiedRun,
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (!isOfDefaultBranch(context)) return
  const told = incident && buildIncidentNotification(incident, runUrl)
  const webhooks = new Map(
    [...gates, ...(incident?.run.gates ?? [])].flatMap(({ settings: { notify: webhook } }) =>
      webhook ? [[JSON.stringify(webhook), webhook]] : [],
    ),
  )
  for (const [id, webhook] of webhooks) {
    const isIts = ({ settings }: NotifiedGate) => JSON.stringify(settings.notify) === id
    const recoveries: Notification[] = []
    const changes = gates.filter(isIts).flatMap(gate => {
      const message = buildNotification(gate)
      if (message?.event !== 'recovery' || !isIncidentOver(gate, gate.load())) return message ?? []
      recoveries.push(message)
      return []
    })
    const isOver = changes.length > MOST_MESSAGES
    const single = isOver ? changes.slice(0, MOST_MESSAGES - 1) : changes
    const messages = [
      ...(incident?.run.gates.some(isIts) ? [told] : []),
      joinRecoveries(recoveries),
      ...single,
      joinNotifications(changes.slice(single.length)),
    ]
    for (const message of messages) if (message) await send(message, webhook, env)
  }
}

async function send(
  message: Notification,
  { url, format }: NonNullable<Settings['notify']>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const problem = await post(url, formatNotification(message, format), env)
  if (problem === undefined) actionLog.info(`A message was sent to the webhook: ${message.event}.`)
  else actionLog.warning(lineOf('AVG_NOTIFY', `The message was not sent to the webhook at ${problem}`))
}

/**
 * Posts a JSON text, once. Follows no redirect: the URL is that of the owner, and every other one is not. Returns what went
 * wrong, after the name of the host: the rest of the URL is a secret.
 */
async function post(
  address: string,
  body: string,
  env: NodeJS.ProcessEnv,
  timeout = TIME_OUT,
): Promise<string | undefined> {
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
