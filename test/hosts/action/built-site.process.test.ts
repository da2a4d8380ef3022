/** The last job of the recipes for built sites: two builds, and nothing of the repository but the config file. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { aRepository, commit, write } from '../../support/git-repository.ts'
import { createStage } from '../../support/stage.ts'

const gateSchema = z.object({ with: z.record(z.string(), z.string()) })
const { jobs } = z
  .object({ jobs: z.object({ gate: z.object({ steps: z.array(z.unknown()) }) }) })
  .parse(parse(readFileSync('examples/workflows/built-site.yml', 'utf8')))
const recipe = gateSchema.parse(jobs.gate.steps.at(-1)).with

const prices =
  '<h1>Cloud backup for small teams</h1><p>Cloud backup for small teams costs ten dollars a month. A second computer of the same team costs half of it, and a company with more than forty people gets a price of its own. Schools pay nothing in their first year.</p>'
const restore = '<h1>Restore</h1><p>To restore a deleted file, open its folder and choose Restore.</p>'
const empty = '<h1>Cloud backup for small teams</h1><p>Talk to us.</p>'

/** Runs the step where the two builds were downloaded. */
async function compare(base: Record<string, string>, head: Record<string, string>) {
  const { github, run } = await createStage(runActionInProcess)
  const checkout = aRepository()
  const baseSha = commit(checkout, { '.github/ai-visibility.yml': 'base-content: _base/site\n' })
  const headSha = commit(checkout, { 'README.md': 'A site.\n' })
  const below = (folder: string, pages: Record<string, string>) =>
    Object.fromEntries(Object.entries(pages).map(([name, page]) => [`${folder}/${name}`, page]))
  write(checkout, { ...below('_base/site', base), ...below('site', head) })
  const inputs = { 'base-url': '', 'api-key': '', ...recipe }
  const result = await run({ checkout, event: pullRequestEvent({ baseSha, headSha }), inputs })
  return { ...result, comment: github.comments[0]?.body ?? '' }
}

describe('the gate of a built site, with a checkout of the config file', () => {
  it('fails if a page lost an answer that the base has', async () => {
    const base = { 'prices.html': prices, 'restore.html': restore }
    const { exitCode, outputs, comment } = await compare(base, { ...base, 'prices.html': empty })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'fail' })
    expect(comment).toContain('“cloud backup for small teams” lost its answer')
  })

  it('passes if both builds answer', async () => {
    const base = { 'prices.html': prices, 'restore.html': restore }
    const { exitCode, outputs } = await compare(base, base)
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
  })

  it('fails if one of the builds was not downloaded', async () => {
    const pages = { 'prices.html': prices }
    for (const [base, head] of [[{}, pages] as const, [pages, {}] as const]) {
      const { exitCode, outputs } = await compare(base, head)
      expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'error' })
    }
  })
})
