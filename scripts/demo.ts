/**
 * Runs the committed bundle as GitHub would run it, against a real HTTP service on this machine that speaks the
 * contract: a pull request after which one engine no longer cites the brand. Exits 1 when the gate misses that.
 */
import { readFileSync } from 'node:fs'
import { runAction } from '../test/support/action.ts'
import { startArtifactService } from '../test/support/artifact-server.ts'
import { startGitHub, workflowToken } from '../test/support/github-server.ts'
import { scanFor } from '../test/support/scans.ts'
import { startService } from '../test/support/service-server.ts'

const show = (title: string, text: string) => console.log(`\n──── ${title} ────\n\n${text.trimEnd()}`)

const github = await startGitHub()
const artifacts = await startArtifactService()
const service = await startService({
  apiKey: 'demo-key-of-this-machine',
  answer: ({ body }) => ({ body: scanFor(body, { engineResults: { gemini: { cited: false } } }) }),
})
const baseline = scanFor({ brand_name: 'Acme' })
const { exitCode, log, outputs, summary } = await runAction({
  inputs: {
    brand: 'Acme',
    keywords: 'project management tool\nbest kanban board',
    'base-url': service.url,
    'api-key': 'demo-key-of-this-machine',
    baseline: 'baseline.json',
    'max-bcr-drop': '10%',
    'min-cited-engines': '2',
    'github-token': workflowToken,
    report: 'json, csv',
  },
  env: { GITHUB_API_URL: github.url, ...artifacts.env },
  files: { 'baseline.json': JSON.stringify({ ...baseline.summary, engines: baseline.results }) },
})
await Promise.all([service.close(), github.close(), artifacts.close()])

const [comment] = github.comments
// A runner shows neither debug lines nor the masks.
show('log', log.replace(/^::(debug|add-mask)::.*\n/gm, ''))
show('comment on the pull request', comment?.body ?? '(none)')
show('job summary', summary)
show(
  'outputs',
  Object.entries(outputs)
    .map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`)
    .join('\n'),
)
show(
  'result-file, its first lines',
  readFileSync(outputs['result-file'] ?? '', 'utf8')
    .split('\n')
    .slice(0, 12)
    .join('\n'),
)

const expected = outputs['verdict'] === 'fail' && exitCode === 1 && comment !== undefined && summary !== ''
console.log(
  `\n${expected ? 'The gate saw the lost citation, said so and failed the step.' : 'The gate MISSED the lost citation.'}`,
)
process.exitCode = expected ? 0 : 1
