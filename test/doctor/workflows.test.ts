import { describe, expect, it } from 'vitest'
import { readGateSteps } from '../../src/doctor/workflows.ts'
import { renderWorkflow, WORKFLOW_PATH } from '../../src/init/workflow.ts'

describe('readGateSteps', () => {
  it.each([
    ['w.yml', 'ai-visibility-gate/ai-visibility-gate@v1.2.3'],
    [WORKFLOW_PATH, `acme/copy@${'0a'.repeat(20)}`],
  ])('reads the workflow that init writes, %s with %s', (file, action) => {
    const text = renderWorkflow({ purposes: ['gate'], brands: [], engines: [], action, hasForks: true })
    const inputs = { report: 'outcome', comment: 'never' }
    expect(readGateSteps(file, text)).toEqual([{ inputs, variables: [] }])
  })

  it('reads the inputs of each step, and the variables of the workflow, the job and the step', () => {
    const text = `
on:
  schedule: [{ cron: '0 6 * * 1' }]
env: { OPENAI_API_KEY: x }
jobs:
  one:
    env: { XAI_API_KEY: x }
    steps:
      - run: echo
      - uses: acme/ai-visibility-gate@main
        env: { GEMINI_API_KEY: x }
        with: { Brand: Acme, samples: 3 }
  two:
    steps:
      - uses: acme/ai-visibility-gate@main
  three:
    uses: ./.github/workflows/other.yml
`
    expect(readGateSteps('w.yml', text)).toEqual([
      {
        inputs: { brand: 'Acme', samples: '3' },
        variables: ['OPENAI_API_KEY', 'XAI_API_KEY', 'GEMINI_API_KEY'],
      },
      { inputs: {}, variables: ['OPENAI_API_KEY'] },
    ])
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
    expect(readGateSteps('w.yml', text)).toMatchObject([{ inputs: {} }])
    const names = Array.from({ length: 5_000 }, (_, index) => `a${index}: b\n`).join('')
    expect(readGateSteps('w.yml', `${text}\n${names}`)).toEqual([])
  })

  it.each(['', '- a', 'on: push\njobs: [', 'jobs: 1', '*x'])(
    'finds no step in %j, which is not a workflow',
    text => {
      expect(readGateSteps('w.yml', text)).toEqual([])
    },
  )
})
