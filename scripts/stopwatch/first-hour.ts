/** What a new user does, step by step, with how long each takes. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { CONFIG_PATH } from '../../src/inputs/unknown-names.ts'
import { toOpenAi } from '../fleet/answers.ts'
import { pullRequestEvent, runAction, scheduleEvent } from '../lib/action.ts'
import { startArtifactService } from '../lib/artifact-server.ts'
import { startGitHub, workflowToken } from '../lib/github-server.ts'
import { listen } from '../lib/listen.ts'

export interface Program {
  name: string
  /** The start script. */
  script: string
}

export interface Timed {
  name: string
  seconds: number
  /** What a person types or must know. */
  typed: string[]
}

const configSchema = z.object({
  gates: z.tuple([z.object({ key: z.string() }), z.object({ key: z.string() })]),
})

/** Does the first hour in a checkout. Throws if a step does not end as expected. */
export async function runFirstHour(folder: string, { script }: Program): Promise<Timed[]> {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  const git = (...words: string[]) =>
    execFileSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  const run = (...words: string[]) => {
    const env = { ...process.env, OPENAI_API_KEY: 'stand-in' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
      cwd: folder,
      encoding: 'utf8',
      env,
    })
    if (status !== 0) throw new Error(`${words.join(' ')} exited with ${status}:\n${stdout}\n${stderr}`)
    return stdout
  }
  const steps: Timed[] = []
  const time = async (name: string, typed: string[], work: () => unknown) => {
    const start = performance.now()
    await work()
    steps.push({ name, seconds: (performance.now() - start) / 1000, typed })
  }

  await time('init', ['the command init', 'what it is for: gate, track', 'the domain of the brand'], () =>
    run('init', '--yes', '--for', 'gate,track', '--engines', 'openai', '--brand-domains', 'acme.example'),
  )
  await time('commit', ['the line of git that init prints'], () => {
    git('add', '.github')
    git('commit', '--quiet', '--message=Watch our AI visibility')
  })
  await time('doctor', ['the command doctor', 'the key of the engine, as a secret'], () => run('doctor'))
  const base = git('rev-parse', 'HEAD')
  const config = readFileSync(join(folder, CONFIG_PATH), 'utf8')
  const [pullRequests, weekly] = configSchema.parse(parse(config)).gates
  // The page of the last question, which its names confirm as the owner.
  const owners = [...config.matchAll(/^ *#?- .*\| owner"?: ([^\s#]+)/gm)].map(([, path = '']) => path)
  const page = owners.at(-1) ?? ''
  await time('first failing comment', ['a pull request'], () =>
    failOnce(folder, { base, page }, pullRequests, git),
  )
  await time('weekly run and report', [], () => track(folder, weekly))
  return steps
}

/** Opens a pull request that deletes a page, and waits for the comment. */
async function failOnce(
  folder: string,
  { base, page }: { base: string; page: string },
  inputs: Record<string, string>,
  git: (...words: string[]) => string,
): Promise<void> {
  rmSync(join(folder, page))
  git('rm', '--quiet', '--cached', page)
  git('commit', '--quiet', '--message=Delete a page')
  const headSha = git('rev-parse', 'HEAD')
  const github = await startGitHub()
  github.moveHead(headSha)
  const artifacts = await startArtifactService()
  const { outputs, log } = await runAction({
    inputs: { ...inputs, 'github-token': workflowToken },
    event: pullRequestEvent({ baseSha: base, headSha }),
    checkout: folder,
    env: { GITHUB_API_URL: github.url, ...artifacts.env },
  })
  await Promise.all([artifacts.close(), github.close()])
  const comment = github.comments[0]?.body ?? ''
  if (outputs['verdict'] !== 'fail' || !/lost (?:its|their) answer/.test(comment)) throw new Error(log)
}

/** Runs the weekly workflow once with an engine that cites the brand in every answer. */
async function track(folder: string, inputs: Record<string, string>): Promise<void> {
  const engine = createServer((_, response) => {
    const cited = [{ text: 'People name it.', url: 'https://acme.example/page' }]
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(toOpenAi(cited, 'a question')))
  })
  const { url, close } = await listen(engine)
  const artifacts = await startArtifactService()
  const { outputs, log } = await runAction({
    // There is no branch to push the history to.
    inputs: { ...inputs, baseline: 'none', issue: 'never', 'github-token': workflowToken },
    event: scheduleEvent,
    checkout: folder,
    env: { OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: url, ...artifacts.env },
  })
  await Promise.all([artifacts.close(), close()])
  if (outputs['verdict'] !== 'pass' || !outputs['report-files']) throw new Error(log)
}
