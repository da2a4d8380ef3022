/** A pull request is compared with the baseline file, and answered from the recording, that it is based on. */
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
import { createStage, fourCited, geminiLost } from '../../support/stage.ts'

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
  it.each([
    ['lowered', (checkout: string) => write(checkout, { [baseline]: low })],
    ['deleted', (checkout: string) => rmSync(join(checkout, baseline))],
    [
      'replaced by a link to another file',
      (checkout: string) => {
        write(checkout, { 'low.json': low })
        rmSync(join(checkout, baseline))
        symlinkSync('low.json', join(checkout, baseline))
      },
    ],
  ])('is read as it was before it was %s', async (_, change) => {
    const checkout = aRepository()
    const commits = commitTwice(checkout, fourCited, change)
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

  it('is fetched from the base where the checkout is shallow', async () => {
    const origin = aRepository()
    const commits = commitTwice(origin, fourCited, () => write(origin, { [baseline]: low }))
    const checkout = shallowClone(origin)
    expect((await runBelowBaseline(checkout, eventOf(commits))).outputs['verdict']).toBe('fail')
  })

  it('counts on a push, which is no proposal', async () => {
    const checkout = aRepository()
    commitTwice(checkout, fourCited, () => write(checkout, { [baseline]: low }))
    expect((await runBelowBaseline(checkout, pushEvent)).outputs['verdict']).toBe('pass')
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
    for (const text of texts) expect(text).toContain('the change adds the file')
  })
})

describe('a baseline file that cannot be read as it was before', () => {
  it.each([
    [
      'without a checkout',
      (checkout: string) => rmSync(join(checkout, '.git'), { recursive: true }),
      'not inside a git checkout',
    ],
    [
      'without the commit that the change is based on',
      (checkout: string) => git(checkout, 'remote', 'set-url', 'origin', 'file:///nowhere'),
      'could not be fetched',
    ],
  ])('is an error %s, and comment and summary say so', async (_, breakCheckout, reason) => {
    const origin = aRepository()
    const commits = commitTwice(origin, fourCited, () => write(origin, { [baseline]: low }))
    const checkout = shallowClone(origin)
    breakCheckout(checkout)
    const { outputs, exitCode, texts } = await runBelowBaseline(checkout, eventOf(commits))
    expect(outputs['verdict']).toBe('error')
    expect(exitCode).toBe(1)
    for (const text of texts) {
      expect(text).toContain(reason)
      expect(text).toContain('it could not be checked whether the change edits the file')
    }
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
