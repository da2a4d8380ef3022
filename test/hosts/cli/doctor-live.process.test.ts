/** What `doctor --live` reports for each engine, with vendors that stand in for the real ones. */
import { describe, expect, it } from 'vitest'
import type { EngineName } from '../../../src/engines/engines.ts'
import { doctor } from '../../../src/hosts/cli/doctor.ts'
import { type EngineReply, startEngineServer } from '../../support/engine-server.ts'
import { engineEnv, fixture, withValue } from '../../support/engines.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { scanFor } from '../../support/scans.ts'
import { startServiceForTest } from '../../support/service-client.ts'
import { failure } from '../../support/service-server.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

/** The line on the answer of an engine whose vendor replies so, and the number of requests. */
async function askLive(name: EngineName, engine: string, reply: EngineReply, flag = ['--live']) {
  const folder = aRepository()
  commit(folder, { 'a.md': '# Kanban\n\nA board has columns.\n' })
  const server = await startEngineServer(reply)
  const terminal = createTerminal(engineEnv(name, server.url))
  const flags = ['--brand', 'Acme', '--brand-domains', 'acme.example', '--keywords', 'crm, erp']
  const { signal } = new AbortController()
  const all = [...flags, '--engines', engine, '--country', 'DE', '--samples', '1', ...flag]
  const code = await doctor(all, { ...terminal, folder, signal })
  const out = joinBroken(terminal.printed.out)
  const [, line = '', remedy = ''] = /^(. Answer of .*)\n(?: {2}- (.*)\n)?/m.exec(out) ?? []
  const requests = server.requests.filter(({ path }) => !path.startsWith('/models')).length
  return { code, out, line, remedy, requests }
}

describe('the line on a live engine', () => {
  const known = /It cost 0\.\d{4} USD\.$/
  const unknown = /Its cost is not known\.$/

  it.each<[EngineName, string, string, string, RegExp]>([
    ['openai', 'openai', 'openai-citations', '2 pages', known],
    ['perplexity', 'perplexity', 'perplexity-citations', '2 pages', known],
    ['serpapi', 'serpapi:ai-mode', 'serpapi-ai-mode', '3 pages', unknown],
  ])('reports for %s what could be read, and what it cost', async (name, id, body, cited, cost) => {
    const { line, requests, code } = await askLive(name, id, { body: fixture(body) })
    const readable = cited.replace(/ .*/, '')
    const sources = `It cites ${cited}, of which ${readable} can be read and [01] (is|are) yours`
    expect(line).toMatch(new RegExp(`^✓ Answer of ${id}: [a-z]\\S+ answered\\. ${sources}\\. `))
    expect(line).toMatch(cost)
    expect({ requests, code }).toEqual({ requests: 1, code: 0 })
  })

  it('reports that a compatible server names no sources', async () => {
    const { line } = await askLive('openai-compatible', 'openai-compatible:x', {
      body: fixture('openai-compatible-answer'),
    })
    expect(line).toMatch(/^✓ .*: llama3\.2:3b answered without sources\. /)
    expect(line).toMatch(unknown)
  })

  it('warns if sources were found and no citation can be read', async () => {
    const unmarked = withValue(fixture('openai-citations'), 'output.3.content.0.annotations', null)
    const body = withValue(unmarked, 'output.3.content.0.text', 'Acme is good.')
    const { code, line } = await askLive('openai', 'openai', { body })
    expect(line).toMatch(/^! Answer of openai: .*no readable sources.* It cost /)
    expect(code).toBe(0)
  })

  it('states why there is no answer, and what the reply cost', async () => {
    const { line } = await askLive('openai', 'openai', { body: fixture('openai-unsearched') })
    expect(line).toMatch(/^! Answer of openai: AVG_ANSWER_UNSEARCHED: .* It cost 0\.\d+ USD\.$/)
  })

  it('stops after one request if the daily quota is used up', async () => {
    const violations = [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }]
    const body = {
      error: { code: 429, message: 'Quota', status: 'RESOURCE_EXHAUSTED', details: [{ violations }] },
    }
    const { code, line, remedy, requests } = await askLive('gemini', 'gemini', { status: 429, body })
    expect(line).toMatch(/^✗ Answer of gemini: AVG_ENGINE_QUOTA: /)
    expect(remedy).toContain('Run the job tomorrow')
    expect({ code, requests }).toEqual({ code: 1, requests: 1 })
  })

  it('is missing without the flag, and nothing is sent', async () => {
    const { line, requests } = await askLive('openai', 'openai', { body: {} }, [])
    expect([line, requests]).toEqual(['', 0])
  })
})

