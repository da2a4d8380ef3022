import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type ActionRun,
  filesBelow,
  headSha,
  manualEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  runAction,
  scheduleEvent,
} from '../support/action.ts'
import { startArtifactService } from '../support/artifact-server.ts'
import { type GitHubOptions, htmlErrorPage, startGitHub, workflowToken } from '../support/github-server.ts'
import { action } from '../support/inputs.ts'
import { scanFor } from '../support/scans.ts'
import { type ServiceScript, startService } from '../support/service-server.ts'

const apiKey = 'key-4711-of-acme'
const fork = pullRequestEvent({ head: 'stranger/website' })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map(close => close()))
})

/** A service, GitHub, and the bundle between them. */
async function stage(script: ServiceScript = {}, gitHubOptions: GitHubOptions = {}) {
  const service = await startService({ apiKey, ...script })
  const github = await startGitHub(gitHubOptions)
  closing.push(service.close, github.close)
  const run = ({ inputs = {}, env = {}, ...rest }: Partial<ActionRun> = {}) =>
    runAction({
      inputs: {
        brand: 'Acme',
        keywords: 'project management',
        'base-url': service.url,
        'api-key': apiKey,
        'github-token': workflowToken,
        ...inputs,
      },
      env: { GITHUB_API_URL: github.url, ...env },
      ...rest,
    })
  return { service, github, run }
}

/** A service where gemini does not cite: score 47.5, three of four engines. */
const geminiLost: ServiceScript = {
  answer: ({ body }) => ({ body: scanFor(body, { engineResults: { gemini: { cited: false } } }) }),
}
const fourCited = { 'baseline.json': JSON.stringify({ overall_bcr: 65, cited_engines: 4 }) }

describe('a pull request', () => {
  it('passes when every rule does, and says so in one comment and the summary', async () => {
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
    expect(log).toContain('Verdict: fail. Cited by 3 of 4 engines, citation score 47.5.')
    expect(github.comments[0]?.body).toContain('fell from 4 to 3')
    expect(summary).toContain('fell from 4 to 3')
    expect(log.trimEnd().split('\n').at(-1)).toMatch(/^::error::/)
  })

  it('uses the result file of one run as the baseline of the next, engines included', async () => {
    let lost = false
    const { run } = await stage({ answer: request => (lost ? geminiLost.answer?.(request, 0) : undefined) })
    const before = await run()
    lost = true
    const files = { 'yesterday.json': readFileSync(before.outputs['result-file'] ?? '', 'utf8') }
    const after = await run({ inputs: { baseline: 'yesterday.json' }, files })
    expect(after.outputs).toMatchObject({ verdict: 'fail', 'lost-engines': 'gemini', 'gained-engines': '' })
  })

  it('sets every output of action.yml, whatever the verdict', async () => {
    const { run } = await stage({ answer: () => ({ status: 500 }) })
    const names = Object.keys(action.outputs)
    const failed = await run({ inputs: { 'api-key': 'wrong' } })
    const refused = await run({ inputs: { brand: '' } })
    expect(failed.outputs['verdict']).toBe('error')
    expect(refused.outputs['verdict']).toBe('error')
    for (const { outputs } of [failed, refused])
      expect(Object.keys(outputs)).toEqual(expect.arrayContaining(names))
  })

  it('updates its comment instead of adding another, and turns it green on recovery', async () => {
    let lost = true
    const { github, run } = await stage({
      answer: request => (lost ? geminiLost.answer?.(request, 0) : undefined),
    })
    const inputs = { baseline: 'baseline.json', comment: 'on-failure' }
    await run({ inputs, files: fourCited })
    expect(github.comments[0]?.body).toContain('❌')
    lost = false
    await run({ inputs, files: fourCited })
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toContain('✅')
  })

  it('starts no comment on a pass with comment: on-failure', async () => {
    const { github, run } = await stage()
    expect((await run({ inputs: { comment: 'on-failure' } })).exitCode).toBe(0)
    expect(github.comments).toEqual([])
  })

  it('keeps two gates apart by their key', async () => {
    const { github, run } = await stage()
    await run({ inputs: { key: 'blog' } })
    await run({ inputs: { key: 'docs' } })
    expect(github.comments).toHaveLength(2)
  })

  it('takes its exit from the gate alone when GitHub is down', async () => {
    const { run } = await stage({}, { behave: () => htmlErrorPage(404) })
    const { exitCode, log, outputs } = await run()
    expect(exitCode).toBe(0)
    expect(outputs['verdict']).toBe('pass')
    expect(log).toMatch(/::warning::.*404/)
  })
})

