/**
 * The files that decide about a change come from the tip of the base branch, and the pages from the tree of the change.
 * test/checkout/base-file.process.test.ts tries each way in which a change may replace a file.
 */
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pullRequestEvent, pushEvent, type WorkflowEvent } from '../../../scripts/lib/action.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { startEngineServer } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aFolder, aRepository, commit, git, shallowClone, write } from '../../support/git-repository.ts'
import { apiKey, createStage, fourCited, geminiLost } from '../../support/stage.ts'

const baseline = 'baseline.json'
const low = JSON.stringify({ overall_bcr: 1, cited_engines: 1 })

/** The base and the head of a pull request in `checkout`. */
interface Commits {
  base: string
  head: string
}

const eventOf = ({ base, head }: Commits): WorkflowEvent => pullRequestEvent({ baseSha: base, headSha: head })

/** A repository of which a pull request adds or changes the baseline file, and its two commits. */
function aChangeOf(files: Record<string, string>) {
  const checkout = aRepository()
  const base = commit(checkout, files)
  return { checkout, base, head: commit(checkout, { [baseline]: low }) }
}

/** Runs the action after gemini stopped citing: below the baseline of four citing engines. */
async function runBelowBaseline(checkout: string, event: WorkflowEvent, given: Record<string, string> = {}) {
  const { github, run } = await createStage(runActionInProcess, geminiLost)
  const { GIT_TEST_ASSUME_DIFFERENT_OWNER = '', ...inputs } = given
  const result = await run({
    ...{ checkout, event, inputs: { baseline, ...inputs } },
    ...(GIT_TEST_ASSUME_DIFFERENT_OWNER && { env: { GIT_TEST_ASSUME_DIFFERENT_OWNER } }),
  })
  const comment = github.comments[0]?.body ?? ''
  return { ...result, texts: [comment, result.summary].map(text => text.replaceAll('&#8203;', '')) }
}

describe('a baseline file that a pull request changes', () => {
  it.each(['', '1'])(
    'is read as it was before, also in a workspace of another user (%j)',
    async GIT_TEST_ASSUME_DIFFERENT_OWNER => {
      const { checkout, ...commits } = aChangeOf(fourCited)
      const result = await runBelowBaseline(checkout, eventOf(commits), { GIT_TEST_ASSUME_DIFFERENT_OWNER })
      expect(result.outputs).toMatchObject({ verdict: 'fail', 'cited-engines-drop': '1' })
      expect(result.exitCode).toBe(1)
      for (const text of result.texts)
        expect(text).toContain(`as it was in the commit ${commits.base.slice(0, 7)}`)
    },
  )

  it('counts on a push, which proposes nothing', async () => {
    const { checkout } = aChangeOf(fourCited)
    expect((await runBelowBaseline(checkout, pushEvent)).outputs['verdict']).toBe('pass')
  })

  it('is not a baseline yet if the change adds it, and the comment contains the reason', async () => {
    const { checkout, ...commits } = aChangeOf({})
    const { outputs, texts } = await runBelowBaseline(checkout, eventOf(commits))
    expect(outputs).toMatchObject({ verdict: 'pass', 'bcr-drop': '' })
    for (const text of texts) expect(text).toContain('a change is not compared with its own baseline')
  })

  it('is an error if it cannot be read as it was, and comment and summary say so', async () => {
    const { checkout: origin, ...commits } = aChangeOf(fourCited)
    const checkout = shallowClone(origin)
    rmSync(join(checkout, '.git'), { recursive: true })
    const { outputs, exitCode, texts } = await runBelowBaseline(checkout, eventOf(commits))
    expect([outputs['verdict'], exitCode]).toEqual(['error', 1])
    for (const text of texts)
      expect(text).toContain('it could not be checked whether the change edits the file')
  })
})

it('a baseline file that is in no commit is read from the work tree, because a step of the job wrote it', async () => {
  const checkout = aRepository()
  const commits = { base: commit(checkout, { 'a.md': 'a' }), head: commit(checkout, { 'a.md': 'b' }) }
  write(checkout, fourCited)
  expect((await runBelowBaseline(checkout, eventOf(commits))).outputs['verdict']).toBe('fail')
})

it('the config file that no input names may be in the base: a run that cannot have it is an error', async () => {
  const { checkout: origin, ...commits } = aChangeOf(fourCited)
  const checkout = shallowClone(origin)
  git(checkout, 'remote', 'set-url', 'origin', 'file:///nowhere')
  const { outputs, exitCode, summary } = await runBelowBaseline(checkout, eventOf(commits))
  expect([outputs['verdict'], exitCode]).toEqual(['error', 1])
  expect(summary).toMatch(/ai-visibility\.yml.*it could not be checked/)
})

const asksOpenai = { brand: 'Acme', keywords: 'crm', engines: 'openai', 'brand-domains': 'acme.example' }

