/** A service that keeps to a plan as strictly as the contract allows, and notes how it was asked. */
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Limits } from '../../src/contract/plans.ts'
import { listen } from '../lib/listen.ts'

const WINDOW = 60_000

export interface ServiceOptions {
  limits: Pick<Limits, 'perMinute' | 'concurrent'>
  /** Milliseconds of an answer. */
  latency: number
  /** Of this many requests, one fails: in turn with 500, 503 and 429. Undefined for none. */
  failsEvery?: number | undefined
}

export interface ServiceCount {
  requests: number
  /** Answers with 429 because a limit was passed. */
  refused: number
  /** Answers that were made to fail. */
  failed: number
  /** Most requests in any 60 seconds, refused and failed ones included. */
  mostInMinute: number
  mostAtOnce: number
  /** From the arrival of the first request to the answer of the last, in seconds. */
  seconds: number
}

const requestSchema = z.object({ brand_name: z.string(), engines: z.array(z.string()).optional() })

/** Starts the service on loopback. */
export async function startPlanService({ limits, latency, failsEvery }: ServiceOptions) {
  /** Times of arrival, in ascending order. */
  const arrivals: number[] = []
  /** Index of the oldest arrival within the last 60 seconds. */
  let oldest = 0
  const count = { refused: 0, failed: 0, mostInMinute: 0, mostAtOnce: 0 }
  let running = 0
  let last = 0

  const server = createServer(async (incoming, response) => {
    const now = performance.now()
    const index = arrivals.push(now)
    while ((arrivals[oldest] ?? now) <= now - WINDOW) oldest += 1
    running += 1
    count.mostInMinute = Math.max(count.mostInMinute, arrivals.length - oldest)
    count.mostAtOnce = Math.max(count.mostAtOnce, running)
    const isOver = arrivals.length - oldest > limits.perMinute || running > limits.concurrent
    const request = requestSchema.parse(await json(incoming))
    const send = (status: number, body: object, headers = {}) => {
      // Before the last byte leaves: the client may send its next request at once.
      running -= 1
      last = performance.now()
      reply(response, status, body, headers)
    }
    if (isOver) {
      count.refused += 1
      return send(429, failure('rate_limited'), { 'retry-after': '1' })
    }
    await sleep(latency)
    if (failsEvery !== undefined && index % failsEvery === 0) {
      const status = [500, 503, 429][count.failed % 3] ?? 500
      count.failed += 1
      return send(status, failure('unavailable'), status === 429 ? { 'retry-after': '1' } : {})
    }
    send(200, answerOf(request, index))
  })

  const { url, close } = await listen(server)
  return {
    url,
    close,
    count: (): ServiceCount => ({
      ...count,
      requests: arrivals.length,
      seconds: (last - (arrivals[0] ?? last)) / 1_000,
    }),
  }
}

function reply(response: ServerResponse, status: number, body: object, headers: object): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function failure(code: string): object {
  return { error: { code, message: 'No answer this time.' } }
}

function answerOf({ brand_name, engines = ['chatgpt'] }: z.output<typeof requestSchema>, index: number) {
  return {
    ...{ scan_id: `scan-${index}`, brand_name, status: 'completed' },
    results: engines.map(engine => ({
      ...{ engine, cited: true, bcr_score: 70, sentiment: 'positive' },
      snippet: `${brand_name} is among the brands that are often recommended.`,
      source_url: 'https://review.example/best',
      timestamp: '2026-11-24T06:00:00Z',
    })),
    summary: {
      total_engines: engines.length,
      cited_engines: engines.length,
      ...{ overall_bcr: 70, avg_sentiment: 'positive' },
    },
  }
}
