import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { exampleWorkflows } from '../../scripts/lib/documents.ts'
import { renderComment, renderWorkflow } from '../../src/init/workflow.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { checkWorkflow } from '../support/check-workflow.ts'
import { aContext } from '../support/settings.ts'

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
})
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  jobs: z.record(z.string(), z.looseObject({ steps: z.array(stepSchema) })),
})

const read = (path: string) => readFileSync(path, 'utf8')
const stepsOf = (path: string) =>
  Object.values(workflowSchema.parse(parse(read(path))).jobs).flatMap(job => job.steps)

/** Lines with the comment behind a pin. */
const usesLines = (text: string) => text.match(/uses: (?!\.\/).*$/gm) ?? []

describe.each(exampleWorkflows)('%s', path => {
  it('satisfies GitHub’s parser, and gives each gate inputs that exist', async () => {
    expect(await checkWorkflow(read(path))).toEqual([])
  })

  it('gives each gate the inputs that are required', () => {
    const gates = stepsOf(path).filter(({ uses }) => uses?.startsWith('ai-visibility-gate/'))
    const isOnlyReport = stepsOf(path).some(({ run = '' }) => run.includes('ai-visibility-gate.js'))
    if (!isOnlyReport) expect(gates).not.toEqual([])
    for (const gate of gates) {
      // A step that comments for a finished run measures nothing, and a matrix runs the gates of the config file.
      if (gate.with['mode'] === undefined && !path.endsWith('matrix.yml'))
        expect(Object.keys(gate.with)).toEqual(expect.arrayContaining(['brand', 'keywords']))
    }
  })

  it('runs no script in a job that may write', () => {
    const { jobs } = workflowSchema.parse(parse(read(path)))
    const writing = Object.values(jobs).filter(job => JSON.stringify(job['permissions']).includes('write'))
    const scripts = writing.flatMap(job => job.steps.flatMap(({ run }) => run ?? []))
    expect(scripts.filter(script => script !== 'exit 1')).toEqual([])
  })

  it('keeps no token in a checkout, which brings the base of a pull request', () => {
    const { on } = workflowSchema.parse(parse(read(path)))
    const checkouts = stepsOf(path).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    for (const checkout of checkouts) {
      const isOfChange = 'pull_request' in on && checkout.with['ref'] === undefined
      expect(checkout.with).toMatchObject({
        'persist-credentials': false,
        ...(isOfChange && { 'fetch-depth': 2 }),
      })
    }
  })

  it('pins actions to full commits, to the same as the workflows of this repository', () => {
    const others = usesLines(read(path)).filter(line => !line.includes('ai-visibility-gate/'))
    const own = readdirSync('.github/workflows').flatMap(name => usesLines(read(`.github/workflows/${name}`)))
    for (const line of others) {
      expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
      const [name] = line.split('@')
      expect([line, undefined]).toContain(own.find(other => other.startsWith(`${name}@`)))
    }
  })
})

const withoutConfig = (key: unknown, value: unknown) =>
  ['brand', 'keywords', 'baseline'].includes(String(key)) ? undefined : value

const builds = [
  ['built-site.yml', 'docusaurus build'],
  ['built-site-hugo.yml', 'hugo build'],
  ['built-site-sphinx.yml', 'sphinx-build'],
] as const

describe.each(builds)('%s', (name, command) => {
  const path = `examples/workflows/${name}`
  const { base, head, gate } = workflowSchema.parse(parse(read(path))).jobs

  it('builds the base and the change in the same way, in jobs that may only read', () => {
    for (const job of [base, head]) {
      expect(job?.['permissions']).toEqual({ contents: 'read' })
      expect(job?.['outputs']).toEqual({ artifact: '${{ steps.upload.outputs.artifact-id }}' })
      expect(job?.steps.at(-2)?.run).toMatch(new RegExp(`\\b${command} .*\\bsite$`))
      // Without an id the other job would download all artifacts.
      expect(job?.steps.at(-1)).toMatchObject({
        id: 'upload',
        with: { path: 'site', 'if-no-files-found': 'error' },
      })
      // The download takes one artifact of each name, and the ids of attempts are in no order.
      expect(job?.steps.at(-1)?.with['name']).toContain('${{ github.run_attempt }}')
    }
    const [checkout, takeTheBase, ...others] = base?.steps ?? []
    expect(takeTheBase?.run).toBe('git checkout --detach HEAD^1')
    expect([checkout, ...others].slice(0, -1)).toEqual(head?.steps.slice(0, -1))
  })

  it('gives them no secret, and no cache through which one could change the other', () => {
    expect(read(path)).not.toMatch(/\bsecrets\.|\bcache/)
  })

  it('compares them in a job that runs nothing of the repository, by artifacts that no other job can replace', () => {
    expect(gate?.steps.map(({ uses }) => uses?.replace(/@.*/, ''))).toEqual([
      undefined,
      'actions/checkout',
      'actions/download-artifact',
      'actions/download-artifact',
      'ai-visibility-gate/ai-visibility-gate',
    ])
    expect(gate?.steps.slice(2, 4).map(step => step.with)).toEqual([
      { 'artifact-ids': '${{ needs.base.outputs.artifact }}', path: '_base/site' },
      { 'artifact-ids': '${{ needs.head.outputs.artifact }}', path: 'site' },
    ])
    expect(gate?.steps.at(-1)?.with).toMatchObject({
      content: 'site/**',
      baseline: 'base',
    })
  })

  it('fails if a build fails, because a required check that is skipped passes', () => {
    expect(gate).toMatchObject({ needs: ['base', 'head'], if: '${{ always() }}' })
    expect(gate?.steps[0]).toMatchObject({
      if: "${{ needs.base.result != 'success' || needs.head.result != 'success' }}",
      run: 'exit 1',
    })
  })
})

