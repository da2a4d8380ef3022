import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { checkWorkflow } from '../support/check-workflow.ts'
import { aFolder } from '../support/git-repository.ts'

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
})
const permissionsSchema = z.record(z.string(), z.enum(['read', 'write']))
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: permissionsSchema.optional(),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()]) }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: permissionsSchema.default({}),
      // GitHub's own default is six hours.
      'timeout-minutes': z.number().default(360),
      steps: z.array(stepSchema),
    }),
  ),
})

const packageSchema = z.object({
  version: z.string(),
  repository: z.object({ url: z.string() }),
  homepage: z.string(),
  bugs: z.string(),
})

const root = new URL('../../', import.meta.url)
const folder = new URL('.github/workflows/', root)
const names = readdirSync(folder).sort()
const readText = (path: string) => readFileSync(new URL(path, root), 'utf8')
const { version, repository, homepage, bugs } = packageSchema.parse(JSON.parse(readText('package.json')))
const [, own = ''] = /github\.com\/(.*)\.git$/.exec(repository.url) ?? []
const texts = new Map(names.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]))
const workflows = new Map(Array.from(texts, ([name, text]) => [name, workflowSchema.parse(parse(text))]))

/** Every job, named as `release.yml/publish`. */
const jobs = Array.from(workflows, ([name, workflow]) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ name: `${name}/${id}`, job })),
).flat()
const steps = jobs.flatMap(({ name, job }) => job.steps.map(step => ({ name, step })))

/** Whole lines, so that the comment behind a pin is seen as well. */
const usesLines = Array.from(texts.values(), text => text.match(/^[\s-]*uses:.*$/gm) ?? []).flat()

