import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type GateChoices, renderConfig } from '../../src/init/config.ts'
import { renderWorkflow } from '../../src/init/workflow.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { CONFIG_PATH } from '../../src/inputs/unknown-names.ts'
import type { OwnerCertainty } from '../../src/owners/keyword-change.ts'
import { aFolder, write } from '../support/git-repository.ts'
import { aContext } from '../support/settings.ts'

const owned = (keyword: string, path: string, certainty: OwnerCertainty = 'confirmed') => ({
  keyword,
  proposed: { owner: { path }, fit: 1, certainty },
})
const choices: GateChoices = {
  purposes: ['gate'],
  brand: 'Acme',
  keywords: [
    owned('best kanban board', 'docs/kanban.md'),
    owned('time tracking for invoices', 'docs/time-tracking.md'),
  ],
  ...{ content: [], siteUrl: [], language: 'en' },
  ...{ asked: [], brands: [], engines: [], competitors: [], countries: [] },
}

/** Reads the text as a run reads the file. */
async function gatesOf(text: string) {
  const workspace = aFolder()
  write(workspace, { [CONFIG_PATH]: text })
  const facts = { withoutSecrets: true, workspace, change: undefined, eventName: 'local' }
  return (await readGates({}, { ...facts, env: {} })).gates
}
const settingsOf = async (text: string) => (await gatesOf(text))[0].settings

describe('the files of a gate of pull requests', () => {
  it('are the quick start of README, whose inputs are in the config file', async () => {
    const [, quickStart = ''] = /```yaml\n(name:.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const readme = parse(quickStart)
    const { with: inputs, ...step } = readme.jobs.gate.steps[1]
    readme.jobs.gate.steps[1] = step
    expect(await settingsOf(renderConfig(choices))).toEqual(await readSettings(inputs, {}, aContext()))
    expect(
      parse(renderWorkflow({ ...choices, action: `ai-visibility-gate/ai-visibility-gate@v${version}` })),
    ).toEqual(readme)
  })

  it('pin the version', () => {
    const text = renderWorkflow({ ...choices, action: 'acme/gate@0123' })
    expect(text).toContain('uses: acme/gate@0123\n')
  })
})

describe('renderConfig', () => {
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
    '${{ github.token }}',
  ])('quotes the brand %j so that the file reads it as it is', async brand => {
    const keywords = [`${brand} prices`, 'kanban, boards']
    const text = renderConfig({
      ...choices,
      brand,
      keywords: [owned(`${brand} prices`, 'docs/a.md'), { keyword: 'kanban, boards' }],
      content: ['docs/**', '!docs/x'],
      siteUrl: ['docs = https://acme.dev/{path}/'],
      language: 'de',
    })
    const service = {
      content: ['docs/**', '!docs/x'],
      owners: [{ keyword: keywords[0], path: 'docs/a.md' }],
    }
    expect(await settingsOf(text)).toMatchObject({ brand, keywords, language: 'de', service })
  })

  it.each(['named', 'guessed'] as const)(
    'writes an owner that is %s as a comment, which counts without its #',
    async certainty => {
      const keywords = [
        owned('install Acme', 'docs/install.md'),
        owned('what: is it, really', 'docs/a.md', certainty),
      ]
      const text = renderConfig({ ...choices, keywords })
      expect(text.split('\n').slice(1)).toEqual([
        '# A line with #- names a page that may own the question. Remove the # to confirm it, or correct the path.',
        '',
        'brand: Acme',
        'keywords:',
        '  - install Acme | owner: docs/install.md',
        '  #- "what: is it, really | owner": docs/a.md',
        '  - "what: is it, really"',
        'baseline: base',
        '',
      ])
      const both = { keywords: ['install Acme', 'what: is it, really'] }
      expect(await settingsOf(text)).toMatchObject({
        ...both,
        service: { owners: [{ keyword: 'install Acme', path: 'docs/install.md' }] },
      })
      expect(await settingsOf(text.replace('  #- ', '  - '))).toMatchObject({
        ...both,
        service: { owners: [{ path: 'docs/install.md' }, { path: 'docs/a.md' }] },
      })
    },
  )

  it('divides the false alarms of a year over twelve brands', async () => {
    const brands = Array.from({ length: 12 }, (_, index) => ({
      name: `Brand ${index}`,
      domains: ['acme.dev'],
    }))
    const set = { purposes: ['brands' as const], keywords: [], asked: ['best board'], brands }
    const text = renderConfig({ ...choices, ...set, engines: ['openai'], countries: ['DE', 'FR'] })
    expect(text).toContain('false-alarms-per-year: 0.083')
    const gates = await gatesOf(text)
    expect(gates).toHaveLength(12)
    expect(gates[0]?.settings).toMatchObject({
      falseAlarmsPerYear: 0.083,
      engines: ['openai@DE', 'openai@FR'],
    })
  })

  it('gives every gate a unique key of ASCII letters', async () => {
    const names = ['Acme', 'ACME', 'Pull requests', 'Café Crème', 'アクメ', '-|@everyone']
    const brands = names.map(name => ({ name, domains: ['acme.dev'] }))
    const purposes: GateChoices['purposes'] = ['gate', 'brands']
    const gates = await gatesOf(renderConfig({ ...choices, purposes, brands, engines: ['openai'] }))
    expect(gates.map(({ key }) => key)).toEqual([
      ...['pull-requests', 'acme', 'acme-3', 'pull-requests-4'],
      ...['cafe-creme', 'brand', 'everyone'],
    ])
  })
})