describe('examples/workflows/monorepo.yml', () => {
  it('gives each gate its own key and pages', () => {
    const gates = stepsOf('examples/workflows/monorepo.yml').slice(1)
    expect(new Set(gates.map(gate => gate.with['key'])).size).toBe(2)
    expect(new Set(gates.map(gate => gate.with['content'])).size).toBe(2)
  })
})

describe('examples/workflows/dashboard.yml', () => {
  const path = 'examples/workflows/dashboard.yml'
  const { on } = z
    .looseObject({ on: z.looseObject({ workflow_run: z.looseObject({ workflows: z.array(z.string()) }) }) })
    .parse(parse(read(path)))

  it('follows the examples that record runs, by their names', () => {
    const names = ['weekly', 'matrix'].map(
      name => z.looseObject({ name: z.string() }).parse(parse(read(`examples/workflows/${name}.yml`))).name,
    )
    expect(on.workflow_run.workflows).toEqual(names)
  })

  it('publishes the folder that the command writes from the branch', () => {
    const [checkout, , command, upload] = stepsOf(path)
    const [history, output] = [checkout?.with['path'], upload?.with['path']]
    expect(checkout?.with['ref']).toBe('ai-visibility-history')
    expect(command?.run).toMatch(new RegExp(` report --history ${history} --output ${output}\\n$`))
  })
})

describe('examples/workflows/matrix.yml', () => {
  const path = 'examples/workflows/matrix.yml'
  const { gate } = workflowSchema.parse(parse(read(path))).jobs
  const strategySchema = z.looseObject({ matrix: z.strictObject({ key: z.array(z.string()) }) })
  const { matrix } = strategySchema.parse(gate?.['strategy'])
  const { key } = gate?.steps.at(-1)?.with ?? {}

  it('copies the config file of the examples, and runs one gate of it in each job', async () => {
    expect(key).toBe('${{ matrix.key }}')
    expect(read('examples/ai-visibility.yml')).toContain('# Copy to .github/ai-visibility.yml,')
    const facts = aContext({ workspace: '.', withoutSecrets: true })
    for (const key of matrix.key) {
      const { gates } = await readGates({ config: 'examples/ai-visibility.yml', key }, { ...facts, env: {} })
      expect(gates).toMatchObject([{ key, settings: { key, baseline: { source: { kind: 'branch' } } } }])
    }
  })

  it('has a job for each gate with a history on a branch, and grants what it writes', async () => {
    const facts = aContext({ workspace: '.', withoutSecrets: true })
    const { gates } = await readGates({ config: 'examples/ai-visibility.yml' }, { ...facts, env: {} })
    const recorded = gates.filter(({ settings }) => settings.baseline.source.kind === 'branch')
    expect(matrix.key).toEqual(recorded.map(recordedGate => recordedGate.key))
    expect(gate?.['permissions']).toEqual({ contents: 'write', issues: 'write' })
  })
})

describe('the workflows for pull requests from forks', () => {
  const [gatePath, commentPath] = ['examples/workflows/fork-gate.yml', 'examples/workflows/fork-comment.yml']
  const [gate, comment] = [gatePath, commentPath].map(path => workflowSchema.parse(parse(read(path))))
  const permissionsOf = ({ jobs } = { jobs: {} }) =>
    Object.values<Record<string, unknown>>(jobs).map(({ permissions }) => permissions)

  it('read in one and write in the other, which starts when the first has ended', () => {
    expect(permissionsOf(gate)).toEqual([{ contents: 'read', 'pull-requests': 'read' }])
    expect(permissionsOf(comment)).toEqual([{ actions: 'read', 'pull-requests': 'write' }])
    expect(gate?.['on']).toHaveProperty('pull_request')
    expect(comment?.['on']).toEqual({ workflow_run: { workflows: [gate?.['name']], types: ['completed'] } })
  })

  it.each([
    [gatePath, renderWorkflow],
    [commentPath, renderComment],
  ])('are what init writes, except for the inputs of its config file: %s', (path, render) => {
    const action = stepsOf(commentPath)[0]?.uses ?? ''
    const written = render({ purposes: ['gate'], brands: [], engines: [], action, hasForks: true })
    const [own, example] = [written, read(path)].map(text => {
      const { on, jobs, permissions, ...others } = parse(text, withoutConfig)
      const [[key, job] = ['', { permissions: {} }]] = Object.entries<typeof jobs>(jobs)
      const trigger = typeof on === 'string' ? { [on]: null } : on
      return {
        on: trigger,
        key,
        job: { ...job, permissions: { ...permissions, ...job.permissions } },
        ...others,
      }
    })
    expect(own).toEqual(example)
  })

  it('run nothing of the pull request in the job that may write', () => {
    const [step, ...others] = stepsOf(commentPath)
    expect(others).toEqual([])
    expect(step?.uses).toMatch(/^ai-visibility-gate\//)
    expect(read(commentPath)).not.toMatch(/\brun:|uses:.*checkout|secrets\./)
  })

  it('leave the comment to the second', () => {
    expect(stepsOf(gatePath).at(-1)?.with).toMatchObject({ report: 'outcome', comment: 'never' })
    expect(stepsOf(commentPath)[0]?.with).toEqual({ mode: 'comment' })
  })
})
