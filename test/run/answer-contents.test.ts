/** The content of answers, from the replies of vendors to the report files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { check } from '../../src/run/check.ts'
import { writeReports } from '../../src/run/write-reports.ts'
import { renderSummary } from '../support/documents.ts'
import { startEngineServer } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture, withValue } from '../support/engines.ts'
import { readingOf } from '../support/fleet.ts'
import { aFolder } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { startServiceForTest } from '../support/service-client.ts'
import { aContext } from '../support/settings.ts'

const { signal } = new AbortController()

/** Runs the gate, and reads the report files that it writes. */
async function run(inputs: Record<string, string>, env: NodeJS.ProcessEnv) {
  const folder = aFolder()
  const facts = aContext({ workspace: folder, tempFolder: folder })
  const given = {
    ...{ brand: 'Acme', keywords: 'crm', report: 'csv, html, json', ...inputs },
  }
  const settings = await readSettings(inputTexts(given), env, facts)
  const log = createLog()
  const options = { histories: new Map(), outcomeFolder: folder }
  const reading = readingOf([{ key: settings.key, settings }])
  const checked = await check(reading, { ...facts, env, log, signal }, options)
  const written = await writeReports(checked, facts, { log, readVersion: () => '1.2.3' })
  const outcome = checked.gates[0]?.load()
  if (outcome === undefined) throw new Error('Nothing was judged')
  const read = (name: string) => readFileSync(join(written.folder, name), 'utf8')
  return {
    outcome,
    summary: renderSummary(outcome),
    result: JSON.parse(read('result.json')),
    html: read('report.html'),
    csv: read('scans.csv'),
  }
}

it('reports the answers of two engines about a brand and its competitor', async () => {
  const openai = await startEngineServer({ body: fixture('openai-citations') })
  // Reads a page of the brand, and neither cites nor names the brand.
  const text = 'Beta ist günstig [2]. Siehe auch <img src=x> @someone.'
  const body = withValue(fixture('perplexity-citations'), 'output.2.content.0.text', text)
  const perplexity = await startEngineServer({ body })
  const { outcome, summary, result, html, csv } = await run(
    {
      ...{ engines: 'openai, perplexity', samples: '2' },
      ...{ 'brand-domains': 'acme.example', competitors: 'Beta = test.example' },
    },
    {
      ...{ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: openai.url },
      ...{ PERPLEXITY_API_KEY: ENGINE_KEY, PERPLEXITY_BASE_URL: perplexity.url },
    },
  )

  // One record for each engine and sample, although the competitor is looked for in the same answers.
  expect(outcome.answerRecords).toHaveLength(4)
  expect(result.answer_contents).toMatchObject({
    total: { evaluated: 4, cited: 2, mentioned: 2 },
    domains: [
      {
        ...{ domain: 'test.example', owner: { kind: 'competitor', name: 'Beta' } },
        answers: 4,
        pages: [{ url: 'https://test.example/crm', answers: 4 }],
      },
      { domain: 'acme.example', owner: { kind: 'own' }, answers: 2 },
    ],
    competitors: [{ name: 'Beta', answers: 4 }],
    answers_left_out: 0,
  })
  expect(result.answer_contents?.answers.at(-1)).toMatchObject({
    ...{ engine: 'perplexity', keyword: 'crm', sample: 2 },
    content: { retrieved: true, queries: ['bestes CRM kleine Teams'], text },
  })

  expect(summary).toContain('| test.example (Beta) | [test.example/crm](https://test.example/crm) (4) | 4 |')
  expect(html).toContain('Beta ist günstig [2]. Siehe auch &lt;img src=x&gt; @someone.')
  for (const file of [JSON.stringify(result), html, csv, summary]) expect(file).not.toContain(ENGINE_KEY)
})

it('omits what a hosted service does not report', async () => {
  const service = await startServiceForTest({})
  const { outcome, summary, result, html } = await run(
    { engines: 'chatgpt', 'base-url': service.url, 'api-key': 'key', plan: 'business' },
    {},
  )
  expect(outcome.measurement?.engines).toHaveLength(1)
  expect(outcome.answerRecords).toEqual([])
  expect(result).not.toHaveProperty('answer_contents')
  expect(Object.keys(result.scans[0]?.results[0] ?? {})).toEqual([
    ...['engine', 'cited', 'bcr_score', 'sentiment', 'snippet', 'source_url', 'timestamp'],
  ])
  for (const report of [summary, html]) expect(report).not.toMatch(/mention|retrieved/i)
})
