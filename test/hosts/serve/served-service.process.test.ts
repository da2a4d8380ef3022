import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { reportSchema } from '../../../src/contract/contract.ts'
import { createServedService } from '../../../src/hosts/serve/served-service.ts'
import { startEngineServer } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aFolder, write } from '../../support/git-repository.ts'
import { ask, startServerForTest } from '../../support/served.ts'
import { API_KEY } from '../../support/service-client.ts'

it.each([
  ['country', { country: 'DE, FR' }],
  ['country', { country: 'UK' }],
  ['brand-domains', { 'brand-domains': 'com' }],
  ['public-url', { 'public-url': 'visibility.acme.example' }],
  ['public-url', { 'public-url': 'file:///etc' }],
  ['public-url', { 'public-url': 'https://acme.example/?q=1' }],
])('says what is wrong with %s: %j', async (input, flags) => {
  const created = createServedService(flags, () => '', { folder: '.', env: {}, warn: () => {} })
  await expect(created).rejects.toMatchObject({ problems: [{ input }] })
})

it('reads the settings of one gate of a config file', async () => {
  const folder = aFolder()
  const gates = '  - { key: a, content: docs/** }\n  - { key: b, content: none/** }\n'
  write(folder, { 'gates.yml': `brand: Acme\nkeywords: [crm]\ngates:\n${gates}` })
  write(folder, { 'docs/a.md': '# Boards\n\nA board has columns.\n', 'b.md': '# B\n\nText.\n' })
  const create = (flags: Record<string, string>) =>
    createServedService({ config: 'gates.yml', ...flags }, () => '', { folder, env: {}, warn: () => {} })
  await expect(create({})).rejects.toMatchObject({
    problems: [{ input: 'key', allowed: expect.stringContaining('one gate: a, b') }],
  })
  const { prepare, close } = await create({ key: 'a' })
  onTestFinished(async () => void (await close?.()))
  expect(await prepare?.()).toBe('read 1 page')
})

it('reads the pages when it starts, and starts without any only when it is told to', async () => {
  const folder = aFolder()
  write(folder, { 'docs/a.md': '# Boards\n\nA board has columns.\n' })
  const prepare = async (flags: Record<string, string>) => {
    const { prepare, close } = await createServedService(flags, () => '', { folder, env: {}, warn: () => {} })
    onTestFinished(async () => void (await close?.()))
    return prepare?.()
  }
  expect(await prepare({ content: 'docs/**' })).toBe('read 1 page')
  await expect(prepare({ content: 'dcs/**' })).rejects.toThrow('The glob dcs/** of content matches no page.')
  expect(await prepare({ content: 'dcs/**', 'without-pages': 'true' })).toMatch(/without pages/)
})

const entrySchema = z.object({ question: z.string(), sample: z.int() })

it('numbers the repetitions of a question in a recording, whatever else its scans ask', async () => {
  const { url } = await startEngineServer({ body: fixture('openai-citations') })
  const folder = aFolder()
  const recording = join(folder, 'answers.ndjson')
  const config = `answers: record:${recording}\nprompt-template: ["{keyword}"]\n`
  write(folder, { '.github/ai-visibility.yml': config })
  const { openTenant, close } = await createServedService(
    { data: folder, 'brand-domains': 'acme.example' },
    () => '',
    { folder, env: { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }, warn: () => {} },
  )
  onTestFinished(async () => void (await close?.()))
  const { service } = openTenant('tenant')
  for (const keywords of [['crm'], ['crm', 'erp'], ['erp'], ['hr']]) {
    await service.monitor({ brand_name: 'Acme', keywords, engines: ['openai'] })
  }
  const entries = readFileSync(recording, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => entrySchema.parse(JSON.parse(line)))
  expect(entries.map(({ question, sample }) => `${question} ${sample}`).toSorted()).toEqual([
    'crm 1',
    'crm 2',
    'erp 2',
    'erp 3',
    'hr 1',
  ])
})

const MONITOR = '/v1/brand/monitor'

const keys = [
  { key: API_KEY, plan: 'enterprise' as const, group: 'acme' },
  { key: 'colleague', plan: 'enterprise' as const, group: 'acme' },
  { key: 'stranger', plan: 'enterprise' as const },
]

const today = new Date().toISOString().slice(0, 10)
const brand_name = 'Acme'
const monitorBody = { brand_name, keywords: ['crm for teams'] }
const exportBody = { brand_name, date_range: { start: today, end: today }, format: 'csv' }

/** A folder without git. */
function aSite(page = '# CRM for teams\n\nA CRM for teams keeps the notes of every call in one place.\n') {
  const folder = aFolder()
  writeFileSync(join(folder, 'crm.md'), page)
  return folder
}

