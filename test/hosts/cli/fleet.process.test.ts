/** The commands plan, shard and merge: what they say to wrong flags, and that their result is that of check. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { merge, plan, shard } from '../../../src/hosts/cli/fleet.ts'
import { resultSchema } from '../../../src/report/json/result-schema.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'
import { scanFor } from '../../support/scans.ts'
import { startServiceForTest } from '../../support/service-client.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()
const gate = ['--brand', 'Acme', '--keywords', 'kanban', '--keywords', 'crm']
const account = ['--base-url', 'https://api.example.com', '--api-key', 'key', '--plan', 'pro']

async function run(
  command: (argv: string[], context: Parameters<typeof shard>[1]) => Promise<number>,
  argv: string[],
  folder = aFolder(),
  env: NodeJS.ProcessEnv = {},
) {
  const terminal = createTerminal(env)
  const code = await command(argv, { ...terminal, folder, signal, version: '1.2.3' })
  return { code, ...terminal.printed }
}

describe('wrong flags', () => {
  it.each([
    [
      'a range of samples',
      shard,
      ['1/2', ...gate, '--samples', '3..9'],
      /--samples: got "3..9"; expected a single/,
    ],
    ['a range of samples', plan, [...gate, '--samples', '3..9'], /--samples: got "3..9"/],
    ['a range of samples', merge, ['.', ...gate, '--samples', '3..9'], /--samples: got "3..9"/],
    [
      'more shards than the account feeds',
      shard,
      ['1/6', ...gate, ...account],
      /"1\/6"; expected at most 5 shards/,
    ],
    ['no shard', shard, gate, /--shard: nothing was given; expected a shard after the command/],
    ['a shard that is none', shard, ['3/2', ...gate], /--shard: got "3\/2"/],
    ['an attempt that is none', shard, ['1/2', ...gate, '--attempt', '0'], /--attempt: got "0"/],
    [
      'a shard for another command',
      check,
      [...gate, '--shard', '1/2'],
      /--shard: got "1\/2"; expected no value/,
    ],
    ['no folder', merge, ['no-folder', ...gate], /no-folder: expected a folder with results of shards/],
    [
      'a format of no plan',
      plan,
      [...gate, '--format', 'markdown'],
      /--format: got "markdown"; expected one of text, json/,
    ],
  ])('are refused before anything is scanned: %s', async (_, command, argv, words) => {
    const { code, out, err } = await run(command, argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(words)
  })
})

describe('a shard', () => {
  const aSite = () => {
    const folder = aRepository()
    commit(folder, { 'docs/crm.md': '# What is a CRM?\n\nA CRM is what Acme makes.\n' })
    return folder
  }

  it('says what it did and where its result is, and leaves nothing else', async () => {
    const output = join(aFolder(), 'parts')
    const { code, out } = await run(shard, ['1/1', ...gate, '--output', output], aSite())
    const path = join(output, 'ai-visibility-partial-1-1-of-1.ndjson.gz')
    expect([code, out]).toEqual([0, `Shard 1/1 made 2 of 2 scans. The result is in ${path}\n`])
    expect(existsSync(path)).toBe(true)
  })

  it.each([
    ['fails where the verdict will be an error', [], 1],
    ['passes where fail-on does not list error', ['--fail-on', 'fail'], 0],
  ])('that cannot scan writes why, and %s', async (_, more, expected) => {
    const folder = aRepository()
    const argv = ['1/1', ...gate, '--output', join(folder, 'parts'), ...more]
    const { code, out, err } = await run(shard, argv, folder)
    expect(code).toBe(expected)
    expect(out).toMatch(/^Shard 1\/1 made 0 of 2 scans/)
    expect(err).toMatch(/^AVG_\w+: default: /m)
    const merged = await run(merge, [join(folder, 'parts'), ...gate], folder)
    expect(merged).toMatchObject({ code: 1, out: expect.stringMatching(/^✗ .*: Acme was not measured\n/) })
  })
})

/** A repository, a service on loopback, and functions that run the commands of a pipeline there. */
async function aPipeline() {
  const folder = aRepository()
  commit(folder, { 'README.md': '# Site\n' })
  const parts = join(folder, 'parts')
  const keywords = Array.from({ length: 9 }, (_, index) => `keyword ${index}`)
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
  const key = { AI_VISIBILITY_KEY: 'key' }
  const ofRun = ['--run-id', 'pipeline-7']
  return {
    ...{ folder, parts, service },
    breakService(broken: boolean) {
      isBroken = broken
    },
    plan: () => run(plan, [...flags, '--format', 'json'], folder, key),
    check: () => run(check, [...flags, '--format', 'json'], folder, key),
    shard: (index: number, attempt = '1') =>
      run(shard, [`${index}/3`, ...ofRun, '--output', parts, '--attempt', attempt, ...flags], folder, key),
    // Without the key.
    merge: (...more: string[]) =>
      run(merge, [parts, ...ofRun, '--format', 'json', ...flags, ...more], folder),
  }
}

/** The result without its times. */
const readResult = ({ out }: { out: string }) => {
  const { created_at, ...result } = resultSchema.parse(JSON.parse(out))
  return result
}

describe('shards and their merge', () => {
  it('scan once, and print what check prints, without a key for the merge', async () => {
    const { folder, service, plan, check, shard, merge } = await aPipeline()
    expect(JSON.parse((await plan()).out)).toMatchObject({
      matrix: { include: [{ shard: '1/1' }] },
      requests: 9,
    })
    expect(service.requests).toEqual([])
    const shards = await Promise.all([1, 2, 3].map(index => shard(index)))
    expect(shards.map(({ code }) => code)).toEqual([0, 0, 0])
    const reports = join(folder, 'reports')
    const merged = await merge('--report', 'html', '--output', reports)
    expect(merged.code).toBe(0)
    expect(service.requests).toHaveLength(9)
    expect(existsSync(join(reports, 'ai-visibility/default/report.html'))).toBe(true)
    expect(readResult(merged)).toEqual(readResult(await check()))
  })

  it('take a shard that failed and ran again, with the earlier results of the others', async () => {
    const { parts, shard, merge, check, breakService } = await aPipeline()
    breakService(true)
    const first = await Promise.all([1, 2, 3].map(index => shard(index)))
    const failed = first.findIndex(({ code }) => code === 1) + 1
    expect(first.map(({ code }) => code).toSorted()).toEqual([0, 0, 1])
    expect(first[failed - 1]?.err).toMatch(/^AVG_\w+: default: .*403/m)
    expect(await merge()).toMatchObject({ code: 1 })
    breakService(false)
    expect(await shard(failed, '2')).toMatchObject({ code: 0 })
    expect(existsSync(join(parts, `ai-visibility-partial-2-${failed}-of-3.ndjson.gz`))).toBe(true)
    const merged = await merge('--attempt', '2')
    expect(merged.code).toBe(0)
    expect(readResult(merged)).toEqual(readResult(await check()))
  })
})
