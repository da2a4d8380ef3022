/** The files that decide about a change come from the tip of the base branch, and the pages from the tree of the change. */
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  type WorkflowEvent,
} from '../../../scripts/lib/action.ts'
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

/** Commits `files`, and then what `change` leaves in the folder. */
function commitTwice(
  checkout: string,
  files: Record<string, string>,
  change: (checkout: string) => void,
): Commits {
  const base = commit(checkout, files)
  change(checkout)
  return { base, head: commit(checkout, {}) }
}

/** Runs the action where gemini has ceased to cite: below the baseline of four citing engines. */
async function runBelowBaseline(checkout: string, event: WorkflowEvent, inputs: Record<string, string> = {}) {
  const { github, run } = await createStage(runActionInProcess, geminiLost)
  const result = await run({ checkout, event, inputs: { baseline, ...inputs } })
  const comment = github.comments[0]?.body ?? ''
  return { ...result, texts: [comment, result.summary].map(text => text.replaceAll('&#8203;', '')) }
}

describe('a baseline file that a pull request changes', () => {
  it('is read as it was before', async () => {
    const checkout = aRepository()
    const commits = commitTwice(checkout, fourCited, () => write(checkout, { [baseline]: low }))
    const { outputs, exitCode, texts } = await runBelowBaseline(checkout, eventOf(commits))
    expect(outputs).toMatchObject({ verdict: 'fail', 'cited-engines-drop': '1' })
    expect(exitCode).toBe(1)
    for (const text of texts) expect(text).toContain(`as it was in the commit ${commits.base.slice(0, 7)}`)
  })

  it('is read as it was before in a merge group', async () => {
    const checkout = aRepository()
    const { base, head } = commitTwice(checkout, fourCited, () => write(checkout, { [baseline]: low }))
    const { payload } = mergeGroupEvent
    const event = {
      name: 'merge_group',
      payload: { ...payload, merge_group: { base_sha: base, head_sha: head } },
    }
    const { outputs } = await runBelowBaseline(checkout, event)
    expect(outputs['verdict']).toBe('fail')
  })

  it('counts on a push, which is no proposal', async () => {
    const checkout = aRepository()
    commitTwice(checkout, fourCited, () => write(checkout, { [baseline]: low }))
    expect((await runBelowBaseline(checkout, pushEvent)).outputs['verdict']).toBe('pass')
  })
})

describe('a workspace that belongs to another user', () => {
  it('is read, because the runner gave it', async () => {
    const checkout = aRepository()
    const commits = commitTwice(checkout, fourCited, () => write(checkout, { [baseline]: low }))
    const { run } = await createStage(runActionInProcess, geminiLost)
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }
    const { outputs } = await run({ checkout, event: eventOf(commits), inputs: { baseline }, env })
    expect(outputs).toMatchObject({ verdict: 'fail' })
  })
})

describe('a baseline file that a pull request adds', () => {
  it('is no baseline yet, and the comment says why', async () => {
    const checkout = aRepository()
    const commits = commitTwice(checkout, {}, () => write(checkout, { [baseline]: low }))
    const { outputs, texts } = await runBelowBaseline(checkout, eventOf(commits), {
      'fail-on': 'fail, no-baseline',
    })
    expect(outputs).toMatchObject({ verdict: 'pass', 'bcr-drop': '' })
    for (const text of texts) expect(text).toContain('a change is not compared with its own baseline')
  })
})

describe('a baseline file that cannot be read as it was before', () => {
  it('is an error, and comment and summary say so', async () => {
    const origin = aRepository()
    const commits = commitTwice(origin, fourCited, () => write(origin, { [baseline]: low }))
    const checkout = shallowClone(origin)
    rmSync(join(checkout, '.git'), { recursive: true })
    const { outputs, exitCode, texts } = await runBelowBaseline(checkout, eventOf(commits))
    expect([outputs['verdict'], exitCode]).toEqual(['error', 1])
    for (const text of texts)
      expect(text).toContain('it could not be checked whether the change edits the file')
  })
})

describe('the config file that no input names', () => {
  it('may be in the commit that the change is based on: a run that cannot have it is an error, and says so', async () => {
    const origin = aRepository()
    const commits = commitTwice(origin, fourCited, () => write(origin, { [baseline]: low }))
    const checkout = shallowClone(origin)
    git(checkout, 'remote', 'set-url', 'origin', 'file:///nowhere')
    const { outputs, exitCode, summary } = await runBelowBaseline(checkout, eventOf(commits))
    expect([outputs['verdict'], exitCode]).toEqual(['error', 1])
    expect(summary).toMatch(/ai-visibility\.yml.*it could not be checked/)
  })
})

