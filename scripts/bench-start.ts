/**
 * Compares the processor time of the committed bundle with that of a plain Node script that makes the same requests with
 * the built-in fetch. Both run in turn in each round, so that they share the state of the machine.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPLETED, type VisibilityService } from '../src/contract/contract.ts'
import { systemClock } from '../src/lib/clock.ts'
import { startServer } from '../src/server/server.ts'
import { pullRequestEvent, runAction, scheduleEvent, type WorkflowEvent } from './lib/action.ts'
import { startGitHub, workflowToken } from './lib/github-server.ts'
import { print } from './lib/print.ts'

const ROUNDS = 20
/** Processor time that a scheduled run may take, in times of the bare script. */
const MAX_RATIO = 1.8
const apiKey = 'key-of-the-benchmark'

/** A service whose scans take no time. */
const service: VisibilityService = {
  monitor: async ({ brand_name }) => ({
    scan_id: 'scan-1',
    brand_name,
    status: COMPLETED,
    results: [
      {
        engine: 'chatgpt',
        cited: true,
        bcr_score: 80,
        sentiment: 'positive',
        snippet: 'Acme is good.',
        source_url: 'https://acme.example/page',
        timestamp: '2026-01-15T09:00:00Z',
      },
    ],
    summary: { total_engines: 1, cited_engines: 1, overall_bcr: 80, avg_sentiment: 'positive' },
  }),
  generate: () => Promise.reject(new Error('The benchmark generates nothing.')),
  export: () => Promise.reject(new Error('The benchmark exports nothing.')),
}

/** Makes the requests of the action: to the service, and to GitHub for a pull request without a comment. */
const bareScript = `
const post = (url, key, body) => fetch(url, {
  method: 'POST', body: JSON.stringify(body), headers: { authorization: 'Bearer ' + key, 'content-type': 'application/json' },
}).then(answer => answer.json())
const [service, github] = process.argv.slice(2)
const scan = await post(service + '/v1/brand/monitor', '${apiKey}', { brand_name: 'Acme', keywords: ['crm'], language: 'en' })
if (github) {
  const comments = github + '/repos/acme/website/issues/7/comments'
  const list = () => fetch(comments + '?per_page=100', { headers: { authorization: 'token ${workflowToken}' } }).then(answer => answer.json())
  await list()
  await post(comments, '${workflowToken}', { body: JSON.stringify(scan.summary) })
  await list()
}
`

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const bareFile = join(folder, 'bare.mjs')
writeFileSync(bareFile, bareScript)
const usageFile = join(folder, 'usage')
/** Makes a process write the milliseconds of processor time that it took. */
const meter = join(folder, 'meter.cjs')
writeFileSync(
  meter,
  `process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    require('node:fs').writeFileSync(${JSON.stringify(usageFile)}, String((user + system) / 1000))
  })`,
)
const nodeOptions = ['--require', meter]

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(work: () => Promise<unknown>): Promise<number> {
  await work()
  return Number(readFileSync(usageFile, 'utf8'))
}

function runBare(...words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [...nodeOptions, bareFile, ...words], { stdio: 'inherit' }).on('close', code =>
      code === 0 ? resolve() : reject(new Error(`the bare script exited with ${code}`)),
    )
  })
}

/** Prints the ratio, and misses the bar if it is more than `maxRatio`. */
async function compare(title: string, event: WorkflowEvent, maxRatio?: number): Promise<void> {
  const server = await startServer({
    openTenant: () => ({ service }),
    keys: [{ key: apiKey, plan: 'enterprise' }],
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
  })
  const github = await startGitHub()
  const inputs = {
    brand: 'Acme',
    keywords: 'crm',
    'base-url': server.url,
    'api-key': apiKey,
    'github-token': workflowToken,
  }
  const bare = () => runBare(server.url, ...(event === scheduleEvent ? [] : [github.url]))
  const action = async () => {
    const { exitCode, log } = await runAction({
      inputs,
      event,
      env: { GITHUB_API_URL: github.url },
      nodeOptions,
    })
    if (exitCode !== 0) throw new Error(log)
  }
  const times: { bare: number; action: number }[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = { bare: await measure(bare), action: await measure(action) }
    github.comments.length = 0
    // The first round is not counted: it fills the caches of the machine.
    if (round >= 0) times.push(pair)
  }
  await Promise.all([server.close(), github.close()])
  const [bareTime, actionTime] = [
    median(times.map(pair => pair.bare)),
    median(times.map(pair => pair.action)),
  ]
  const ratio = median(times.map(pair => pair.action / pair.bare))
  const isMissed = maxRatio !== undefined && ratio > maxRatio
  const bar = maxRatio === undefined ? '' : ` (at most ${maxRatio}): ${isMissed ? 'NOT MET' : 'met'}`
  print(
    `${title.padEnd(28)} bare ${bareTime.toFixed(0)} ms   action ${actionTime.toFixed(0)} ms   ratio ${ratio.toFixed(2)}${bar}`,
  )
  if (isMissed) process.exitCode = 1
}

print(`node ${process.version}, processor time, median of ${ROUNDS} rounds`)
await compare('scheduled run, no comment', scheduleEvent, MAX_RATIO)
await compare('pull request, one comment', pullRequestEvent())