describe('the workflows', () => {
  it.each([...texts])('%s satisfies GitHub’s parser', async (_, text) => {
    expect(await checkWorkflow(text)).toEqual([])
  })

  // A repository that requires full commits refuses a tag, also one inside of a workflow that it calls.
  it('pin every action to a full commit and say its version, or take the one of their own commit', () => {
    const pinned = /uses: (?:\$\/\.|[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
    expect(usesLines.length).toBeGreaterThan(0)
    expect(usesLines.filter(line => !pinned.test(line))).toEqual([])
  })

  it('pin an action to the same commit everywhere', () => {
    const pins = new Set(usesLines.map(line => line.replace(/.*uses: /, '')).filter(pin => pin !== '$/.'))
    const actions = new Set(Array.from(pins, pin => pin.replace(/@.*/, '')))
    expect(pins.size).toBe(actions.size)
  })

  it('grant nothing at the top and the least to each job', () => {
    for (const [name, workflow] of workflows) {
      expect(workflow.permissions, name).toEqual({})
    }
    const beyondReading = jobs
      .map(({ name, job }) => ({ name, permissions: job.permissions }))
      .filter(({ permissions }) =>
        Object.entries(permissions).some(grant => grant.join() !== 'contents,read'),
      )
    expect(beyondReading).toEqual([
      { name: 'ai-visibility.yml/gate', permissions: { contents: 'read', 'pull-requests': 'write' } },
      { name: 'codeql.yml/analyze', permissions: { contents: 'read', 'security-events': 'write' } },
      { name: 'pages.yml/deploy', permissions: { pages: 'write', 'id-token': 'write' } },
      {
        name: 'release.yml/attest',
        permissions: { actions: 'read', 'id-token': 'write', attestations: 'write' },
      },
      { name: 'release.yml/publish', permissions: { actions: 'read', contents: 'write' } },
      { name: 'release.yml/npm', permissions: { actions: 'read', 'id-token': 'write' } },
      {
        name: 'scorecard.yml/scorecard',
        permissions: { contents: 'read', 'security-events': 'write', 'id-token': 'write' },
      },
    ])
  })

  it('publish the documents from a job that runs no code of the repository', () => {
    const deploy = steps.filter(({ name }) => name === 'pages.yml/deploy').map(({ step }) => step)
    expect(deploy.filter(({ run }) => run !== undefined)).toEqual([])
    expect(deploy.map(({ uses }) => uses?.replace(/@.*/, ''))).toEqual([
      'actions/configure-pages',
      'actions/deploy-pages',
    ])
    const { on } = workflows.get('pages.yml') ?? {}
    expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null })
  })

  it('run no code of the repository in a job that may write to it or sign for it', () => {
    const usesOf = (job: string) =>
      steps
        .filter(({ name }) => name === job)
        .map(({ step }) => step.uses?.replace(/@.*/, ''))
        .filter(uses => uses !== undefined)
    const scripts = steps
      .filter(({ name }) => name === 'release.yml/attest' || name === 'release.yml/publish')
      .map(({ step }) => step.run ?? '')
    expect(usesOf('release.yml/attest')).toEqual(['actions/attest'])
    expect(usesOf('release.yml/publish')).toEqual([])
    expect(scripts.filter(script => /\b(?:npm|npx|node|git clone|git fetch)\b|\.ci\//.test(script))).toEqual(
      [],
    )
  })

  it('restore no cache in a release', () => {
    const setups = steps.filter(
      ({ name, step }) => name.startsWith('release.yml/') && step.uses?.startsWith('actions/setup-node@'),
    )
    expect(setups.map(({ step }) => step.with)).toEqual([
      { 'node-version': 24, 'package-manager-cache': false },
      {
        'node-version': 24,
        'package-manager-cache': false,
        'registry-url': 'https://registry.npmjs.org',
      },
    ])
  })

  it('release only what the tests passed and what is attested', () => {
    const needs = Object.entries(workflows.get('release.yml')?.jobs ?? {}).map(([id, job]) => [id, job.needs])
    expect(needs).toEqual([
      ['verify', undefined],
      ['attest', 'verify'],
      ['publish', 'attest'],
      ['npm', 'publish'],
    ])
  })

  it('publish the attested package to npm, without a token and without a step that runs its code', () => {
    const npm = workflows.get('release.yml')?.jobs['npm']
    expect(npm?.steps.flatMap(({ run = [] }) => run)).toEqual([
      'gh run download "$GITHUB_RUN_ID" --name package',
      'npm publish ./ai-visibility-gate-*.tgz --ignore-scripts --provenance --access public',
    ])
    expect(JSON.stringify(npm)).not.toContain('secrets.')
  })

  it.each([
    [version, own, ''],
    ['9.9.9', own, 'Tag and package.json disagree'],
    [version, 'acme/gate', 'Repository and package.json disagree'],
  ])('release nothing but what package.json names: %s of %s', (tag, from, problem) => {
    const compare = steps.find(({ step }) => step.run?.includes('GITHUB_REF_NAME != "$version"'))?.step.run
    const env = { ...process.env, GITHUB_REF_NAME: `v${tag}`, GITHUB_REPOSITORY: from }
    const { stdout, status } = spawnSync('bash', ['-e', '-c', compare ?? ''], {
      ...{ cwd: root, env, encoding: 'utf8' },
    })
    expect({ problem: /title=(.*?)::/.exec(stdout)?.[1] ?? '', fails: status !== 0 }).toEqual({
      problem,
      fails: problem !== '',
    })
  })

  it('name one repository in package.json, and in all that refers to the release', () => {
    for (const url of [homepage, bugs]) expect(url).toContain(`https://github.com/${own}`)
    for (const file of ['src/hosts/cli/init/setup.ts', '.github/workflows/pages.yml', 'SECURITY.md'])
      expect(readText(file)).toContain(own)
  })

  it('let Scorecard publish: its job holds nothing but checkout, Scorecard and the upload', () => {
    const workflow = workflows.get('scorecard.yml')
    for (const part of [workflow, workflow?.jobs['scorecard']]) {
      expect(part).toBeDefined()
      expect(Object.keys(part ?? {})).not.toContain('env')
      expect(Object.keys(part ?? {})).not.toContain('defaults')
    }
    const used = steps.filter(({ name }) => name === 'scorecard.yml/scorecard').map(({ step }) => step.uses)
    expect(used.map(uses => uses?.replace(/@.*/, ''))).toEqual([
      'actions/checkout',
      'ossf/scorecard-action',
      'github/codeql-action/upload-sarif',
    ])
  })

  it('expand no expression inside a script', () => {
    expect(steps.filter(({ step }) => step.run?.includes('${{'))).toEqual([])
  })

  it('never run with the secrets of the base repository for a pull request', () => {
    for (const [name, workflow] of workflows) {
      expect(Object.keys(workflow.on), name).not.toContain('pull_request_target')
      expect(Object.keys(workflow.on), name).not.toContain('workflow_run')
    }
  })

  it('leave no token behind in a checkout', () => {
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'))
    expect(checkouts.length).toBeGreaterThan(0)
    expect(checkouts.filter(({ step }) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  it('end every job within 20 minutes', () => {
    expect(jobs.filter(({ job }) => job['timeout-minutes'] > 20).map(({ name }) => name)).toEqual([])
  })
})

describe('the tarball that a runner downloads', () => {
  const folder = aFolder()
  execFileSync('sh', ['-c', 'git archive --worktree-attributes HEAD | tar -x -C "$0"', folder], { cwd: root })

  it('has only the files that run', () => {
    const names = readdirSync(folder)
    expect(names).toEqual(expect.arrayContaining(['action.yml', 'bin', 'dist', 'package.json', 'LICENSE']))
    expect(names.filter(name => ['src', 'test', 'docs', 'scripts', 'examples'].includes(name))).toEqual([])
  })

  it('runs', () => {
    const words = [join(folder, 'bin/ai-visibility-gate.js'), '--version']
    expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toBe(`${version}\n`)
  })
})

describe('the gate of our own documents', () => {
  it('runs the action of the commit on pull requests', () => {
    expect(workflows.get('ai-visibility.yml')?.on).toHaveProperty('pull_request')
    const uses = steps.filter(({ step }) => step.uses === '$/.').map(({ name }) => name)
    expect(uses).toEqual(['ai-visibility.yml/gate'])
  })

  it('asks ten questions, each with an owner that exists', () => {
    const owners = [...readText('.github/ai-visibility.yml').matchAll(/ \| owner: (\S+)/g)]
    expect(owners).toHaveLength(10)
    for (const [, path = ''] of owners) expect(() => readText(path)).not.toThrow()
  })
})

describe('the scripts of CI', () => {
  it.each(['.ci/run', '.ci/check-dist', '.ci/check-signatures'])('%s is executable and parses', script => {
    const path = new URL(script, root)
    accessSync(path, constants.X_OK)
    execFileSync('bash', ['-n', fileURLToPath(path)])
  })
})
