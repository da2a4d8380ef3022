import { describe, expect, it } from 'vitest'
import { mergeGroupEvent, pullRequestEvent } from '../../../scripts/lib/action.ts'
import { createSite } from '../../../scripts/lib/site.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'

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

  it('works on the pull request of a fork, which has no secrets', async () => {
    const { site, base } = aSite()
    site.commit({ 'docs/kanban.md': undefined })
    const event = pullRequestEvent({
      head: 'stranger/website',
      baseSha: base,
      headSha: site.git('rev-parse', 'HEAD'),
    })
    const { outputs } = await runActionInProcess({ inputs: gate, event, checkout: site.folder })
    expect(outputs).toMatchObject({
      verdict: 'fail',
      headline: expect.stringMatching(/^“best kanban board” lost its answer/),
      'lost-questions': 'best kanban board',
    })
  })

  it('compares a merge group with what it is added to', async () => {
    const { site, base } = aSite()
    const head = site.commit({ 'docs/kanban.md': undefined })
    const merge_group = { base_sha: base, head_sha: head }
    const event = { ...mergeGroupEvent, payload: { ...mergeGroupEvent.payload, merge_group } }
    const { outputs } = await runActionInProcess({ inputs: gate, event, checkout: site.folder })
    expect(outputs['verdict']).toBe('fail')
  })
})

describe('the embedded service', () => {
  it('names the remedy if there is no checkout', async () => {
    const { exitCode, summary } = await runActionInProcess({ inputs })
    expect(exitCode).toBe(1)
    expect(summary).toContain('actions/checkout')
  })

  it('names the missing key of a live engine, and is inconclusive if there are no secrets', async () => {
    const live = { ...inputs, engines: 'openai', 'brand-domains': 'acme.example' }
    expect((await runActionInProcess({ inputs: live })).log).toContain('OPENAI_API_KEY')
    const fork = await runActionInProcess({
      inputs: live,
      event: pullRequestEvent({ head: 'stranger/website' }),
    })
    expect(fork.outputs['verdict']).toBe('inconclusive')
  })
})