describe('the report', () => {
  it('is attached as an artifact, and its page and files are outputs', async () => {
    const artifacts = await startArtifactService()
    closing.push(artifacts.close)
    const { run } = await stage(geminiLost)
    const { outputs } = await run({
      inputs: { report: 'json, csv', key: 'blog', 'artifact-retention-days': '3' },
      env: artifacts.env,
    })
    const [uploaded] = artifacts.artifacts
    expect(uploaded?.name).toBe('ai-visibility-blog')
    expect(Object.keys(uploaded?.files ?? {}).toSorted()).toEqual(['result.json', 'scans.csv'])
    expect(uploaded?.files['scans.csv']).toContain('perplexity')
    expect(outputs['artifact-url']).toBe(
      `https://github.com/acme/website/actions/runs/42/artifacts/${uploaded?.id}`,
    )
    expect(outputs['report-files']?.split('\n').map(path => basename(path))).toEqual([
      'result.json',
      'scans.csv',
    ])
  })

  it('stays on disk with a warning where artifacts cannot be uploaded, and the comment still comes', async () => {
    const { github, run } = await stage()
    const { exitCode, log, outputs } = await run({ inputs: { report: 'csv' } })
    expect(exitCode).toBe(0)
    expect(log).toMatch(/::warning::.*nothing was uploaded/)
    expect(readFileSync(outputs['report-files'] ?? '', 'utf8')).toContain('chatgpt')
    expect(github.comments).toHaveLength(1)
  })

  it('is written but not uploaded when the artifact has no name', async () => {
    const artifacts = await startArtifactService()
    closing.push(artifacts.close)
    const { run } = await stage()
    const { outputs } = await run({ inputs: { report: 'csv', 'artifact-name': '' }, env: artifacts.env })
    expect(outputs['report-files']).toMatch(/scans\.csv$/)
    expect(artifacts.calls).toEqual([])
  })
})

describe('fail-on', () => {
  it('decides which verdicts fail the step, and never the verdict', async () => {
    const { run } = await stage(geminiLost)
    const { exitCode, outputs } = await run({
      inputs: { baseline: 'baseline.json', 'fail-on': 'error' },
      files: fourCited,
    })
    expect(exitCode).toBe(0)
    expect(outputs['verdict']).toBe('fail')
  })

  it('fails a run without a baseline when it lists no-baseline', async () => {
    const { run } = await stage()
    const inputs = { baseline: 'absent.json', 'min-cited-engines': '1' }
    expect((await run({ inputs })).exitCode).toBe(0)
    const strict = await run({ inputs: { ...inputs, 'fail-on': 'fail, no-baseline' } })
    expect(strict.exitCode).toBe(1)
    expect(strict.log).toContain('there is no file absent.json')
  })

  it('never makes a missing baseline look like a comparison that passed', async () => {
    const { github, run } = await stage()
    await run({ inputs: { baseline: 'absent.json', 'min-cited-engines': '1' } })
    expect(github.comments[0]?.body).toContain('**No baseline:** there is no file absent.json')
  })
})

describe('a pull request of a fork', () => {
  const readOnly = {
    tokens: { [workflowToken]: { login: 'github-actions[bot]', app: true, readOnly: true } },
  }

  it('is inconclusive for want of the key, and asks the service nothing', async () => {
    const { service, run } = await stage({}, readOnly)
    const { exitCode, outputs, summary } = await run({ event: fork, inputs: { 'api-key': '' } })
    expect(exitCode).toBe(0)
    expect(outputs['verdict']).toBe('inconclusive')
    expect(summary).toMatch(/forks/)
    expect(service.requests).toEqual([])
  })

  it('gets one warning that names the permission when the comment is refused', async () => {
    const { run } = await stage({}, readOnly)
    const { log, exitCode } = await run({ event: fork, inputs: { 'api-key': '' } })
    expect(exitCode).toBe(0)
    expect(log.match(/^::warning::.*/gm)).toEqual([expect.stringContaining('pull-requests: write')])
  })

  it("treats Dependabot's pull request alike", async () => {
    const { run } = await stage({}, readOnly)
    const { outputs } = await run({ inputs: { 'api-key': '' }, env: { GITHUB_ACTOR: 'dependabot[bot]' } })
    expect(outputs['verdict']).toBe('inconclusive')
  })
})

