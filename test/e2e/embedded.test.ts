import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  filesBelow,
  mergeGroupEvent,
  pullRequestEvent,
  runAction,
  scheduleEvent,
} from '../../scripts/lib/action.ts'
import { createSite } from '../../scripts/lib/site.ts'
import { startEngineServer } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../support/engines.ts'
import { startService } from '../support/service-server.ts'

const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const invoices = '# Invoices\n\nTime tracking in Acme turns hours into the lines of an invoice.\n'
const inputs = { brand: 'Acme', keywords: 'best kanban board\ntime tracking' }

function aSite() {
  const site = createSite()
  const base = site.commit({ 'docs/kanban.md': kanban, 'docs/invoices.md': invoices })
  return { site, base }
}

describe('a content pull request, with only brand, keywords and baseline: base', () => {
  const gate = { ...inputs, baseline: 'base' }

  it('passes when nothing that is cited changed, to the last digit', async () => {
    const { site, base } = aSite()
    site.commit({ 'notes.txt': 'no page' })
    const { exitCode, outputs } = await runAction({
      inputs: gate,
      event: site.pullRequest(base),
      checkout: site.folder,
    })
    expect(exitCode).toBe(0)
    expect(outputs).toMatchObject({ verdict: 'pass', 'bcr-drop': '0', 'cited-engines-drop': '0' })
  })

  it('compares with the base from a shallow checkout, and leaves the work tree alone', async () => {
    const { site, base } = aSite()
    site.git('checkout', '--quiet', '-b', 'content')
    site.commit({ 'docs/kanban.md': undefined })
    const event = site.pullRequest(base)
    const clone = createSite()
    clone.git('remote', 'add', 'origin', pathToFileURL(site.folder).href)
    clone.git('fetch', '--quiet', '--depth=1', 'origin', 'content')
    clone.git('checkout', '--quiet', 'FETCH_HEAD')
    const before = clone.git('status', '--porcelain')
    const { outputs, summary } = await runAction({ inputs: gate, event, checkout: clone.folder })
    expect(outputs['verdict']).toBe('fail')
    expect(summary).toContain('“best kanban board” lost its answer')
    expect(summary).toContain('docs/kanban.md')
    expect(clone.git('status', '--porcelain')).toBe(before)
  })

  it('works on the pull request of a fork, which has no secrets', async () => {
    const { site, base } = aSite()
    site.commit({ 'docs/kanban.md': undefined })
    const event = pullRequestEvent({
      head: 'stranger/website',
      baseSha: base,
      headSha: site.git('rev-parse', 'HEAD'),
    })
    const { outputs } = await runAction({ inputs: gate, event, checkout: site.folder })
    expect(outputs['verdict']).toBe('fail')
  })

  it('has no baseline on a schedule, and says why', async () => {
    const { site } = aSite()
    const { exitCode, summary } = await runAction({
      inputs: gate,
      event: scheduleEvent,
      checkout: site.folder,
    })
    expect(exitCode).toBe(0)
    expect(summary).toContain('a run of the event schedule checks no change')
  })

  it('compares a merge group with what it is added to', async () => {
    const { site, base } = aSite()
    const head = site.commit({ 'docs/kanban.md': undefined })
    const merge_group = { base_sha: base, head_sha: head }
    const event = { ...mergeGroupEvent, payload: { ...mergeGroupEvent.payload, merge_group } }
    const { outputs } = await runAction({ inputs: gate, event, checkout: site.folder })
    expect(outputs['verdict']).toBe('fail')
  })

  it('ends in an error, not in a pass, when the base cannot be had', async () => {
    const { site } = aSite()
    const { exitCode, outputs, summary } = await runAction({
      inputs: gate,
      event: site.pullRequest('3333333333333333333333333333333333333333'),
      checkout: site.folder,
    })
    expect(exitCode).toBe(1)
    expect(outputs['verdict']).toBe('error')
    expect(summary).toContain('could not be fetched')
  })
})

