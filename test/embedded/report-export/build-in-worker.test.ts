import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { ExportRequest } from '../../../src/contract/contract.ts'
import { createReportBuilder } from '../../../src/embedded/report-export/create-export.ts'
import { aRecord } from '../../support/recorded-scans.ts'

let records: string
const signal = new AbortController().signal
const request: ExportRequest = {
  brand_name: 'Acme',
  date_range: { start: '2026-01-01', end: '2026-01-31' },
  format: 'csv',
}
const taskOf = (own: Partial<ExportRequest> = {}) => ({
  request: { ...request, ...own },
  createdAt: new Date('2026-02-01T08:00:00Z'),
  records,
  competitors: [],
})

/** Writes the same record `count` times. */
async function record(count: number, line = JSON.stringify(aRecord('2026-01-05'))) {
  await mkdir(records)
  await writeFile(join(records, '2026-01.000001.ndjson'), `${line}\n`.repeat(count))
}

beforeEach(async () => {
  records = join(await mkdtemp(join(tmpdir(), 'worker-')), 'scans')
})

it('builds a report in a worker, and passes its warnings on', async () => {
  await record(1, `no record\n${JSON.stringify(aRecord('2026-01-05'))}`)
  const { bytes, warnings } = await createReportBuilder()(taskOf(), signal)
  expect(Buffer.from(bytes).toString()).toContain('"scan-2026-01-05"')
  expect(warnings).toEqual([expect.stringContaining('line 1 is skipped')])
})

it('leaves the main thread free for others', async () => {
  await record(4_000)
  const before = { thread: process.threadCpuUsage(), all: process.cpuUsage() }
  const { bytes } = await createReportBuilder()(taskOf(), signal)
  const { user } = process.threadCpuUsage(before.thread)
  expect(bytes.length).toBeGreaterThan(400_000)
  expect(user).toBeLessThan(process.cpuUsage(before.all).user / 4)
})

it('refuses a report that is too large, and builds the next one', async () => {
  // Each of the twenty rows of a scan repeats its keywords.
  const engines = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`engine-${index}`, {}]))
  const keywords = Array.from({ length: 500 }, () => 'k'.repeat(200))
  await record(20, JSON.stringify(aRecord('2026-01-05', engines, { keywords })))
  const build = createReportBuilder()
  await expect(build(taskOf(), signal)).rejects.toMatchObject({
    facts: { status: 400, detail: 'date_range: the report is too large; ask for fewer days' },
  })
  expect((await build(taskOf({ brand_name: 'Other' }), signal)).warnings).toEqual([])
})

it('ends with its call, and builds the next one', async () => {
  await record(20_000)
  const build = createReportBuilder()
  const call = new AbortController()
  const aborted = build(taskOf({ format: 'pdf' }), call.signal)
  const next = build(taskOf({ brand_name: 'Other' }), signal)
  call.abort(new Error('The caller left.'))
  await expect(aborted).rejects.toThrow('The caller left.')
  expect((await next).bytes.length).toBeGreaterThan(0)
})
