import { describe, expect, it } from 'vitest'
import { readGateSteps } from '../../src/doctor/workflows.ts'
import { renderWorkflow, WORKFLOW_PATH } from '../../src/init/workflow.ts'

describe('readGateSteps', () => {
  it.each([
    ['w.yml', 'ai-visibility-gate/ai-visibility-gate@v1.2.3'],
    [WORKFLOW_PATH, `acme/copy@${'0a'.repeat(20)}`],
  ])('reads the workflow that init writes, %s with %s', (file, action) => {
    const text = renderWorkflow({ purposes: ['gate'], brands: [], engines: [], action })
    expect(readGateSteps(file, text)).toEqual([
      {
        file,
        job: 'gate',
        events: ['pull_request'],
        fetchDepth: 2,
        permissions: { contents: 'read', 'pull-requests': 'write' },
        inputs: {},
        variables: [],
      },
    ])
  })

  it('reads permissions and variables of the job, events as a mapping, and the depth that checkout has by itself', () => {
    const text = `
on:
  schedule: [{ cron: '0 6 * * 1' }]
permissions: write-all
env: { OPENAI_API_KEY: x }
jobs:
  one:
    permissions: { actions: read }
    env: { XAI_API_KEY: x }
    steps:
      - uses: actions/checkout@v7
      - run: echo
      - uses: acme/ai-visibility-gate@main
        env: { GEMINI_API_KEY: x }
        with: { Brand: Acme, samples: 3 }
  two:
    steps:
      - uses: acme/ai-visibility-gate@main
      - uses: actions/checkout@v7
  three:
    uses: ./.github/workflows/other.yml
`
    const [one, two, ...others] = readGateSteps('w.yml', text) ?? []
    expect(one).toMatchObject({
      events: ['schedule'],
      fetchDepth: 1,
      permissions: { actions: 'read' },
      inputs: { brand: 'Acme', samples: '3' },
      variables: ['OPENAI_API_KEY', 'XAI_API_KEY', 'GEMINI_API_KEY'],
    })
    expect(two).toMatchObject({
      fetchDepth: undefined,
      permissions: { 'pull-requests': 'write' },
      inputs: {},
    })
    expect(others).toEqual([])
  })

  it.each(['./', '$/.', 'acme/ai-visibility-gate@main'])('recognizes a step that uses %s', uses => {
    const text = `on: push\njobs: { a: { steps: [{ uses: ${uses} }] } }`
    expect(readGateSteps('w.yml', text)).toHaveLength(1)
  })

  it.each([
    'run: ls',
    `uses: acme/copy@${'0a'.repeat(20)}`,
    'uses: ./.github/actions/build',
    'uses: $/tools',
  ])('takes no step with %s', step => {
    expect(readGateSteps('w.yml', `on: push\njobs: { a: { steps: [{ ${step} }] } }`)).toEqual([])
  })

  it('reads names without values, and no file with 5,000 names', () => {
    const text = 'on: { pull_request: }\njobs: { a: { steps: [{ uses: ./, with: }] } }'
    expect(readGateSteps('w.yml', text)).toMatchObject([{ events: ['pull_request'], inputs: {} }])
    const names = Array.from({ length: 5_000 }, (_, index) => `a${index}: b\n`).join('')
    expect(readGateSteps('w.yml', `${text}\n${names}`)).toBeUndefined()
  })

  it.each(['', '- a', 'on: push\njobs: [', 'jobs: 1', '*x'])(
    'returns undefined for %j, which is not a workflow',
    text => {
      expect(readGateSteps('w.yml', text)).toBeUndefined()
    },
  )
})
