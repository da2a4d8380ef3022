/**
 * The served service under load, as a process of its own, with callers in this process.
 *
 * Without arguments: how long a small request takes on its own, and next to one caller with the heaviest requests that the
 * server accepts. With `load SECONDS`: 200 callers at the same time, their failures, and the memory of the server.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent } from 'undici'
import { createBenchCorpus } from './bench-corpus.ts'
import { print } from './lib/print.ts'

/** A site on which a scan takes its time, and a site on which many callers get theirs. */
const PAGES = { compare: 1_000, load: 100 }
const CALLERS = 200
/** Milliseconds between two small requests. */
const PAUSE = 20
/** The bar: a small request next to heavy ones, 99th percentile, in milliseconds. */
const BAR = 100

const corpus = createBenchCorpus()
const keywords = corpus.keywords(500)
const today = new Date().toISOString().slice(0, 10)
const brand_name = 'Acme'

type Call = { method: 'GET' | 'POST'; path: string; body?: object; key?: string }

const health: Call = { method: 'GET', path: '/healthz' }
const smallScan: Call = {
  method: 'POST',
  path: '/v1/brand/monitor',
  body: { brand_name, keywords: keywords.slice(0, 1) },
  key: 'small',
}
const heavyScan: Call = {
  method: 'POST',
  path: '/v1/brand/monitor',
  body: { brand_name, keywords: keywords.map(keyword => `${keyword} `.repeat(200).slice(0, 200).trim()) },
  key: 'heavy',
}
const marks: Call = {
  method: 'POST',
  path: '/v1/brand/monitor',
  body: { brand_name, keywords: Array.from({ length: 500 }, () => `e${'\u0301'.repeat(199)}`) },
  key: 'heavy',
}
const tooMany: Call = {
  method: 'POST',
  path: '/v1/brand/monitor',
  body: { brand_name, keywords: Array.from({ length: 60_000 }, (_, index) => `crm ${index}`) },
  key: 'heavy',
}
const reportOf = (format: 'csv' | 'pdf'): Call => ({
  method: 'POST',
  path: '/v1/report/export',
  body: { brand_name, date_range: { start: today, end: today }, format },
  key: 'heavy',
})

interface Server {
  url: string
  child: ChildProcess
}

async function startServer(pages: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'))
  mkdirSync(join(folder, 'docs'))
  for (let index = 0; index < pages; index += 1) {
    writeFileSync(join(folder, 'docs', `page-${index}.md`), corpus.page(index))
  }
  const script = join(import.meta.dirname, '..', 'src', 'index.ts')
  const words = ['serve', '--port', '0', '--data', join(folder, 'data'), '--content', 'docs/**']
  const child = spawn(process.execPath, [script, ...words], {
    cwd: folder,
    env: { ...process.env, API_KEYS: 'small=enterprise,heavy=enterprise' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [first] = await once(lines, 'line')
  // The log of requests is read and dropped.
  lines.on('line', () => {})
  return { url: String(first).replace('listening on ', ''), child }
}

const dispatcher = new Agent({ connections: CALLERS, headersTimeout: 0, bodyTimeout: 0 })

async function send({ url }: Server, { method, path, body, key = '' }: Call): Promise<number> {
  const { statusCode, body: reply } = await dispatcher.request({
    origin: url,
    path,
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  await reply.dump()
  return statusCode
}

/** Resolves to the durations of calls, one after the other, in ascending order, in milliseconds. */
async function time(server: Server, call: Call, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!until()) {
    const start = performance.now()
    await send(server, call)
    times.push(performance.now() - start)
    await sleep(PAUSE)
  }
  return times.sort((a, b) => a - b)
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
const describe = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms of ${times.length}`

async function compare(server: Server): Promise<void> {
  const rounds = (count: number) => () => count-- <= 0
  print(`GET /healthz on its own: ${describe(await time(server, health, rounds(100)))}`)
  for (const [heavy, call] of Object.entries({
    'scans of 500 keywords of 200 characters': heavyScan,
    'scans of 500 keywords of combining marks': marks,
    'scans of 60,000 keywords, which are refused': tooMany,
    'CSV reports': reportOf('csv'),
    'PDF reports': reportOf('pdf'),
  })) {
    const { times, other } = await timeBeside(server, health, call, rounds(100))
    const verdict = quantile(times, 0.99) <= BAR ? 'within' : 'over'
    print(
      `  next to ${heavy} (${other.toFixed(0)} ms each): ${describe(times)}, ${verdict} the bar of ${BAR} ms`,
    )
  }
  // Scans take turns, so this one waits for the heavy one.
  print(`a scan of one keyword on its own: ${describe(await time(server, smallScan, rounds(20)))}`)
  const { times, other } = await timeBeside(server, smallScan, heavyScan, rounds(10))
  print(`  next to scans of 500 keywords (${other.toFixed(0)} ms each): ${describe(times)}`)
}

/** Times `call` while a caller sends `heavy` ones, one after the other. `other` is the median of theirs. */
async function timeBeside(server: Server, call: Call, heavy: Call, until: () => boolean) {
  let isOver = false
  const others = time(server, heavy, () => isOver)
  const times = await time(server, call, until)
  isOver = true
  return { times, other: quantile(await others, 0.5) }
}

/** Resident memory of the server in MB, as Linux reports it. */
function memoryOf({ child }: Server): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** 200 callers: most scan one keyword, some ask for health, and every hundredth call is a report. */
async function load(server: Server, seconds: number): Promise<void> {
  const end = performance.now() + 1_000 * seconds
  const statuses = new Map<number, number>()
  const times: number[] = []
  let calls = 0
  const caller = async () => {
    while (performance.now() < end) {
      calls += 1
      const call = calls % 100 === 0 ? reportOf('csv') : calls % 10 === 0 ? health : smallScan
      const start = performance.now()
      const status = await send(server, call)
      times.push(performance.now() - start)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const memory: number[] = []
  const watch = (async () => {
    while (performance.now() < end) {
      await sleep((1_000 * seconds) / 12)
      memory.push(memoryOf(server))
    }
  })()
  await Promise.all([watch, ...Array.from({ length: CALLERS }, caller)])
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
  print(`${CALLERS} callers for ${seconds} s: ${calls} calls, by status ${counts}`)
  print(`  ${describe(times.sort((a, b) => a - b))}`)
  print(`  memory of the server in MB, over time: ${memory.join(' ')}`)
  const failed = [...statuses.keys()].filter(status => status >= 500)
  if (failed.length > 0) process.exitCode = 1
}

const [, , part, seconds = '60'] = process.argv
const server = await startServer(part === 'load' ? PAGES.load : PAGES.compare)
try {
  // The first scan reads the pages.
  await send(server, smallScan)
  if (part === 'load') await load(server, Number(seconds))
  else await compare(server)
} finally {
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  await dispatcher.close()
}
