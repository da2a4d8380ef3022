import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pullRequestEvent, pushEvent, scheduleEvent } from '../../../../scripts/lib/action.ts'
import { listen } from '../../../../scripts/lib/listen.ts'
import { notify } from '../../../../src/hosts/action/publish/notify.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { runActionInProcess } from '../../../support/action-in-process.ts'
import { aRecord } from '../../../support/history.ts'
import { anOutcome } from '../../../support/outcomes.ts'
import { aFleetGate, serviceDown } from '../../../support/portfolio.ts'
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

async function failOnce(notify: string, event = scheduleEvent) {
  const { run } = await createStage(runActionInProcess, geminiLost)
  const inputs = { baseline: 'baseline.json', record: 'never', notify }
  return run({ event, inputs, files: fourCited })
}

describe('notify', () => {
  it('posts the message to the webhook, and keeps its URL out of the log', async () => {
    const { url, received } = await startWebhook()
    const { log } = await failOnce(`slack=${url}`)
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
    await failOnce(`json=${url}`, pullRequestEvent())
    const elsewhere = { GITHUB_REF: 'refs/heads/content' }
    const { run } = await createStage(runActionInProcess, geminiLost)
    const inputs = { baseline: 'baseline.json', notify: `json=${url}` }
    await run({ event: pushEvent, inputs, files: fourCited, env: elsewhere })
    expect(received).toEqual([])
  })

  it('reports a failure and a recovery once each, by the state in the history', async () => {
    const { url, received } = await startWebhook()
    let lost = false
    const { run } = await createStage(runActionInProcess, {
      answer: request => (lost ? geminiLost.answer?.(request, 0) : undefined),
    })
    const inputs = {
      ...{ baseline: 'history.json', 'min-cited-engines': '4' },
      notify: `json=${url}`,
    }
    const first = await run({ event: scheduleEvent, inputs })
    for (const isLost of [true, true, false, false]) {
      lost = isLost
      await run({ event: scheduleEvent, inputs, checkout: first.workspace })
    }
    expect(received.map(({ body }) => body)).toMatchObject([{ event: 'failure' }, { event: 'recovery' }])
  })

  it.each([
    ['an error', 500, {}, 'answered with the status 500'],
    ['a redirect', 307, { location: 'https://evil.example/' }, 'Redirects are not followed.'],
  ])(
    'warns of %s, without the URL and without failing the step for it',
    async (_name, status, headers, words) => {
      const { url, received } = await startWebhook(status, headers)
      const { log, outputs } = await failOnce(`slack=${url}`)
      expect(received).toHaveLength(1)
      expect(log).toMatch(/::warning::AVG_NOTIFY: .*127\.0\.0\.1/)
      expect(log).toContain(words)
      expect(log.replace(/^::add-mask::.*$/gm, '')).not.toMatch(/secret-path|sig=secret/)
      expect(outputs['verdict']).toBe('fail')
    },
  )

  it('warns of a webhook that cannot be reached', async () => {
    const server = await listen(createServer())
    await server.close()
    const { log } = await failOnce(`json=${server.url}/secret`)
    expect(log).toMatch(
      /::warning::AVG_NOTIFY: The message was not sent to the webhook at 127\.0\.0\.1:\d+: .*ECONNREFUSED/,
    )
  })
})

describe('notify of several gates', () => {
  const context = aContext({ eventName: 'schedule' })

  it('reports once that an incident began, and once that it ended', async () => {
    const { url, received } = await startWebhook()
    const last = aRecord({ failed: true, totalEngines: 0, incident: 'The scan service refused the key' })
    const tell = (outcome: Outcome) => {
      const gates = Array.from({ length: 5 }, (_, index) => aFleetGate(`gate-${index + 1}`, outcome))
      return notify({ gates, runUrl: undefined, webhook: { url, format: 'json' } }, context, {})
    }
    await tell(serviceDown)
    await tell({ ...serviceDown, last })
    await tell({ ...anOutcome(), last })
    await tell(anOutcome())
    const gates = ['gate-1', 'gate-2', 'gate-3', 'gate-4', 'gate-5']
    expect(received.map(({ body }) => body)).toMatchObject([
      { event: 'failure', gates, title: 'All 5 gates were not measured' },
      { event: 'recovery', gates },
    ])
  })
})
