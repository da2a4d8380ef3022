/** Plan, shards and merge as real processes of the sources. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { resultSchema } from '../../../src/report/json/result-schema.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { scanFor } from '../../support/scans.ts'
import { startServiceForTest } from '../../support/service-client.ts'

const INDEX = resolve('src/index.ts')
const keywords = Array.from({ length: 9 }, (_, index) => `keyword ${index}`)

interface Ended {
  code: number
  out: string
  err: string
}

/** A repository, a service on loopback, and a function that runs a command there. */
async function aPipeline() {
  const folder = aRepository()
  commit(folder, { 'README.md': '# Site\n' })
  let isBroken = false
  const service = await startServiceForTest({
    answer: ({ body }) =>
      isBroken && body.keywords?.[0] === keywords[0]
        ? { status: 403, body: { error: { code: 'forbidden', message: 'no' } } }
        : { body: scanFor(body, { scan_id: JSON.stringify(body.keywords) }) },
  })
  const flags = [
    ...['--brand', 'Acme', ...keywords.flatMap(keyword => ['--keywords', keyword])],
    ...['--engines', 'chatgpt', '--scan-per', 'keyword', '--min-cited-engines', '1'],
    ...['--base-url', service.url, '--plan', 'business'],
  ]
  const run = (words: string[], more: string[] = [], key = 'key') =>
    new Promise<Ended>(done => {
      const env = { PATH: process.env['PATH'], ...(key && { AI_VISIBILITY_KEY: key }) }
      const argv = ['--disable-warning=ExperimentalWarning', INDEX, ...words, ...flags, ...more]
      execFile(process.execPath, argv, { cwd: folder, env }, (error, out, err) => {
        done({ code: error ? Number(error.code) : 0, out, err })
      })
    })
  const shard = (index: number, attempt = '1') =>
    run(['shard', `${index}/3`], ['--run-id', 'pipeline-7', '--output', 'parts', '--attempt', attempt])
  const merge = (more: string[] = []) =>
    run(['merge', 'parts'], ['--run-id', 'pipeline-7', '--format', 'json', ...more], '')
  const breakService = (broken: boolean) => {
    isBroken = broken
  }
  return { folder, service, run, shard, merge, breakService }
}

/** The result without its times. */
const read = ({ out }: Ended) => {
  const { created_at, ...result } = resultSchema.parse(JSON.parse(out))
  return result
}
const partOf = (index: number, attempt = 1) => `ai-visibility-partial-${attempt}-${index}-of-3.ndjson.gz`

it('shards of a run scan once, and their merge prints what check prints, without a key', async () => {
  const { folder, service, run, shard, merge } = await aPipeline()
  const plan = JSON.parse((await run(['plan'], ['--format', 'json'])).out)
  expect(plan).toMatchObject({ matrix: { include: [{ shard: '1/1' }] }, requests: 9 })
  expect(service.requests).toEqual([])

  const shards = await Promise.all([1, 2, 3].map(index => shard(index)))
  expect(shards.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(service.requests).toHaveLength(9)
  const merged = await merge(['--report', 'html', '--output', 'reports'])
  expect(merged.code).toBe(0)
  expect(service.requests).toHaveLength(9)
  expect(existsSync(join(folder, 'reports/ai-visibility/default/report.html'))).toBe(true)
  const whole = await run(['check'], ['--format', 'json'])
  expect(read(merged)).toEqual(read(whole))
})

it('a shard that failed and ran again is merged with the earlier results of the others', async () => {
  const { folder, shard, merge, run, breakService } = await aPipeline()
  breakService(true)
  const first = await Promise.all([1, 2, 3].map(index => shard(index)))
  const failed = first.findIndex(({ code }) => code === 1) + 1
  expect(first.map(({ code }) => code).toSorted()).toEqual([0, 0, 1])
  expect(first[failed - 1]?.err).toMatch(/^AVG_\w+: default: .*403/m)
  expect(await merge()).toMatchObject({ code: 1 })

  breakService(false)
  expect(await shard(failed, '2')).toMatchObject({ code: 0 })
  const parts = join(folder, 'parts')
  expect(readFileSync(join(parts, partOf(failed, 2))).length).toBeGreaterThan(0)
  const merged = await merge(['--attempt', '2'])
  expect(merged.code).toBe(0)
  expect(read(merged)).toEqual(read(await run(['check'], ['--format', 'json'])))
})
