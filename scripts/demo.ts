/**
 * Runs the committed bundle on the example site, as GitHub does and without an account: first a pull request that removes
 * a page and loses a citation, then the same pull request with the page restored. Exits with 1 if a verdict is wrong.
 * `facts` shows the prices instead: a pull request that replaces them with “contact us”, one
 * that raises them, and one that brings an old price back.
 * With `--output FOLDER`, the reports of the first run become index.html, report.pdf, report.csv and result.json there.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONFIG_PATH } from '../src/inputs/unknown-names.ts'
import { type ActionResult, runAction } from './lib/action.ts'
import { startArtifactService } from './lib/artifact-server.ts'
import { startGitHub, workflowToken } from './lib/github-server.ts'
import { print } from './lib/print.ts'
import { createSite } from './lib/site.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { output: { type: 'string' } } })
const { output } = values
const isFactsDemo = positionals[0] === 'facts'
const PAGE = isFactsDemo ? 'content/pricing.md' : 'content/guides/kanban.md'

const show = (title: string, text: string) => print(`\n──── ${title} ────\n\n${text.trimEnd()}`)

const github = await startGitHub()
const site = createSite('examples/site')
const COMPETITOR = 'competitor-content: Boardly = competitors/boardly\n'
const FACTS = `facts:
  - name: price of the Team plan
    about: [Team plan, Acme]
    is: [$8, $9]
    was: [$5, $6]
`
const base = site.commit({ [CONFIG_PATH]: isFactsDemo ? COMPETITOR + FACTS : COMPETITOR })
const page = site.git('show', `HEAD:${PAGE}`)

async function gate(title: string): Promise<ActionResult> {
  github.moveHead(site.git('rev-parse', 'HEAD'))
  // Each call is a separate workflow run.
  const artifacts = await startArtifactService()
  const run = await runAction({
    inputs: {
      brand: 'Acme',
      keywords: [
        'best kanban board | owner: content/guides/kanban.md',
        'time tracking for invoices | owner: content/guides/time-tracking.md',
        'project management for small teams | owner: content/index.md',
        ...(isFactsDemo ? ['plans and prices | owner: content/pricing.md'] : []),
      ].join('\n'),
      baseline: 'base',
      'site-url': 'content = https://acme.example/{path}',
      'github-token': workflowToken,
      report: 'json, csv, html, pdf',
    },
    event: site.pullRequest(base),
    checkout: site.folder,
    env: { GITHUB_API_URL: github.url, ...artifacts.env },
  })
  await artifacts.close()
  const comment = github.comments[0]?.body ?? ''
  // A runner shows neither debug lines nor masks.
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
const without = isFactsDemo ? page.replace(/\$\d+ a month/g, 'Contact us') : undefined
const after = isFactsDemo ? page.replace('$8', '$9').replace('$15', '$17') : page
site.commit({ [PAGE]: without })
const dropped = await gate(isFactsDemo ? 'without the prices' : 'without the page')
site.commit({ [PAGE]: after })
const restored = await gate(isFactsDemo ? 'with new prices' : 'with the page back')
const isBackKnown = !isFactsDemo || (await bringBack()) === 'fail'
await github.close()

/** Says an old price again, and returns the verdict. */
async function bringBack(): Promise<string | undefined> {
  site.commit({ [PAGE]: `${after}\nThe Team plan costs $5 a month for each person.\n` })
  return (await gate('with an old price')).outputs['verdict']
}

const EXAMPLE_FILES: Record<string, string> = {
  '.html': 'index.html',
  '.pdf': 'report.pdf',
  '.csv': 'report.csv',
  '.json': 'result.json',
}
if (output !== undefined) {
  mkdirSync(output, { recursive: true })
  for (const path of dropped.outputs['report-files']?.split('\n') ?? []) {
    const name = EXAMPLE_FILES[extname(path)]
    if (name !== undefined) copyFileSync(path, join(output, name))
  }
  print(`\nThe example report is in ${output}.`)
}

const lost = isFactsDemo ? 'prices' : 'page'
const failed = dropped.exitCode === 1 && dropped.outputs['verdict'] === 'fail'
const passed = restored.exitCode === 0 && restored.summary.startsWith('✅')
const once = github.comments.length === 1 && isBackKnown
print(
  failed && passed && once
    ? `\nThe gate failed without the ${lost}, passed with ${isFactsDemo ? 'new ones' : 'it'}, and wrote one comment.`
    : '\nThe gate did NOT behave as expected.',
)
process.exitCode = failed && passed && once ? 0 : 1
