/**
 * Runs the committed bundle as GitHub would run it, on the example site and with no account: a pull request that drops
 * a page and loses a citation, then the same one with the page back. Exits 1 when the gate misses either.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ActionResult, runAction } from '../test/support/action.ts'
import { startArtifactService } from '../test/support/artifact-server.ts'
import { startGitHub, workflowToken } from '../test/support/github-server.ts'
import { createSite } from '../test/support/site.ts'

const PAGE = 'content/guides/kanban.md'

const show = (title: string, text: string) => console.log(`\n──── ${title} ────\n\n${text.trimEnd()}`)

const github = await startGitHub()
const site = createSite('examples/site')
const base = site.commit({})
const page = site.git('show', `HEAD:${PAGE}`)

async function gate(title: string): Promise<ActionResult> {
  // Each is a workflow run of its own.
  const artifacts = await startArtifactService()
  const run = await runAction({
    inputs: {
      brand: 'Acme',
      keywords: 'best kanban board\ntime tracking for invoices\nproject management for small teams',
      baseline: 'base',
      'site-url': 'content = https://acme.example/{path}',
      'competitor-content': 'Boardly = competitors/boardly',
      'github-token': workflowToken,
      report: 'json, csv',
    },
    event: site.pullRequest(base),
    checkout: site.folder,
    env: { GITHUB_API_URL: github.url, ...artifacts.env },
  })
  await artifacts.close()
  const comment = github.comments[0]?.body ?? ''
  // A runner shows neither debug lines nor the masks.
  show(`${title}: log`, run.log.replace(/^::(debug|add-mask)::.*\n/gm, ''))
  show(`${title}: comment on the pull request`, comment)
  const files = { comment: join(run.tempFolder, 'comment.md'), summary: join(run.tempFolder, 'summary.md') }
  writeFileSync(files.comment, comment)
  writeFileSync(files.summary, run.summary)
  const reports = run.outputs['report-files']?.split('\n') ?? []
  show(`${title}: files`, [...Object.values(files), ...reports].join('\n'))
  return run
}

site.git('checkout', '--quiet', '-b', 'content')
site.commit({ [PAGE]: undefined })
const dropped = await gate('without the page')
site.commit({ [PAGE]: page })
const restored = await gate('with the page back')
await github.close()

const failed = dropped.exitCode === 1 && dropped.outputs['verdict'] === 'fail'
const passed = restored.exitCode === 0 && restored.outputs['verdict'] === 'pass'
const once = github.comments.length === 1
console.log(
  failed && passed && once
    ? '\nThe gate failed without the page, passed with it, and kept to one comment.'
    : '\nThe gate did NOT do what it should.',
)
process.exitCode = failed && passed && once ? 0 : 1
