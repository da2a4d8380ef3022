import { expect, it } from 'vitest'
import { ask, startServerForTest } from '../support/served.ts'

const MONITOR = '/v1/brand/monitor'
const GENERATE = '/v1/content/generate'
const EXPORT = '/v1/report/export'

const monitor = { brand_name: 'Acme', keywords: ['crm'] }
const generate = { brand_name: 'Acme', topic: 'CRM' }
const report = {
  brand_name: 'Acme',
  date_range: { start: '2024-02-29', end: '2026-01-31' },
  format: 'csv',
}

/** As many characters as allowed, of two UTF-16 units each: a bound counts characters. */
const longest = '🚀'.repeat(200)
const tooLong = `${longest}x`
const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`)

async function post(path: string, body: object) {
  const { url } = await startServerForTest()
  const { status, body: answer } = await ask(url, path, { body: JSON.stringify(body) })
  return { status, answer }
}

it.each([
  [MONITOR, { ...monitor, brand_name: longest }],
  [MONITOR, { ...monitor, keywords: many(500) }],
  [MONITOR, { ...monitor, keywords: [longest] }],
  [MONITOR, { ...monitor, engines: many(20) }],
  [MONITOR, { ...monitor, language: 'zh-Hant-TW' }],
  [GENERATE, { ...generate, topic: longest, tone: longest, max_length: 100_000 }],
  [EXPORT, { ...report, date_range: { start: '2024-02-29', end: '2029-02-28' } }],
])('the largest request of %s is accepted', async (path, body) => {
  expect((await post(path, body)).status).toBe(200)
})

it.each([
  [MONITOR, { ...monitor, brand_name: tooLong }, 'brand_name: must have at most 200 characters'],
  [MONITOR, { ...monitor, keywords: many(501) }, 'keywords: must have at most 500 items'],
  [
    MONITOR,
    { ...monitor, keywords: ['crm', '\u0301'.repeat(100_000)] },
    'keywords[1]: must have at most 200 characters',
  ],
  // The length is what is wrong, and the items are not looked at.
  [MONITOR, { ...monitor, keywords: Array(60_000).fill(' ') }, 'keywords: must have at most 500 items'],
  [MONITOR, { ...monitor, engines: many(21) }, 'engines: must have at most 20 items'],
  [MONITOR, { ...monitor, engines: [tooLong] }, 'engines[0]: must have at most 200 characters'],
  [MONITOR, { ...monitor, language: 'en-x-a1' }, 'language: must be a language code such as en or pt-BR'],
  [GENERATE, { ...generate, topic: tooLong }, 'topic: must have at most 200 characters'],
  [GENERATE, { ...generate, tone: tooLong }, 'tone: must have at most 200 characters'],
  [GENERATE, { ...generate, target_engines: many(21) }, 'target_engines: must have at most 20 items'],
  [GENERATE, { ...generate, max_length: 100_001 }, 'max_length: must be at most 100000'],
  [
    EXPORT,
    { ...report, date_range: { start: '2021-01-31', end: '2026-02-01' } },
    'date_range: must cover at most 5 years',
  ],
  [EXPORT, { ...report, brand_name: tooLong }, 'brand_name: must have at most 200 characters'],
])('a larger request of %s is refused with the path of its field', async (path, body, message) => {
  expect(await post(path, body)).toEqual({ status: 400, answer: { error: { code: 'bad_request', message } } })
})