/** The service over HTTP on the pages of a folder; ends with the test. */
async function startOn(folder: string, env: NodeJS.ProcessEnv = {}, flags: Record<string, string> = {}) {
  let url = ''
  const data = aFolder()
  const place = { folder, env, warn: () => {} }
  const served = await createServedService({ data, ...flags }, () => url, place)
  onTestFinished(async () => void (await served.close?.()))
  const server = await startServerForTest({ openTenant: served.openTenant, keys })
  url = server.url
  const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
  const post = (path: string, body: object, key = API_KEY) =>
    ask(url, path, { body: JSON.stringify(body), ...withKey(key) })
  /** The report that a key exports, as another key or the same reads it. */
  async function exportCsv(key: string, reader = key): Promise<{ status: number; text: string }> {
    const { body } = await post('/v1/report/export', exportBody, key)
    const response = await fetch(reportSchema.parse(body).download_url ?? '', withKey(reader))
    return { status: response.status, text: await response.text() }
  }
  return { post, exportCsv }
}

it('scans the pages of a folder that is not a git checkout', async () => {
  const { post } = await startOn(aSite())
  const { status, body } = await post(MONITOR, monitorBody)
  expect(status).toBe(200)
  expect(body).toMatchObject({ summary: { total_engines: 1, cited_engines: 1 } })
})

it('says why it has no pages, and goes on with live engines', async () => {
  const { url } = await startEngineServer({ body: fixture('openai-citations') })
  const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }
  const folder = aSite()
  writeFileSync(join(folder, '.git'), 'no git')
  const { post } = await startOn(folder, env, { 'brand-domains': 'acme.example' })
  expect(await post(MONITOR, monitorBody)).toMatchObject({
    status: 503,
    body: { error: { message: 'The service has no pages to answer from: AVG_GIT.' } },
  })
  expect((await post(MONITOR, { ...monitorBody, engines: ['openai'] })).status).toBe(200)
})

it('refuses an engine without a key by its name', async () => {
  const { post } = await startOn(aSite())
  expect(await post(MONITOR, { ...monitorBody, engines: ['openai'] })).toMatchObject({
    status: 400,
    body: { error: { message: 'engines: the environment has no valid key or base URL for openai' } },
  })
})

it('limits the requests of a call to live engines, to 500 by default', async () => {
  const engines = ['openai', 'gemini']
  const keywords = Array.from({ length: 251 }, (_, index) => `crm ${index}`)
  const messageOf = async (config: string) => {
    const folder = aSite()
    write(folder, { '.github/ai-visibility.yml': config })
    const { post } = await startOn(folder)
    return JSON.stringify((await post(MONITOR, { ...monitorBody, keywords, engines })).body)
  }
  expect(await messageOf('samples: 1\n')).toContain('keywords: 502 requests are planned, 500 allowed')
  expect(await messageOf('max-requests: 501\n')).toContain('502 requests are planned, 501 allowed')
  expect(await messageOf('max-requests: 502\n')).toContain('no valid key')
})

it('exports the scans of a key and its group, and no others', async () => {
  const { post, exportCsv } = await startOn(aSite())
  await post(MONITOR, { ...monitorBody, keywords: ['of the group'] })
  await post(MONITOR, { ...monitorBody, keywords: ['of the stranger'] }, 'stranger')
  for (const key of [API_KEY, 'colleague']) {
    const { text } = await exportCsv(key)
    expect(text).toContain('of the group')
    expect(text).not.toContain('of the stranger')
  }
  expect((await exportCsv('stranger')).text).not.toContain('of the group')
  expect((await exportCsv(API_KEY, 'colleague')).status).toBe(200)
  expect((await exportCsv(API_KEY, 'stranger')).status).toBe(404)
})

it('names its reports by the address that callers reach', async () => {
  const { post } = await startOn(aSite(), {}, { 'public-url': 'https://acme.example/visibility/' })
  const { body } = await post('/v1/report/export', exportBody)
  expect(reportSchema.parse(body).download_url).toMatch(
    /^https:\/\/acme\.example\/visibility\/reports\/[\da-f-]+\.csv$/,
  )
})

it('keeps its data in the state folder of the user, which others cannot read', async () => {
  const state = aFolder()
  const folder = aSite()
  const served = await createServedService({}, () => '', {
    folder,
    env: { XDG_STATE_HOME: state },
    warn: () => {},
  })
  onTestFinished(async () => void (await served.close?.()))
  await served.openTenant('tenant').service.monitor(monitorBody)
  const data = join(state, 'ai-visibility-gate')
  for (const path of [data, join(data, 'tenant')]) expect(statSync(path).mode & 0o777, path).toBe(0o700)
  expect(statSync(join(data, 'tenant', 'scans.ndjson')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['crm.md'])
})
