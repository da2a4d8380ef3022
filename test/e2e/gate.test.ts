import { readFileSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ActionRun, filesBelow, runAction, scheduleEvent } from '../../scripts/lib/action.ts'
import type { GitHubOptions } from '../../scripts/lib/github-server.ts'
import { scanFor } from '../support/scans.ts'
import type { ServiceScript } from '../support/service-server.ts'
import { apiKey, createStage, fourCited, geminiLost } from '../support/stage.ts'

/** A service, GitHub, and the bundle between them. */
async function stage(script?: ServiceScript, gitHubOptions?: GitHubOptions) {
  const { run, ...servers } = await createStage<Partial<ActionRun>>(runAction, script, gitHubOptions)
  return { ...servers, run: (given: Partial<ActionRun> = {}) => run(given) }
}

describe('a pull request', () => {
  it('passes when every rule does, and states it in one comment and the summary', async () => {
    const { github, run } = await stage()
    const { exitCode, outputs, summary } = await run({
      inputs: { baseline: 'baseline.json', 'min-overall-bcr': '65', 'min-cited-engines': '4' },
      files: fourCited,
    })
    expect(exitCode).toBe(0)
    expect(outputs).toMatchObject({
      verdict: 'pass',
      'overall-bcr': '65',
      'bcr-drop': '0',
      'comment-id': '1001',
    })
    expect(github.comments).toMatchObject([
      { issue: 7, author: 'github-actions[bot]', body: expect.stringContaining('✅') },
    ])
    expect(summary).toContain('✅')
  })

  it('fails after everything else is done', async () => {
    const { github, run } = await stage(geminiLost)
    const { exitCode, outputs, summary, log } = await run({
      inputs: { baseline: 'baseline.json' },
      files: fourCited,
    })
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ verdict: 'fail', 'bcr-drop': '17.5', 'cited-engines-drop': '1' })
    expect(log).toContain('Verdict: fail. The citation score of Acme is 47.5. It was 65.0.')
    expect(github.comments[0]?.body).toContain('The citation score of Acme is 47.5. It was 65.0')
    expect(summary).toContain('The citation score of Acme is 47.5. It was 65.0')
    expect(log.trimEnd().split('\n').at(-1)).toMatch(/^::error::/)
  })
})

describe('the key', () => {
  it('is masked before anything else is printed', async () => {
    const { run } = await stage()
    expect((await run()).log.startsWith(`::add-mask::${apiKey}\n`)).toBe(true)
  })
})

// Windows has no signals: what ends a process there gives it no time for anything.
describe.runIf(platform() !== 'win32')('a cancelled workflow', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'gives up its calls on %s and leaves no half-written file',
    async signal => {
      const arrived = Promise.withResolvers<void>()
      const { run, github } = await stage({
        answer: () => {
          arrived.resolve()
          return 'hang'
        },
      })
      const started: ActionRun['started'] = kill => void arrived.promise.then(() => kill(signal))
      const { exitCode, outputs, tempFolder } = await run({ started })
      expect(exitCode).toBe(1)
      expect(outputs['verdict']).toBe('error')
      expect(github.requests).toEqual([])
      expect(
        filesBelow(tempFolder).map(path => JSON.parse(readFileSync(path, 'utf8')).verdict.status),
      ).toEqual(['error'])
    },
  )
})

describe('text from outside', () => {
  const hostile = '<!-- |@everyone\n::error::x'

  it('does not get out of its place, wherever it comes from', async () => {
    const { github, run } = await stage({
      answer: ({ body }) => ({
        body: scanFor(body, {
          engineResults: {
            'evil | <img src=x> @team': {
              snippet: `</details>\n::set-output name=verdict::pass ${hostile}`,
              source_url: 'javascript:alert(1)',
            },
          },
        }),
      }),
    })
    const { log, summary } = await run({
      inputs: {
        brand: hostile,
        keywords: '日本語 \\| <b>\n@everyone #1',
        engines: '"evil | <img src=x> @team"',
        plan: 'pro',
      },
    })
    const [, ...body] = github.comments[0]?.body.split('\n') ?? []
    expect(summary).toContain('日本語')
    for (const text of [body.join('\n'), summary]) {
      expect(text).toContain('img src=x')
      expect(text).not.toMatch(/<!--|<img|<b>|\]\(javascript|@(everyone|team)/)
      // As many folds end as begin: none of them from outside.
      expect(text.match(/<\/details>/g)?.length).toBe(text.match(/^<details>/gm)?.length)
    }
    expect(
      log.split('\n').filter(line => /^::(?!add-mask|warning|notice|(?:end)?group::)/.test(line)),
    ).toEqual([])
  })
})

describe('the bundle', () => {
  it('loads at most 1.2 MB of JavaScript, and no embedded code, in a run of a hosted service without a comment', async () => {
    const { run } = await stage()
    const { exitCode, tempFolder } = await run({
      event: scheduleEvent,
      env: { NODE_V8_COVERAGE: 'coverage' },
    })
    expect(exitCode).toBe(0)
    const [coverage = ''] = filesBelow(join(tempFolder, '..')).filter(path => path.includes('/coverage/'))
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(coverage, 'utf8'))
    const scripts = result.map(({ url }) => url).filter(url => url.startsWith('file:'))
    const bytes = scripts.reduce((sum, url) => sum + statSync(new URL(url)).size, 0)
    expect(scripts.length).toBeGreaterThan(1)
    expect(bytes).toBeLessThanOrEqual(1_200_000)
    for (const url of scripts)
      expect(readFileSync(new URL(url), 'utf8')).not.toContain('positionAdjustedWordShare')
  })

  it('stays under 8 MB, whatever the action or the serve command need of it', () => {
    const bytes = filesBelow('dist').reduce((sum, path) => sum + statSync(path).size, 0)
    expect(bytes).toBeLessThan(8_000_000)
  })

  it('has files that are named after what they hold, so that a change moves no other', () => {
    const names = filesBelow('dist').map(path => path.replace('dist/', ''))
    expect(names.filter(name => !/^(serve\/)?[a-z][a-z\d-]*\.(js|json|txt)$/.test(name))).toEqual([])
  })

  it('holds one copy of undici, which the serve command shares', () => {
    expect(statSync('dist/serve/index.js').size).toBeLessThan(1000)
    const bundle = filesBelow('dist')
      .filter(path => path.endsWith('.js'))
      .map(path => readFileSync(path, 'utf8'))
      .join('\n')
    expect(bundle.match(/EnvHttpProxyAgent is experimental/g)).toHaveLength(1)
  })
})
