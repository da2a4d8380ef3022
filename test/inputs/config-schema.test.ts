/** The published JSON Schema of the config file, and the examples that it must hold for. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputNames } from '../../src/inputs/inputs.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { aContext } from '../support/settings.ts'

const example = 'examples/ai-visibility.yml'
const schema = JSON.parse(readFileSync('docs/config.schema.json', 'utf8'))
const validate = new Ajv2020({ strict: false, allowUnionTypes: true, validateFormats: false }).compile(schema)

const blocks = [
  ...readFileSync('docs/inputs.md', 'utf8').matchAll(/```yaml\n(# yaml-language-server[\s\S]*?)```/g),
]

describe('the JSON Schema of the config file', () => {
  it.each([
    ['the example', readFileSync(example, 'utf8')],
    ...blocks.map(([, text = ''], index): [string, string] => [
      `example ${index + 1} of docs/inputs.md`,
      text,
    ]),
  ])('takes %s', (_, text) => {
    validate(parse(text))
    expect(validate.errors).toBeNull()
    expect(text).toMatch(/^# yaml-language-server: \$schema=https:\S+\/docs\/config\.schema\.json\n/)
  })

  it('takes the owner of a keyword without quotes', () => {
    const text = 'gates: [{ key: a, keywords: [install Acme | owner: docs/install.md] }]'
    expect(validate(parse(text))).toBe(true)
  })

  it.each([
    ['an unknown name', { gates: [{ key: 'a', samplse: 3 }] }],
    ['a gate without a key', { gates: [{ brand: 'Acme' }] }],
    ['an unknown choice', { gates: [{ key: 'a', 'fail-on': ['fial'] }] }],
    ['a secret', { gates: [{ key: 'a', 'api-key': 'x' }] }],
    ['no gates', { gates: [] }],
    ['a list in place of a number', { gates: [{ key: 'a', samples: [3] }] }],
  ])('refuses %s', (_, value) => {
    expect(validate(value)).toBe(false)
  })

  it('describes every input that a file can give', () => {
    const { properties } = schema.properties.gates.items
    const ofRun = ['config', 'mode', 'api-key', 'github-token', 'notify']
    for (const name of inputNames.filter(name => !ofRun.includes(name))) {
      expect(properties[name]?.description, name).toBeTypeOf('string')
    }
    expect(properties.language.default).toBe('en')
  })
})

describe('the example of a config file', () => {
  it('is read into its gates', async () => {
    const context = aContext({ workspace: '.', withoutSecrets: true })
    const { gates } = await readGates({ config: example }, { ...context, env: {} })
    expect(gates.map(({ key }) => key)).toEqual(['acme-de', 'acme-gb', 'acme-suite', 'docs'])
    expect(gates[2]?.settings).toMatchObject({
      keywords: [
        'best kanban board',
        'kanban for teams',
        'kanban with single sign-on',
        'kanban with audit log',
        'kanban board, on premises',
      ],
      engines: ['openai@US', 'openai@CA', 'perplexity@US', 'perplexity@CA'],
    })
  })
})
