import { describe, expect, it } from 'vitest'
import type { MonitorRequest, VisibilityService } from '../../src/contract/contract.ts'
import { ServiceError } from '../../src/errors/service.ts'
import { planScans } from '../../src/scan/plan.ts'
import { runScans } from '../../src/scan/run.ts'
import { aCompletedScan } from '../support/completed-scans.ts'

const keywords = ['a', 'b', 'c']
const scanPer = 'keyword'
const plan = planScans({ brand: 'Acme', keywords, engines: [], language: 'en', scanPer, samples: 1 })
const never = new AbortController().signal

/** A service that lives in this process: the interface itself is the real part here. */
function aService(monitor: VisibilityService['monitor']): VisibilityService {
  const unused = () => Promise.reject(new Error('not part of a scan'))
  return { monitor, generate: unused, export: unused }
}

const scanOf = ({ keywords }: MonitorRequest) => aCompletedScan({ id: keywords.join() }).scan
const failure = new ServiceError({ kind: 'http', request: 'POST', detail: 'no', status: 403 })

describe('runScans', () => {
  it('keeps the order of the plan, whatever the order of the answers', async () => {
    const turns = new Map(keywords.map(keyword => [keyword, Promise.withResolvers<void>()]))
    const service = aService(async request => {
      await turns.get(request.keywords.join())?.promise
      return scanOf(request)
    })
    const run = runScans(plan, service, never)
    for (const keyword of keywords.toReversed()) turns.get(keyword)?.resolve()
    expect((await run).completed.map(({ keyword }) => keyword)).toEqual(keywords)
  })

  it('abandons the other scans at the first failure and keeps what had completed', async () => {
    const service = aService((request, signal) => {
      if (request.keywords.includes('a')) return Promise.resolve(scanOf(request))
      if (request.keywords.includes('b')) return Promise.reject(failure)
      const abandoned = new ServiceError({ kind: 'cancelled', request: 'POST', detail: 'abandoned' })
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(abandoned)))
    })
    const { completed, failure: reported } = await runScans(plan, service, never)
    expect(completed.map(({ keyword }) => keyword)).toEqual(['a'])
    expect(reported).toBe(failure)
  })

  it('passes the cancellation of the run on to every call', async () => {
    const cancel = new AbortController()
    const service = aService((_, signal) => {
      const abandoned = new ServiceError({ kind: 'cancelled', request: 'POST', detail: 'cancelled' })
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(abandoned)))
    })
    const run = runScans(plan, service, cancel.signal)
    cancel.abort()
    expect(await run).toMatchObject({ completed: [], failure: { details: { kind: 'cancelled' } } })
  })

  it('does not treat a programming error as a failure of the service', async () => {
    const service = aService(() => Promise.reject(new TypeError('a defect')))
    await expect(runScans(plan, service, never)).rejects.toThrow('a defect')
  })
})