describe('a baseline file that no commit holds', () => {
  it('is read where a step of the job wrote it', async () => {
    const checkout = aRepository()
    const commits = commitTwice(checkout, { 'a.md': 'a' }, () => write(checkout, { 'a.md': 'b' }))
    write(checkout, fourCited)
    expect((await runBelowBaseline(checkout, eventOf(commits))).outputs['verdict']).toBe('fail')
  })

  it('is read outside of the workspace, where no change can be', async () => {
    const folder = aFolder()
    write(folder, fourCited)
    const { outputs } = await runBelowBaseline(aFolder(), pullRequestEvent(), {
      baseline: join(folder, baseline),
    })
    expect(outputs['verdict']).toBe('fail')
  })
})

describe('a symbolic link in the workspace that leads out of it', () => {
  const linkOut = (checkout: string, name: string) => {
    const outside = aFolder()
    symlinkSync(outside, join(checkout, name))
    return outside
  }

  it.each([
    ['a baseline', { baseline: 'link/history.json', record: 'always' }],
    ['a recording', { answers: 'record:link/answers.ndjson' }],
    ['a replay', { answers: 'replay:link/answers.ndjson' }],
  ])('is an error where it is the place of %s, and nothing is written there', async (_, inputs) => {
    const { url } = await startEngineServer({ body: fixture('openai-citations') })
    const checkout = aRepository()
    const outside = linkOut(checkout, 'link')
    const { outputs, exitCode, log, summary } = await runActionInProcess({
      inputs: {
        brand: 'Acme',
        keywords: 'crm',
        engines: 'openai',
        'brand-domains': 'acme.example',
        ...inputs,
      },
      event: pushEvent,
      checkout,
      env: { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url },
    })
    expect(outputs['verdict']).toBe('error')
    expect(exitCode).toBe(1)
    expect(log).toContain('AVG_LINK_OUT')
    expect(summary).toContain('a symbolic link of the workspace leads from there')
    expect(readdirSync(outside)).toEqual([])
  })
})

describe('recorded answers that a pull request changes', () => {
  /** A recording of one answer that cites the brand. */
  async function recordAnswer(): Promise<string> {
    const { url } = await startEngineServer({ body: fixture('openai-citations') })
    const path = join(aFolder(), 'answers.ndjson')
    const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }
    await runActionInProcess({ inputs: inputsOf(`record:${path}`), event: pushEvent, env })
    return readFileSync(path, 'utf8')
  }

  const inputsOf = (answers: string) => ({
    ...{ brand: 'Acme', keywords: 'crm', engines: 'openai', 'brand-domains': 'acme.example' },
    ...{ 'min-cited-engines': '1', answers },
  })

  it.each(['answers.ndjson', 'absolute'])('are replayed as they were before: %s', async given => {
    const citing = await recordAnswer()
    const checkout = aRepository()
    const silent = { 'answers.ndjson': citing.replaceAll('acme', 'other').replaceAll('Acme', 'Other') }
    const commits = commitTwice(checkout, silent, () => write(checkout, { 'answers.ndjson': citing }))
    const path = given === 'absolute' ? join(checkout, 'answers.ndjson') : given
    const run = (event: WorkflowEvent) =>
      runActionInProcess({ inputs: inputsOf(`replay:${path}`), event, checkout })
    expect((await run(eventOf(commits))).outputs['verdict']).toBe('fail')
    expect((await run(pushEvent)).outputs['verdict']).toBe('pass')
  })
})

describe('a branch that began before the deciding files existed', () => {
  const config = '.github/ai-visibility.yml'
  const gate = (floor: number) =>
    `gates:\n  - key: acme\n    brand: Acme\n    keywords: { file: k.txt }\n    min-cited-engines: ${floor}\n`

  /** The head of such a branch is checked out, with what it brings itself. */
  function oldBranch(own: Record<string, string>) {
    const checkout = aRepository()
    commit(checkout, { 'README.md': 'x' })
    git(checkout, 'checkout', '--quiet', '-b', 'head')
    const head = commit(checkout, { 'README.md': 'y', ...own })
    git(checkout, 'checkout', '--quiet', 'main')
    const base = commit(checkout, { [config]: gate(4), 'k.txt': 'crm\n', ...fourCited })
    git(checkout, 'checkout', '--quiet', 'head')
    return { checkout, base, head }
  }

  it.each([
    ['lacks them', {}],
    ['brings its own', { [config]: gate(0), 'k.txt': 'easy\n', 'baseline.json': low }],
  ])(
    'is judged by those of the base branch where it %s, and the comment names the commit of the baseline',
    async (_, own) => {
      const { checkout, ...commits } = oldBranch(own)
      const { github, service, run } = await createStage(runActionInProcess, geminiLost)
      const inputs = { config, brand: '', keywords: '', baseline }
      const { outputs } = await run({ checkout, event: eventOf(commits), inputs })
      expect(outputs).toMatchObject({ verdict: 'fail', 'cited-engines-drop': '1' })
      expect(JSON.stringify(service.requests)).toContain('crm')
      const comment = github.comments[0]?.body.replaceAll('&#8203;', '')
      expect(comment).toContain(`as it was in the commit ${commits.base.slice(0, 7)}`)
    },
  )

  it('is an error where the tip of the base branch cannot be had, which names fetch-depth', async () => {
    const { checkout: origin, ...commits } = oldBranch({ [config]: gate(0) })
    const checkout = shallowClone(origin)
    git(checkout, 'remote', 'remove', 'origin')
    const { run } = await createStage(runActionInProcess, geminiLost)
    const inputs = { config, brand: '', keywords: '' }
    const { outputs, exitCode, log } = await run({ checkout, event: eventOf(commits), inputs })
    expect({ verdict: outputs['verdict'], exitCode }).toEqual({ verdict: 'error', exitCode: 1 })
    expect(log).toContain('AVG_BASE_FILE')
    expect(log).toContain('fetch-depth: 0')
  })
})

