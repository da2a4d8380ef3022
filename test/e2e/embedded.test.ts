import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runAction, scheduleEvent } from '../../scripts/lib/action.ts'
import { createSite } from '../../scripts/lib/site.ts'
import { startEngineServer } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../support/engines.ts'

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
    expect(recorded.log).toContain('Requests: at most 2, without retries.')
    expect(recorded.summary).toContain('Asked through APIs; the apps may answer differently.')
    expect(requests).toHaveLength(2)
    const recording = readFileSync(join(recorded.workspace, 'answers.ndjson'), 'utf8')
    for (const text of [recorded.log, recorded.summary, recording]) expect(text).not.toContain(ENGINE_KEY)
  })
})
