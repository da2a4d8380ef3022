import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type ActionRun, pullRequestEvent, runAction, scheduleEvent } from '../../scripts/lib/action.ts'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import { type BranchServerOptions, startBranchServer } from '../support/branch-server.ts'
import { scanFor } from '../support/scans.ts'
import { startService } from '../support/service-server.ts'

const apiKey = 'key-4711-of-acme'
const keywords = ['カンバン ボード', ...Array.from({ length: 9 }, (_, index) => `keyword ${index}`)]

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map(close => close()))
})

/** A service whose engines cite on the keywords that `citing` names, a repository, and the bundle between them. */
async function stage(contentsOptions: BranchServerOptions = {}) {
  const citing = new Set(keywords)
  const service = await startService({
    apiKey,
    answer: ({ body }) => {
      const cited = body.keywords?.every((keyword: string) => citing.has(keyword)) ?? false
      return { body: scanFor(body, { engineResults: { chatgpt: { cited } } }) }
    },
  })
  const contents = await startBranchServer(contentsOptions)
  closing.push(service.close, contents.close)
  const run = ({ inputs = {}, env = {}, ...rest }: Partial<ActionRun> = {}) =>
    runAction({
      inputs: {
        brand: 'Acme',
        keywords: keywords.join('\n'),
        engines: 'chatgpt',
        'scan-per': 'keyword',
        'base-url': service.url,
        'api-key': apiKey,
        limits: '1000/minute, 10000/day, 20 concurrent',
        'github-token': workflowToken,
        comment: 'never',
        ...inputs,
      },
      event: scheduleEvent,
      env: { GITHUB_API_URL: contents.url, ...env },
      ...rest,
    })
  return { contents, citing, run }
}

describe('a history on a branch', () => {
  const inputs = { baseline: 'branch' }

  it('begins with the first run, which says that it has no baseline', async () => {
    const { contents, run } = await stage()
    const { exitCode, outputs, summary } = await run({ inputs })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
    expect(summary).toContain('Compared with nothing: there is no branch ai-visibility-history yet.')
    const lines =
      contents.fileOn('ai-visibility-history', 'default.ndjson')?.toString().trim().split('\n') ?? []
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { schema_version: 3, overall_bcr: 80, failed: false },
    ])
    expect(lines.join()).not.toContain(apiKey)
  })

  it('lets a later run fail on what is more than chance, and shows the trend', async () => {
    const { contents, citing, run } = await stage()
    await run({ inputs })
    for (const keyword of keywords.slice(1)) citing.delete(keyword)
    const { exitCode, outputs, summary, log } = await run({ inputs, event: pullRequestEvent() })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'fail' })
    expect(summary).toContain('Chance does not explain this.')
    expect(summary).toMatch(/^### Trend$/m)
    expect(log).toContain('fell from 80.0 to 8.0')
    // What a pull request proposes is not history.
    expect(
      contents.fileOn('ai-visibility-history', 'default.ndjson')?.toString().trim().split('\n'),
    ).toHaveLength(1)
  })

  it('passes with a warning on a suspicious drop, and fails when asked to', async () => {
    const { citing, run } = await stage()
    await run({ inputs })
    for (const keyword of keywords.slice(0, 6)) citing.delete(keyword)
    const passed = await run({ inputs, event: pullRequestEvent() })
    expect({ exitCode: passed.exitCode, verdict: passed.outputs['verdict'] }).toEqual({
      exitCode: 0,
      verdict: 'inconclusive',
    })
    expect(passed.log).toMatch(
      /::warning::AVG_INCONCLUSIVE: .*This may be chance\. The check passes\. The next run decides/,
    )
    const failed = await run({
      inputs: { ...inputs, 'fail-on': 'fail, error, inconclusive' },
      event: pullRequestEvent(),
    })
    expect(failed.exitCode).toBe(1)
  })

  it('passes without a headline about a drop on what is within chance', async () => {
    const { citing, run } = await stage()
    await run({ inputs })
    citing.delete('keyword 0')
    const { outputs, summary } = await run({ inputs, event: pullRequestEvent() })
    expect(outputs['verdict']).toBe('pass')
    expect(summary.split('\n')[0]).toMatch(/^✅ \*\*Acme is cited in 90% of the answers, was 100%\.\*\* /)
  })

  it('is not compared when the settings are others, and the summary says what changed', async () => {
    const { run } = await stage()
    await run({ inputs })
    const { outputs, summary } = await run({
      inputs: { ...inputs, keywords: keywords.slice(0, 9).join('\n'), language: 'ja' },
    })
    expect(outputs).toMatchObject({ verdict: 'pass', 'bcr-drop': '' })
    expect(summary).toContain(
      'made with other settings: keywords (removed keyword 8); language was en and is ja',
    )
  })

  it('names the permission it lacks, and the floors still gate', async () => {
    const { run } = await stage({ permission: 'none' })
    const { exitCode, log, summary } = await run({ inputs: { ...inputs, 'min-overall-bcr': '90' } })
    expect(exitCode).toBe(1)
    expect(log).toMatch(/::warning::.*contents: read/)
    expect(summary).toContain('The citation score of Acme is 80.0. Your floor is 90')
  })

  it('warns and passes when it may be read and not written', async () => {
    const { run } = await stage({ permission: 'read' })
    const { exitCode, log } = await run({ inputs })
    expect(exitCode).toBe(0)
    expect(log).toMatch(/::warning::.*contents: write/)
  })
})

describe('a history in a file', () => {
  it('is written for the workflow to commit, and read by the next run', async () => {
    const { citing, run } = await stage()
    const inputs = { baseline: 'visibility.json' }
    const first = await run({ inputs })
    const written = readFileSync(join(first.workspace, 'visibility.json'), 'utf8')
    citing.clear()
    const second = await run({ inputs, files: { 'visibility.json': written }, event: pullRequestEvent() })
    expect(second.outputs).toMatchObject({ verdict: 'fail', 'lost-engines': 'chatgpt', 'bcr-drop': '80' })
    expect(readFileSync(join(second.workspace, 'visibility.json'), 'utf8')).toBe(written)
  })
})
