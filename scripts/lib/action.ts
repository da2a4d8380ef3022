/** Runs the committed bundle as GitHub would: a child process with a runner's environment, away from node_modules. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CONFIG_PATH } from '../../src/inputs/unknown-names.ts'
import { inputVariables, splitValues } from './inputs.ts'

export const repository = 'acme/website'
export const headSha = '1111111111111111111111111111111111111111'
/** The empty commit that commitNothing makes: what pull requests are based on. */
export const otherSha = '18efd8128ab97a34a9f6ea2f96409a5d2d5bceef'

export interface WorkflowEvent {
  name: string
  payload: object
}

const repositoryPayload = { full_name: repository, default_branch: 'main' }

/** A pull request from the repository itself, or from the fork `head`. */
export function pullRequestEvent({
  number = 7,
  head = repository,
  headSha: sha = headSha,
  baseSha = otherSha,
} = {}): WorkflowEvent {
  return {
    name: 'pull_request',
    payload: {
      action: 'synchronize',
      number,
      pull_request: {
        number,
        head: { sha, ref: 'content', repo: { full_name: head } },
        base: { sha: baseSha, ref: 'main', repo: { full_name: repository } },
      },
      repository: repositoryPayload,
    },
  }
}

export const pushEvent: WorkflowEvent = {
  name: 'push',
  payload: { ref: 'refs/heads/content', after: headSha, repository: repositoryPayload },
}
export const scheduleEvent: WorkflowEvent = {
  name: 'schedule',
  payload: { schedule: '0 6 * * 1', repository: repositoryPayload },
}
export const manualEvent: WorkflowEvent = {
  name: 'workflow_dispatch',
  payload: { inputs: null, repository: repositoryPayload },
}
export const mergeGroupEvent: WorkflowEvent = {
  name: 'merge_group',
  payload: {
    action: 'checks_requested',
    merge_group: { base_sha: otherSha, head_sha: headSha },
    repository: repositoryPayload,
  },
}

export interface ActionRun {
  /**
   * As in the workflow's `with:`; the defaults of action.yml stand for the rest. Values that only the config file has are
   * written there.
   */
  inputs: Record<string, string>
  event?: WorkflowEvent
  env?: Record<string, string>
  /** A checkout to work in, instead of an empty folder. */
  checkout?: string
  /** Files of the workspace, by name, which a step before made: git does not track them. With them, an empty folder becomes a checkout. */
  files?: Record<string, string>
  /** Called with the running process, to send it a signal. */
  started?: (kill: (signal: NodeJS.Signals) => void) => void
  /** Arguments for node, before the script. */
  nodeOptions?: string[]
  /** The node to run with, instead of the one that runs the tests. */
  node?: string
  /** The folder of the action, instead of a folder that has only the action. */
  action?: string
}

export interface ActionResult {
  exitCode: number | null
  log: string
  /** What the step's outputs file says; undefined for an output that was never set. */
  outputs: Record<string, string>
  summary: string
  /** The runner's temporary folder. */
  tempFolder: string
  workspace: string
}

let installed: string | undefined

/** The folder with dist/ and bin/ as they are downloaded: away from node_modules. */
export function installAction(): string {
  if (installed === undefined) {
    installed = mkdtempSync(join(tmpdir(), 'action-'))
    for (const name of ['dist', 'bin', 'package.json'])
      cpSync(name, join(installed, name), { recursive: true })
  }
  return installed
}

interface PreparedStep {
  /** The runner's variables, inputs included. */
  env: Record<string, string>
  workspace: string
  /** Reads what the step left behind. */
  collect(exitCode: number | null, log: string): ActionResult
}

/** The variables without which no program starts: the path, and what Windows and temporary folders need besides. */
export function systemVariables(): Record<string, string> {
  const names = ['PATH', 'SystemRoot', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR', 'USERPROFILE']
  const system = Object.fromEntries(
    names.flatMap(name => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  // The remotes are folders.
  return { ...system, GIT_ALLOW_PROTOCOL: 'file' }
}

/** Makes the files and variables that a runner prepares for a step. */
export function prepareStep({
  inputs: values,
  event = pullRequestEvent(),
  env = {},
  checkout,
  files: given,
}: Pick<ActionRun, 'inputs' | 'event' | 'env' | 'checkout' | 'files'>): PreparedStep {
  const { inputs, config } = splitValues(values)
  const files = config === undefined ? given : { ...given, [CONFIG_PATH]: config }
  const home = mkdtempSync(join(tmpdir(), 'runner-'))
  const place = (name: string, content = '') => {
    writeFileSync(join(home, name), content)
    return join(home, name)
  }
  const workspace = checkout ?? mkdtempSync(join(home, 'work-'))
  const tempFolder = mkdtempSync(join(home, 'temp-'))
  if (checkout === undefined && files !== undefined) commitNothing(workspace)
  for (const [name, content] of Object.entries(files ?? {})) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true })
    writeFileSync(join(workspace, name), content)
  }
  const outputFile = place('output')
  const summaryFile = place('summary')
  return {
    workspace,
    env: {
      ...systemVariables(),
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      GITHUB_EVENT_PATH: place('event.json', JSON.stringify(event.payload)),
      GITHUB_EVENT_NAME: event.name,
      GITHUB_ACTION_REPOSITORY: 'ai-visibility-gate/ai-visibility-gate',
      GITHUB_ACTION_REF: 'v1',
      GITHUB_REPOSITORY: repository,
      GITHUB_SHA: headSha,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_RUN_ID: '42',
      GITHUB_ACTOR: 'octocat',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: tempFolder,
      ...inputVariables(inputs),
      ...env,
    },
    collect: (exitCode, log) => ({
      exitCode,
      log,
      outputs: readOutputs(readFileSync(outputFile, 'utf8')),
      summary: readFileSync(summaryFile, 'utf8'),
      tempFolder,
      workspace,
    }),
  }
}

/** Makes a folder a repository with one empty commit, whose id is always the same. */
function commitNothing(folder: string): void {
  const date = '2026-11-01T00:00:00Z'
  const env = {
    ...process.env,
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    ...{ GIT_AUTHOR_NAME: 'Base', GIT_AUTHOR_EMAIL: 'base@example.com', GIT_AUTHOR_DATE: date },
    ...{ GIT_COMMITTER_NAME: 'Base', GIT_COMMITTER_EMAIL: 'base@example.com', GIT_COMMITTER_DATE: date },
  }
  const options = { cwd: folder, env }
  execFileSync('git', ['init', '--quiet', '--object-format=sha1', '--initial-branch=main'], options)
  execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message=base'], options)
}

/** Runs the bundle as a step. */
export async function runAction({
  started,
  nodeOptions = [],
  node = process.execPath,
  action = installAction(),
  ...run
}: ActionRun): Promise<ActionResult> {
  const { env, workspace, collect } = prepareStep(run)
  const script = join(action, 'dist', 'index.js')
  const child = spawn(node, [...nodeOptions, script], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  started?.(signal => child.kill(signal))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const [exitCode, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return collect(exitCode, out + err)
}

/** The runner's file format: `name<<delimiter`, lines, `delimiter`. */
function readOutputs(content: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = content.split('\n')
  while (lines.length > 0) {
    const [name, delimiter] = lines.shift()?.split('<<') ?? []
    if (!name || delimiter === undefined) continue
    const end = lines.indexOf(delimiter)
    outputs[name] = lines.slice(0, end).join('\n')
    lines.splice(0, end + 1)
  }
  return outputs
}

/** Every file below `folder`, by its path. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
