import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputTexts } from '../../../scripts/lib/inputs.ts'
import { renderWorkflow, type WorkflowChoices } from '../../../src/commands/init/workflow.ts'
import { formatKeyword } from '../../../src/inputs/keywords.ts'
import { readSettings } from '../../../src/inputs/read-settings.ts'
import { checkWorkflow } from '../../support/check-workflow.ts'
import { aContext } from '../../support/settings.ts'

const choices: WorkflowChoices = {
  brand: 'Acme',
  keywords: ['best kanban board', 'time tracking for invoices'],
  content: [],
  siteUrl: [],
  language: 'en',
  version: 'v1',
}
const inputsOf = (text: string) => parse(text).jobs.gate.steps[1].with

describe('renderWorkflow', () => {
  it('is the quick start of README', () => {
    const [, quickStart = ''] = /```yaml\n(name:.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(parse(renderWorkflow({ ...choices, version: `v${version}` }))).toEqual(parse(quickStart))
  })

  it('pins the version', () => {
    expect(renderWorkflow({ ...choices, version: 'v1.2.3' })).toContain(
      'uses: ai-visibility-gate/ai-visibility-gate@v1.2.3\n',
    )
  })

  it('checks out two commits, and leaves no token behind', () => {
    expect(parse(renderWorkflow(choices)).jobs.gate.steps[0].with).toEqual({
      'fetch-depth': 2,
      'persist-credentials': false,
    })
  })

  it.each([
    'Acme',
    'Acme: the "best"',
    '# Acme',
    "- 'A' & Söhne <x>",
    '{a: 1}',
    '*anchor',
    '!!str x',
    'yes',
    '1.10',
    '@acme',
    '看板',
    '%YAML 1.2',
    'A\\n"B',
    `O'Neil | Co > all`,
  ])('quotes the brand %j so that YAML, GitHub and the inputs read it as it is', async brand => {
    const keywords = [`${brand} prices`, 'kanban, boards']
    const siteUrl = ['docs = https://acme.dev/{path}/']
    const text = renderWorkflow({
      ...choices,
      brand,
      keywords: keywords.map(keyword => formatKeyword({ keyword })),
      content: ['docs/**', '!docs/x'],
      siteUrl,
      language: 'de',
    })
    expect(await checkWorkflow(text)).toEqual([])
    expect(inputsOf(text).brand).toBe(brand)
    const settings = await readSettings(inputTexts(inputsOf(text)), {}, aContext())
    expect(settings).toMatchObject({ brand, language: 'de', service: { content: ['docs/**', '!docs/x'] } })
    if (!brand.startsWith('#')) expect(settings.keywords).toEqual(keywords)
  })

  it('writes a single keyword with a comma as one keyword', async () => {
    const text = renderWorkflow({ ...choices, keywords: ['small, "cheap" boards'] })
    const { keywords } = await readSettings(inputTexts(inputsOf(text)), {}, aContext())
    expect(keywords).toEqual(['small, "cheap" boards'])
  })

  it('refuses what GitHub would run as an expression', () => {
    for (const part of [
      { brand: '${{ github.token }}' },
      { keywords: ['a', '${{ 1 }}'] },
      { content: ['${{ 1 }}/**'] },
    ]) {
      expect(() => renderWorkflow({ ...choices, ...part })).toThrow(RangeError)
    }
  })
})
