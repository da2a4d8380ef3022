/** The example workflow with a reader: the bundle, a repository, and the double behind a server. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { pullRequestEvent, runAction } from '../../scripts/lib/action.ts'
import { readAs } from '../../scripts/lib/reader-double.ts'
import { elsewhere, REWORDED, SAID, tokensPage } from '../../scripts/lib/reader-site.ts'
import { createSite } from '../../scripts/lib/site.ts'
import { startVendor } from '../support/engine-server.ts'

const stepSchema = z.object({ uses: z.string(), with: z.record(z.string(), z.coerce.string()).optional() })
const workflow = z
  .object({ jobs: z.object({ gate: z.object({ steps: z.array(stepSchema) }) }) })
  .parse(parse(readFileSync('examples/workflows/reader.yml', 'utf8')))
const inputs = workflow.jobs.gate.steps.find(({ uses }) => uses.startsWith('ai-visibility-gate/'))?.with ?? {}

/** A site whose page on tokens a pull request changes, and a double that answers as `model`. */
async function aChange(sentences: readonly string[] = REWORDED, answer = readAs) {
  const site = createSite()
  const exporting =
    '# Export a board\n\nOpen the menu of the board and choose Export to get a file with all cards.\n'
  const pages = { 'docs/tokens.md': tokensPage(SAID), 'docs/export.md': exporting }
  const base = site.commit({ ...pages, 'docs/boards.md': elsewhere['boards.md'] })
  site.commit({ 'docs/tokens.md': tokensPage(sentences) })
  const { url, requests } = await startVendor(answer)
  const run = (model: string, { isFork = false } = {}) => {
    const ids = { baseSha: base, headSha: site.git('rev-parse', 'HEAD') }
    return runAction({
      inputs: { ...inputs, reader: `openai-compatible:${model}` },
      event: pullRequestEvent(isFork ? { ...ids, head: 'stranger/website' } : ids),
      checkout: site.folder,
      env: isFork ? {} : { OPENAI_COMPATIBLE_BASE_URL: url },
    })
  }
  return { run, requests }
}

describe('the example workflow with a reader', () => {
  it('passes a page in other words, shows the lines that say it now, and asks once about the same text', async () => {
    const { run, requests } = await aChange()
    const { outputs, summary, log } = await run('knows-controls')
    expect(outputs['verdict']).toBe('pass')
    expect(summary).toContain('Nobody at Acme is able to bring a revoked token back.')
    expect(summary).toContain('A revoked token cannot be restored by anybody at Acme.')
    expect(log).toMatch(/The reader sent [\d,]+ characters of pages to .*, in 2 requests\./)
    expect(requests).toHaveLength(2)
    const again = await run('knows-controls')
    expect(again.outputs['verdict']).toBe('pass')
    expect(requests).toHaveLength(2)
  })

  it('fails a page whose text two readings do not find', async () => {
    const { run } = await aChange()
    const { outputs, summary, exitCode } = await run('literal')
    expect([outputs['verdict'], exitCode]).toEqual(['fail', 1])
    expect(summary).toContain('“cancel an API token” lost its answer')
  })

  it('does not ask about a deleted text, and fails', async () => {
    const { run, requests } = await aChange(['To be written.'])
    const { outputs } = await run('all-found')
    expect(outputs['verdict']).toBe('fail')
    expect(requests).toEqual([])
  })

  it('sends nothing from a fork, judges by words, and says so once', async () => {
    const { run, requests } = await aChange()
    const { outputs, summary } = await run('honest', { isFork: true })
    expect(outputs['verdict']).toBe('pass')
    expect(summary.match(/has no key of it/g)).toHaveLength(1)
    expect(requests).toEqual([])
  })

  it('is neither green nor red by a reader that refuses', async () => {
    const { run } = await aChange()
    const { outputs, summary } = await run('refuses')
    expect(outputs['verdict']).toBe('pass')
    expect(summary).toContain('The reader refused.')
  })
})