describe('a config file that a commenter brings', () => {
  it('is not read where the head is checked out after a comment on an issue', async () => {
    const config = 'gate.yml'
    const checkout = aRepository()
    const own = commit(checkout, { 'README.md': 'x' })
    const { service, run } = await createStage(runActionInProcess)
    const brought = `gates:\n  - key: acme\n    brand: Acme\n    keywords: [crm]\n    base-url: ${service.url}\n`
    const head = commit(checkout, { [config]: brought })
    const event = { name: 'issue_comment', payload: { action: 'created', ...pushEvent.payload } }
    const inputs = { config, brand: '', keywords: '', 'base-url': '', 'api-key': apiKey }
    const { exitCode, log } = await run({ checkout, event, inputs, env: { GITHUB_SHA: own } })
    expect(exitCode).toBe(1)
    expect(log).toContain('the checked-out commit adds this file')
    expect(service.requests).toEqual([])
    await run({ checkout, event, inputs, env: { GITHUB_SHA: head } })
    expect(service.requests).not.toEqual([])
  })
})

describe('a run that is to judge the pages of a pull request', () => {
  const pages = {
    'docs/prices.md': '# Prices\n\nAcme costs ten dollars a month.\n',
    'docs/team.md': '# Team\n\nTwo friends founded Acme in Oslo.\n',
  }
  const inputs = { brand: 'Acme', keywords: 'acme costs a month | owner: docs/prices.md', baseline: 'base' }

  /** A pull request that deletes the page with the answer. */
  function aPullRequest() {
    const checkout = aRepository()
    const base = commit(checkout, pages)
    git(checkout, 'checkout', '--quiet', '-b', 'head')
    rmSync(join(checkout, 'docs/prices.md'))
    return { checkout, base, head: commit(checkout, {}) }
  }

  it('is an error where pull_request_target checks out the base branch', async () => {
    const { checkout, ...commits } = aPullRequest()
    git(checkout, 'checkout', '--quiet', 'main')
    const event = { ...eventOf(commits), name: 'pull_request_target' }
    const { run } = await createStage(runActionInProcess)
    for (const baselineOf of ['base', 'none']) {
      const given = { ...inputs, baseline: baselineOf, 'base-url': '', 'api-key': '' }
      const env = { GITHUB_SHA: commits.base }
      const { outputs, exitCode, log } = await run({ checkout, event, inputs: given, env })
      expect({ verdict: outputs['verdict'], exitCode }).toEqual({ verdict: 'error', exitCode: 1 })
      expect(log).toContain('AVG_OTHER_TREE')
    }
  })

  it.each(['the head', 'the trial merge'])('judges %s', async what => {
    const { checkout, ...commits } = aPullRequest()
    if (what === 'the trial merge') {
      git(checkout, 'checkout', '--quiet', 'main')
      git(checkout, 'merge', '--quiet', '--no-ff', '--message', 'trial', 'head')
    }
    const env = { GITHUB_SHA: git(checkout, 'rev-parse', 'HEAD') }
    const { run } = await createStage(runActionInProcess)
    const given = { ...inputs, 'base-url': '', 'api-key': '' }
    const { outputs } = await run({ checkout, event: eventOf(commits), inputs: given, env })
    expect(outputs['verdict']).toBe('fail')
  })

  it('judges a push by the commit before it', async () => {
    const { checkout, base, head } = aPullRequest()
    const event = { ...pushEvent, payload: { ...pushEvent.payload, before: base } }
    const { run } = await createStage(runActionInProcess)
    const given = { ...inputs, 'base-url': '', 'api-key': '' }
    expect(
      (await run({ checkout, event, env: { GITHUB_SHA: head }, inputs: given })).outputs['verdict'],
    ).toBe('fail')
  })
})