describe('other events', () => {
  it.each([scheduleEvent, mergeGroupEvent, manualEvent])(
    'gate and summarise on $name, with a notice in place of the comment',
    async event => {
      const { github, run } = await stage(geminiLost)
      const { exitCode, summary, log } = await run({
        event,
        inputs: { baseline: 'baseline.json' },
        files: fourCited,
      })
      expect(exitCode).toBe(1)
      expect(summary).toContain('❌')
      expect(log).toContain(`::notice::There is no comment. A run of the event \`${event.name}\``)
      expect(github.requests).toEqual([])
    },
  )

  it('comment on the open pull request of a push', async () => {
    const { github, run } = await stage({}, { pulls: [{ number: 12, headSha, state: 'open' }] })
    await run({ event: pushEvent })
    expect(github.comments).toMatchObject([{ issue: 12 }])
  })
})

describe('the service', () => {
  it('refuses a wrong key: the step fails, and the comment says which input to look at', async () => {
    const { github, run } = await stage()
    const { exitCode, outputs } = await run({ inputs: { 'api-key': 'key-that-is-wrong' } })
    expect(exitCode).toBe(1)
    expect(outputs['verdict']).toBe('error')
    expect(github.comments[0]?.body).toMatch(/401.*api-key/s)
  })

  it('that never answers ends with the time budget', async () => {
    const { run } = await stage({ answer: () => 'hang' })
    const { exitCode, outputs, summary } = await run({ inputs: { 'timeout-minutes': '0.005' } })
    expect(exitCode).toBe(1)
    expect(outputs['verdict']).toBe('error')
    expect(summary).toContain('timeout-minutes')
  })

  it.each<[string, NonNullable<ServiceScript['answer']>]>([
    ['not completed', ({ body }) => ({ body: scanFor(body, { status: 'processing' }) })],
    ['a page', () => ({ headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' })],
    ['empty', () => ({ body: '' })],
    ['a scan without a score', ({ body }) => ({ body: { ...scanFor(body), summary: {} } })],
  ])('that answers with something %s never passes', async (_, answer) => {
    const { run } = await stage({ answer })
    const { exitCode, outputs } = await run()
    expect([exitCode, outputs['verdict']]).toEqual([1, 'error'])
  })

  it('that leaves out a requested engine gets a visible warning', async () => {
    const answer: ServiceScript['answer'] = ({ body }) => ({
      body: scanFor({ ...body, engines: ['chatgpt'] }),
    })
    const { github, run } = await stage({ answer })
    const { outputs } = await run({ inputs: { engines: 'chatgpt, gemini' } })
    expect(outputs['verdict']).toBe('pass')
    expect(github.comments[0]?.body).toMatch(/⚠️.*gemini/s)
  })

  it('is asked 60 times by a pro plan without one 429, five at once', async () => {
    const { service, run } = await stage({
      limits: { perWindow: 60, windowMilliseconds: 60_000, concurrent: 5 },
      latency: 20,
    })
    const keywords = Array.from({ length: 60 }, (_, index) => `keyword ${index}`).join('\n')
    const { outputs } = await run({ inputs: { keywords, plan: 'pro', 'scan-per': 'keyword' } })
    expect(outputs['verdict']).toBe('pass')
    expect(service.statuses).toEqual({ 200: 60 })
    expect(service.peak()).toBe(5)
  })

  it('is not asked at all when the day cannot hold the run', async () => {
    const { service, run } = await stage()
    const { exitCode, summary } = await run({ inputs: { samples: '100', limits: '99/day' } })
    expect(exitCode).toBe(1)
    expect(summary).toContain('needs 100 requests')
    expect(service.requests).toEqual([])
  })

  it('is not asked at all when the baseline file is empty', async () => {
    const { service, run } = await stage()
    const { exitCode, summary } = await run({
      inputs: { baseline: 'baseline.json' },
      files: { 'baseline.json': '' },
    })
    expect(exitCode).toBe(1)
    expect(summary).toContain('the file is empty')
    expect(service.requests).toEqual([])
  })
})

describe('the key', () => {
  it('appears nowhere, though the service sends it back wherever it can', async () => {
    const { github, run } = await stage({
      answer: ({ body }, index) =>
        index === 0
          ? { status: 503, body: { error: { code: apiKey, message: `your key ${apiKey}` } } }
          : {
              body: scanFor(body, {
                scan_id: apiKey,
                engineResults: { chatgpt: { snippet: apiKey, source_url: `https://x.example/${apiKey}` } },
              }),
            },
    })
    const { log, summary, outputs, tempFolder } = await run({ inputs: { report: 'json, csv' } })
    expect(outputs['verdict']).toBe('pass')
    const files = filesBelow(tempFolder).map(path => readFileSync(path, 'utf8'))
    expect(files).toHaveLength(2)
    const unmasked = log.replace(`::add-mask::${apiKey}\n`, '')
    for (const text of [
      unmasked,
      summary,
      ...Object.values(outputs),
      ...files,
      ...github.comments.map(({ body }) => body),
    ]) {
      expect(text).not.toContain(apiKey)
    }
  })

  it('is masked before anything else is printed', async () => {
    const { run } = await stage()
    expect((await run()).log.startsWith(`::add-mask::${apiKey}\n`)).toBe(true)
  })

  it('stays at home when the service redirects elsewhere', async () => {
    const elsewhere = await startService()
    closing.push(elsewhere.close)
    const location = `${elsewhere.url}/v1/brand/monitor`
    const { run } = await stage({ answer: () => ({ status: 307, headers: { location } }) })
    const { outputs } = await run()
    expect(outputs['verdict']).toBe('error')
    expect(elsewhere.requests).toEqual([])
  })
})

describe('a cancelled workflow', () => {
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
      expect(filesBelow(tempFolder).map(path => JSON.parse(readFileSync(path, 'utf8')).verdict)).toEqual([
        'error',
      ])
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
        keywords: '日本語 | <b>\n@everyone #1',
        engines: '"evil | <img src=x> @team"',
        'scan-per': 'keyword',
        plan: 'pro',
      },
    })
    const [, ...body] = github.comments[0]?.body.split('\n') ?? []
    for (const text of [body.join('\n'), summary]) {
      expect(text).toContain('日本語')
      expect(text).not.toMatch(/<!--|<img|<b>|\]\(javascript|@(everyone|team)/)
      expect(text.match(/<\/details>/g)?.length).toBe(1)
    }
    expect(log.split('\n').filter(line => /^::(?!add-mask|warning|notice)/.test(line))).toEqual([])
  })
})

