import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scheduleEvent } from '../../../../scripts/lib/action.ts'
import { listen } from '../../../../scripts/lib/listen.ts'
import type { ActionContext } from '../../../../src/hosts/action/context.ts'
import { notify } from '../../../../src/hosts/action/publish/notify.ts'
import { runActionInProcess } from '../../../support/action-in-process.ts'
import { printedBy } from '../../../support/log.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { aFleetGate } from '../../../support/portfolio.ts'
import { aFloor } from '../../../support/rule-results.ts'
import { aContext } from '../../../support/settings.ts'
import { createStage, fourCited, geminiLost } from '../../../support/stage.ts'

/** A webhook on loopback, with what it received. */
async function startWebhook(status = 200, headers: Record<string, string> = {}) {
  const received: { path: string; type: string; body: unknown }[] = []
  const server = createServer(async (incoming: IncomingMessage, outgoing) => {
    received.push({
      path: incoming.url ?? '',
      type: incoming.headers['content-type'] ?? '',
      body: await json(incoming),
    })
    outgoing.writeHead(status, headers).end('ok')
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return { url: `${url}/services/T0/secret-path?sig=secret`, received }
}

const failing = anOutcome({ verdict: aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail' })] }) })

/** Notifies of a gate that fails for the first time. Returns the log. */
function notifyOf(url: string, context: Partial<ActionContext> = {}): Promise<string> {
  const run = { gates: [aFleetGate('acme', failing)], runUrl: undefined }
  const webhook = { url, format: 'json' } as const
  const given = aContext({ eventName: 'schedule', ...context })
  return printedBy(() => notify({ ...run, webhook }, given, {}))
}

describe('notify', () => {
  it('is a step of a run, which keeps the URL out of its log', async () => {
    const { url, received } = await startWebhook()
    const { run } = await createStage(runActionInProcess, geminiLost)
    const inputs = { baseline: 'baseline.json', record: 'never', notify: `slack=${url}` }
    const { log } = await run({ event: scheduleEvent, inputs, files: fourCited })
    expect(received).toMatchObject([
      {
        path: '/services/T0/secret-path?sig=secret',
        type: 'application/json',
        body: { blocks: expect.any(Array) },
      },
    ])
    expect(log).toContain('A message was sent to the webhook: failure.')
    expect(log).toContain(`::add-mask::${url}`)
    expect(log.replace(/^::add-mask::.*$/gm, '')).not.toContain('secret-path')
  })

  it('sends nothing for a pull request, or a push to another branch', async () => {
    const { url, received } = await startWebhook()
    await notifyOf(url, { eventName: 'pull_request', ref: 'refs/heads/main' })
    await notifyOf(url, { eventName: 'push', ref: 'refs/heads/content' })
    expect(received).toEqual([])
  })

  it.each([
    ['an error', 500, {}, 'answered with the status 500'],
    ['a redirect', 307, { location: 'https://evil.example/' }, 'Redirects are not followed.'],
  ])('warns of %s, without the URL', async (_name, status, headers, words) => {
    const { url, received } = await startWebhook(status, headers)
    const log = await notifyOf(url)
    expect(received).toHaveLength(1)
    expect(log).toMatch(/::warning::AVG_NOTIFY: .*127\.0\.0\.1/)
    expect(log).toContain(words)
    expect(log).not.toMatch(/secret-path|sig=secret/)
  })

  it('warns of a webhook that cannot be reached', async () => {
    const server = await listen(createServer())
    await server.close()
    expect(await notifyOf(`${server.url}/secret`)).toMatch(
      /::warning::AVG_NOTIFY: The message was not sent to the webhook at 127\.0\.0\.1:\d+: .*ECONNREFUSED/,
    )
  })
})
