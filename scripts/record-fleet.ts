/**
 * Records the answers and the baseline of the example fleet again, into examples/fleet/. The program asks a scripted
 * vendor: three days as they were before, which become the baseline, and today. The same sources give the same files.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import * as z from 'zod'
import { toOpenAi, toPerplexity, writeAnswer } from './fleet/answers.ts'
import { markets } from './fleet/markets.ts'
import { systemVariables } from './lib/action.ts'
import { listen } from './lib/listen.ts'
import { print } from './lib/print.ts'

const FOLDER = 'examples/fleet'
const CONFIG = `${FOLDER}/ai-visibility.yml`
const COUNTRIES = ['GB', 'US']
/** Dates of the runs in the baseline. */
const DAYS = ['2026-11-03', '2026-11-10', '2026-11-17']
const TODAY = DAYS.length

/** Share of the answers that cite the brand: on the days of the baseline, and today. */
const SHARES: Record<string, [before: number, today: number]> = {
  'boardwise-gb': [0.7, 0.7],
  'boardwise-us': [0.75, 0.75],
  'vaultline-gb': [0.75, 0.25],
  'vaultline-us': [0.6, 0.45],
  'billhive-gb': [0.6, 0.6],
  'billhive-us': [0.1, 0.1],
}

/** Parts of the requests of both vendors. */
const requestSchema = z.object({
  input: z.string(),
  tools: z.tuple([z.object({ user_location: z.object({ country: z.string() }) })]),
})

let day = 0
const vendor = createServer(async (incoming, response) => {
  const { input: question, tools } = requestSchema.parse(await json(incoming))
  const [{ user_location }] = tools
  const engine = incoming.url?.startsWith('/v1/') ? 'perplexity' : 'openai'
  const asked = { engine, country: user_location.country, question, day }
  const market = markets.find(({ key }) => key === marketOf(question))
  if (market === undefined) throw new Error(`No market has the question ${question}`)
  const [before = 0, today = 0] = SHARES[`${market.key}-${asked.country.toLowerCase()}`] ?? []
  const sentences = writeAnswer(market, asked, day === TODAY ? today : before)
  const reply = engine === 'openai' ? toOpenAi(sentences, question) : toPerplexity(sentences, question)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
})

function marketOf(question: string): string {
  if (/kanban/.test(question)) return 'boardwise'
  return /backup/.test(question) ? 'vaultline' : 'billhive'
}

/** A gate that fails is recorded like one that passes. */
const failedGateSchema = z.object({ code: z.literal(1), stdout: z.string() })

/** Runs each gate without the others, because the limits of a vendor are counted in each run. */
async function recordDay(workspace: string, url: string, answers: string, record: string): Promise<void> {
  const config = readFileSync(CONFIG, 'utf8')
    .replace(/^answers:.*$/m, `answers: record:${answers}`)
    .replace(/^record:.*$/m, `record: ${record}`)
  writeFileSync(join(workspace, CONFIG), config)
  const env = {
    ...systemVariables(),
    ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: url },
    ...{ PERPLEXITY_API_KEY: 'key', PERPLEXITY_BASE_URL: url },
  }
  for (const { key } of markets) {
    for (const country of COUNTRIES) {
      const gate = `${key}-${country.toLowerCase()}`
      const words = ['check', '--config', CONFIG, '--key', gate]
      const argv = ['--disable-warning=ExperimentalWarning', resolve('src/index.ts'), ...words]
      const ended = promisify(execFile)(process.execPath, argv, { cwd: workspace, env })
      const { stdout } = await ended.catch(failure => failedGateSchema.parse(failure))
      print(`day ${day + 1}: ${gate}: ${stdout.split('\n')[0]}`)
    }
  }
}

const historySchema = z.object({ records: z.array(z.looseObject({ created_at: z.string() })) })

const workspace = mkdtempSync(join(tmpdir(), 'record-fleet-'))
const { url, close } = await listen(vendor)
try {
  mkdirSync(join(workspace, FOLDER), { recursive: true })
  for (day = 0; day < TODAY; day += 1) {
    await recordDay(workspace, url, 'before.ndjson', 'always')
  }
  await recordDay(workspace, url, 'today.ndjson', 'never')

  const { records } = historySchema.parse(
    JSON.parse(readFileSync(join(workspace, FOLDER, 'baseline.json'), 'utf8')),
  )
  const gates = records.length / DAYS.length
  const dated = records.map((record, at) =>
    JSON.stringify({ ...record, created_at: `${DAYS[Math.floor(at / gates)]}T06:00:00.000Z` }),
  )
  writeFileSync(join(FOLDER, 'baseline.json'), `{\n"records": [\n${dated.join(',\n')}\n]\n}\n`)
  // The engines answer in any order.
  const answers = readFileSync(join(workspace, 'today.ndjson'), 'utf8').trimEnd().split('\n').toSorted()
  writeFileSync(join(FOLDER, 'answers.ndjson'), `${answers.join('\n')}\n`)
} finally {
  await close()
  rmSync(workspace, { recursive: true })
}