describe('the embedded service', () => {
  it('says what to do where there is no checkout', async () => {
    const { exitCode, summary } = await runAction({ inputs })
    expect(exitCode).toBe(1)
    expect(summary).toContain('actions/checkout')
  })

  it('reads a site in Japanese', async () => {
    const site = createSite()
    site.commit({
      'docs/kanban.md': '# かんばんボード\n\nアクメのかんばんボードは、チームの作業を列で見せます。\n',
    })
    const { outputs } = await runAction({
      inputs: { brand: 'アクメ', keywords: 'かんばんボード', language: 'ja' },
      event: scheduleEvent,
      checkout: site.folder,
    })
    expect(outputs).toMatchObject({ verdict: 'pass', 'cited-engines': '1' })
  })

  it('reports its wrong inputs together with the others', async () => {
    const { log } = await runAction({
      inputs: {
        ...inputs,
        engines: 'chatgpt',
        'site-url': 'acme.example',
        'prompt-template': 'What is best?',
        answers: 'answers.ndjson',
        samples: '0',
      },
    })
    for (const name of ['engines', 'site-url', 'prompt-template', 'answers', 'samples']) {
      expect(log).toContain(`${name}: got`)
    }
  })

  it('names the missing key of a live engine, and is inconclusive where there are no secrets', async () => {
    const live = { ...inputs, engines: 'openai', 'brand-domains': 'acme.example' }
    expect((await runAction({ inputs: live })).log).toContain('OPENAI_API_KEY')
    const fork = await runAction({ inputs: live, event: pullRequestEvent({ head: 'stranger/website' }) })
    expect(fork.outputs['verdict']).toBe('inconclusive')
  })

  it('refuses an input of its own beside base-url', async () => {
    const { log } = await runAction({
      inputs: { ...inputs, 'base-url': 'https://api.example.com', 'api-key': 'key', content: 'docs/**' },
    })
    expect(log).toContain('content: got "docs/**"')
  })

  it('checks max-requests before the first call', async () => {
    const { log, exitCode } = await runAction({
      inputs: {
        ...inputs,
        engines: 'openai',
        'brand-domains': 'acme.example',
        samples: '3',
        'max-requests': '5',
      },
      env: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://127.0.0.1:9' },
    })
    expect(exitCode).toBe(1)
    expect(log).toContain('expected 6 or more')
  })
})

describe('a live engine', () => {
  it('is asked, recorded and judged, and its key appears nowhere', async () => {
    const { url, requests } = await startEngineServer({ body: fixture('openai-citations') })
    const inputs = {
      brand: 'Acme',
      keywords: 'CRM',
      engines: 'openai',
      'brand-domains': 'acme.example',
      samples: '2',
      'min-cited-engines': '1',
      answers: 'record:answers.ndjson',
    }
    const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }
    const recorded = await runAction({ inputs, event: scheduleEvent, env })
    expect(recorded.outputs).toMatchObject({ verdict: 'pass', 'cited-engines': '1' })
    expect(recorded.log).toContain('Questions to live engines: openai 2.')
    expect(recorded.summary).toContain('Asked through APIs; the apps may answer differently.')
    expect(requests).toHaveLength(2)
    const recording = readFileSync(join(recorded.workspace, 'answers.ndjson'), 'utf8')
    for (const text of [recorded.log, recorded.summary, recording]) expect(text).not.toContain(ENGINE_KEY)

    const replayed = await runAction({
      inputs: { ...inputs, answers: 'replay:answers.ndjson' },
      event: scheduleEvent,
      files: { 'answers.ndjson': recording },
    })
    expect(replayed.outputs['overall-bcr']).toBe(recorded.outputs['overall-bcr'])
    expect(requests).toHaveLength(2)
  })
})

describe('a run with a hosted service', () => {
  it('loads none of the embedded code', async () => {
    const service = await startService()
    const { exitCode, tempFolder } = await runAction({
      inputs: { ...inputs, 'base-url': service.url, 'api-key': 'key-of-this-test' },
      env: { NODE_V8_COVERAGE: 'coverage' },
    })
    await service.close()
    expect(exitCode).toBe(0)
    const [coverage = ''] = filesBelow(join(tempFolder, '..')).filter(path => path.includes('/coverage/'))
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(coverage, 'utf8'))
    const loaded = result.map(({ url }) => url).filter(url => url.startsWith('file:'))
    expect(loaded.length).toBeGreaterThan(0)
    for (const url of loaded) {
      expect(readFileSync(new URL(url), 'utf8')).not.toContain('positionAdjustedWordShare')
    }
  })
})