describe('inputs that are wrong', () => {
  it('are listed all at once, in the log and the summary', async () => {
    const { service, run } = await stage()
    const { exitCode, log, summary } = await run({
      inputs: { samples: 'many', comment: 'loud', 'min-overal-bcr': '4' },
    })
    expect(exitCode).toBe(1)
    for (const text of [log, summary]) {
      for (const name of ['samples', 'comment', 'min-overal-bcr']) expect(text).toContain(name)
    }
    expect(service.requests).toEqual([])
  })

  it('fail the step even with fail-on: none', async () => {
    const { run } = await stage()
    expect((await run({ inputs: { samples: 'many', 'fail-on': 'none' } })).exitCode).toBe(1)
  })
})

describe('the bundle', () => {
  it('loads at most 2.5 MB of JavaScript in a run that uploads nothing', async () => {
    const { run } = await stage()
    const { exitCode, tempFolder } = await run({ env: { NODE_V8_COVERAGE: 'coverage' } })
    expect(exitCode).toBe(0)
    const [coverage = ''] = filesBelow(join(tempFolder, '..')).filter(path => path.includes('/coverage/'))
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(coverage, 'utf8'))
    const scripts = result.map(({ url }) => url).filter(url => url.startsWith('file:'))
    const bytes = scripts.reduce((sum, url) => sum + statSync(new URL(url)).size, 0)
    expect(scripts.length).toBeGreaterThan(1)
    expect(bytes).toBeLessThanOrEqual(2_500_000)
  })

  it('stays under 12 MB, whatever the action or the serve command need of it', () => {
    const bytes = filesBelow('dist').reduce((sum, path) => sum + statSync(path).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })

  it('holds one copy of undici, which the serve command shares', () => {
    expect(statSync('dist/serve/index.js').size).toBeLessThan(1000)
    const bundle = readFileSync('dist/index.js', 'utf8')
    expect(bundle.match(/class EnvHttpProxyAgent extends/g)).toHaveLength(1)
  })
})