describe('the lines on a hosted service', () => {
  async function askService(baseUrl: string, env: NodeJS.ProcessEnv, flags = ['--live'], files = {}) {
    const folder = aRepository()
    commit(folder, files)
    const terminal = createTerminal(env)
    const gate = ['--base-url', baseUrl, '--brand', 'Acme', '--keywords', 'crm, erp, bpm', ...flags]
    const { signal } = new AbortController()
    const code = await doctor(gate, { ...terminal, folder, signal })
    return { code, out: joinBroken(terminal.printed.out) }
  }
  const env = { AI_VISIBILITY_KEY: 'key' }

  it('report one real scan, and count three keywords', async () => {
    const service = await startServiceForTest()
    const { code, out } = await askService(service.url, env)
    expect(code).toBe(0)
    expect(out).toMatch(/^✓ Service: It scanned “crm”: \d of \d engines? cited Acme\.$/m)
    expect(out).toContain('✓ Limits and cost: 3 keywords in 1 scan. Requests: at most 1')
    expect(service.requests).toMatchObject([{ body: { brand_name: 'Acme', keywords: ['crm'] } }])
  })

  it.each([
    ['a wrong key', 401, 'Check the secret behind'],
    ['a plan without scans', 403, 'Check what your plan permits'],
  ])('name the remedy for %s', async (_, status, remedy) => {
    const { url } = await startServiceForTest({ answer: () => failure(status, 'refused', 'no') })
    const { code, out } = await askService(url, env)
    expect(code).toBe(1)
    expect(out).toContain(`✗ Service: The scan service refused the key. AVG_AUTH_${status}: `)
    expect(out).toContain(`  - ${remedy}`)
  })

  it('fail if no engine answered', async () => {
    const body = scanFor({ brand_name: 'Acme', engines: ['chatgpt'] })
    const { url } = await startServiceForTest({ answer: () => ({ body: { ...body, results: [] } }) })
    const { code, out } = await askService(url, env)
    expect(code).toBe(1)
    expect(out).toMatch(/^✗ Service: It scanned “crm”\. AVG_NO_ANSWERS: .*no engine answered\./m)
  })

  it('name the wait that a service asks for', async () => {
    const { url } = await startServiceForTest({
      answer: () => failure(429, 'rate_limited', 'Slow down.', 9999),
    })
    const { code, out } = await askService(url, env)
    expect(code).toBe(1)
    expect(out).toMatch(/^✗ Service: .*AVG_SERVICE_WAIT: The service asks to wait 9999 seconds/m)
  })

  it('report that a service accepts the connection and never answers', async () => {
    const { url } = await startServiceForTest({ answer: () => 'hang' })
    const files = { '.github/ai-visibility.yml': 'timeout-minutes: 0.001\n' }
    const { code, out } = await askService(url, env, undefined, files)
    expect(code).toBe(1)
    expect(out).toContain('✗ Service: It accepted the connection and sent no answer within 0.1 seconds.')
  })

  it('fail if only the workflow has the key, because nothing was asked', async () => {
    const step = "{ uses: 'acme/ai-visibility-gate@v1', with: { api-key: '${{ secrets.KEY }}' } }"
    const files = { '.github/workflows/gate.yml': `jobs: { gate: { steps: [${step}] } }\n` }
    const { url } = await startServiceForTest()
    const live = await askService(url, {}, undefined, files)
    expect(live.code).toBe(1)
    expect(live.out).toContain(
      'Without the key, nothing was asked.\n  - Set AI_VISIBILITY_KEY at this terminal.',
    )
    expect((await askService(url, {}, [], files)).code).toBe(0)
  })

  it('name a missing key, and send nothing without the flag', async () => {
    const service = await startServiceForTest()
    const { code, out } = await askService(service.url, {})
    expect(code).toBe(1)
    expect(out).toContain('✗ Key of the service: AI_VISIBILITY_KEY is not set.\n  - Write api-key: ')
    expect((await askService(service.url, env, [])).out).toContain('✓ Key of the service: It is set.')
    expect(service.requests).toEqual([])
  })
})
