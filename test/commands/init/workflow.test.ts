import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { renderGate, renderWorkflow, type WorkflowChoices } from '../../../src/commands/init/workflow.ts'
import { InputsError } from '../../../src/inputs/given-values.ts'
import { readSettings } from '../../../src/inputs/read-settings.ts'
import { aContext } from '../../support/settings.ts'

const owned = (keyword: string, path: string, isSure = true) => ({
  keyword,
  proposed: { owner: { path }, fit: isSure ? 1 : 0.6, isSure },
})
const choices: WorkflowChoices = {
  brand: 'Acme',
  keywords: [
    owned('best kanban board', 'docs/kanban.md'),
    owned('time tracking for invoices', 'docs/time-tracking.md'),
  ],
  content: [],
  siteUrl: [],
  language: 'en',
  version: 'v1',
}
const inputsOf = (text: string) => parse(text)

describe('renderWorkflow', () => {
  it('is the quick start of README, whose inputs stand in the config file', () => {
    const [, quickStart = ''] = /```yaml\n(name:.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const readme = parse(quickStart)
    const step = readme.jobs.gate.steps[1]
    expect(inputsOf(renderGate(choices))).toEqual(step.with)
    delete step.with
    expect(parse(renderWorkflow({ version: `v${version}` }))).toEqual(readme)
  })

  it('pins the version', () => {
    expect(renderWorkflow({ version: 'v1.2.3' })).toContain(
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
    const text = renderGate({
      ...choices,
      brand,
      keywords: keywords.map(keyword => ({ keyword })),
      content: ['docs/**', '!docs/x'],
      siteUrl,
      language: 'de',
    })
    expect(inputsOf(text).brand).toBe(brand)
    const settings = await readSettings(inputsOf(text), {}, aContext())
    expect(settings).toMatchObject({ brand, language: 'de', service: { content: ['docs/**', '!docs/x'] } })
    if (!brand.startsWith('#')) expect(settings.keywords).toEqual(keywords)
  })

  it('writes a single keyword with a comma as one keyword', async () => {
    const text = renderGate({ ...choices, keywords: [{ keyword: 'small, "cheap" boards' }] })
    const { keywords } = await readSettings(inputsOf(text), {}, aContext())
    expect(keywords).toEqual(['small, "cheap" boards'])
  })

  it('writes an owner that is not sure as a comment, which counts without its #', async () => {
    const text = renderGate({
      ...choices,
      keywords: [owned('install Acme', 'docs/install.md'), owned('what is it, really', 'docs/a.md', false)],
    })
    const { keywords } = inputsOf(text)
    expect(keywords.split('\n').slice(1)).toEqual([
      'install Acme | owner: docs/install.md',
      'what is it, really',
      '# what is it, really | owner: docs/a.md',
      '',
    ])
    const read = async (given: string) => readSettings({ ...inputsOf(text), keywords: given }, {}, aContext())
    expect(await read(keywords)).toMatchObject({
      keywords: ['install Acme', 'what is it, really'],
      service: { owners: [{ keyword: 'install Acme', path: 'docs/install.md' }] },
    })
    expect(await read(keywords.replaceAll('\n# ', '\n'))).toMatchObject({
      keywords: ['install Acme', 'what is it, really'],
      service: { owners: [{ path: 'docs/install.md' }, { path: 'docs/a.md' }] },
    })
  })

  it('writes a single question with a comma as one question, without a comment that would split it', async () => {
    const text = renderGate({ ...choices, keywords: [owned('small, cheap boards', 'docs/a.md', false)] })
    const { keywords } = await readSettings(inputsOf(text), {}, aContext())
    expect(keywords).toEqual(['small, cheap boards'])
  })

  it('refuses what GitHub would run as an expression', () => {
    for (const part of [
      { brand: '${{ github.token }}' },
      { keywords: [{ keyword: 'a' }, { keyword: '${{ 1 }}' }] },
      { content: ['${{ 1 }}/**'] },
    ]) {
      expect(() => renderGate({ ...choices, ...part })).toThrow(InputsError)
    }
  })
})