it.each([
  ['a baseline', { baseline: 'link/history.json', record: 'always' }],
  ['a recording', { answers: 'record:link/answers.ndjson' }],
  ['a replay', { answers: 'replay:link/answers.ndjson' }],
])('the place of %s is an error if a link leads from there out of the workspace', async (_, inputs) => {
  const { url } = await startEngineServer({ body: fixture('openai-citations') })
  const [checkout, outside] = [aRepository(), aFolder()]
  symlinkSync(outside, join(checkout, 'link'))
  const { outputs, exitCode, log, summary } = await runActionInProcess({
    ...{ inputs: { ...asksOpenai, ...inputs }, event: pushEvent, checkout },
    env: { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url },
  })
  expect([outputs['verdict'], exitCode]).toEqual(['error', 1])
  expect(log).toContain('AVG_LINK_OUT')
  expect(summary).toContain('a symbolic link of the workspace leads from there')
  expect(readdirSync(outside)).toEqual([])
})

it('recorded answers that a pull request changes are replayed as they were before', async () => {
  const inputsOf = (answers: string) => ({ ...asksOpenai, 'min-cited-engines': '1', answers })
  const { url } = await startEngineServer({ body: fixture('openai-citations') })
  const recording = join(aFolder(), 'answers.ndjson')
  const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }
  await runActionInProcess({ inputs: inputsOf(`record:${recording}`), event: pushEvent, env })
  const citing = readFileSync(recording, 'utf8')
  const checkout = aRepository()
  const silent = citing.replaceAll('acme', 'other').replaceAll('Acme', 'Other')
  const base = commit(checkout, { 'answers.ndjson': silent })
  const head = commit(checkout, { 'answers.ndjson': citing })
  const run = (event: WorkflowEvent) =>
    runActionInProcess({ inputs: inputsOf('replay:answers.ndjson'), event, checkout })
  expect((await run(eventOf({ base, head }))).outputs['verdict']).toBe('fail')
  expect((await run(pushEvent)).outputs['verdict']).toBe('pass')
})

it('a branch that brings its own config, keywords and baseline is judged by those of the base branch', async () => {
  const config = '.github/ai-visibility.yml'
  const gate = (floor: number) =>
    `gates:\n  - key: acme\n    brand: Acme\n    keywords: { file: k.txt }\n    min-cited-engines: ${floor}\n`
  const checkout = aRepository()
  commit(checkout, { 'README.md': 'x' })
  git(checkout, 'checkout', '--quiet', '-b', 'head')
  const head = commit(checkout, { [config]: gate(0), 'k.txt': 'easy\n', [baseline]: low })
  git(checkout, 'checkout', '--quiet', 'main')
  const base = commit(checkout, { [config]: gate(4), 'k.txt': 'crm\n', ...fourCited })
  git(checkout, 'checkout', '--quiet', 'head')
  const { github, service, run } = await createStage(runActionInProcess, geminiLost)
  const inputs = { config, brand: '', keywords: '', baseline }
  const { outputs } = await run({ checkout, event: eventOf({ base, head }), inputs })
  expect(outputs).toMatchObject({ verdict: 'fail', 'cited-engines-drop': '1' })
  expect(JSON.stringify(service.requests)).toContain('crm')
  const comment = github.comments[0]?.body.replaceAll('&#8203;', '')
  expect(comment).toContain(`as it was in the commit ${base.slice(0, 7)}`)
})

it('a config file that a commenter brings is not read after a comment on an issue', async () => {
  const config = 'gate.yml'
  const checkout = aRepository()
  const own = commit(checkout, { 'README.md': 'x' })
  const { service, run } = await createStage(runActionInProcess)
  const brought = `gates:\n  - key: acme\n    brand: Acme\n    keywords: [crm]\n    base-url: ${service.url}\n`
  commit(checkout, { [config]: brought })
  const event = { name: 'issue_comment', payload: { action: 'created', ...pushEvent.payload } }
  const inputs = { config, brand: '', keywords: '', 'base-url': '', 'api-key': apiKey }
  const { exitCode, log } = await run({ checkout, event, inputs, env: { GITHUB_SHA: own } })
  expect(exitCode).toBe(1)
  expect(log).toContain('the checked-out commit adds this file')
  expect(service.requests).toEqual([])
})

it('a run that judges pages is an error if pull_request_target checked out the base branch', async () => {
  const checkout = aRepository()
  const base = commit(checkout, { 'docs/prices.md': '# Prices\n\nAcme costs ten dollars a month.\n' })
  git(checkout, 'checkout', '--quiet', '-b', 'head')
  const head = commit(checkout, { 'docs/prices.md': '# Prices\n' })
  git(checkout, 'checkout', '--quiet', 'main')
  const event = { ...eventOf({ base, head }), name: 'pull_request_target' }
  for (const baseline of ['base', 'none']) {
    const { outputs, exitCode, log } = await runActionInProcess({
      ...{ checkout, event, env: { GITHUB_SHA: base } },
      inputs: { brand: 'Acme', keywords: 'acme costs a month | owner: docs/prices.md', baseline },
    })
    expect([outputs['verdict'], exitCode]).toEqual(['error', 1])
    expect(log).toContain('AVG_OTHER_TREE')
  }
})
