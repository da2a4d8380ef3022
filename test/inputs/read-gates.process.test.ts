import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionContext } from '../../src/hosts/action/context.ts'
import { InputsError } from '../../src/inputs/given-values.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { aFolder, aRepository, commit, git, write } from '../support/git-repository.ts'
import { aContext } from '../support/settings.ts'

const config = '.github/ai-visibility.yml'

interface Given {
  inputs?: Record<string, string>
  files?: Record<string, string>
  facts?: Partial<ActionContext>
  hostedKey?: string
}

async function gatesOf(text: string, { inputs, files, facts, hostedKey }: Given = {}) {
  const workspace = aFolder()
  write(workspace, { [config]: text, ...files })
  const context = { ...aContext({ workspace, ...facts }), env: {}, hostedKey }
  const { gates } = await readGates({ config, ...inputs }, context)
  return gates.map(({ settings }) => settings)
}

async function problemsOf(text: string, given: Given = {}) {
  try {
    await gatesOf(text, given)
  } catch (error) {
    if (!(error instanceof InputsError)) throw error
    return error.problems.map(({ place, input, allowed }) => {
      return `${place === undefined ? '' : `${place.line}:${place.column} `}${input}: ${allowed}`
    })
  }
  return []
}

const acme = 'gates:\n  - key: acme\n    brand: Acme\n    keywords: [crm, best crm]\n'

describe('readGates', () => {
  it('reads one gate from the inputs without a config', async () => {
    const { gates, changes } = await readGates(
      { brand: 'Acme', keywords: 'crm', key: 'docs' },
      { ...aContext({ workspace: aFolder() }), env: {} },
    )
    expect(gates).toMatchObject([
      { key: 'docs', settings: { key: 'docs', brand: 'Acme', keywords: ['crm'] } },
    ])
    expect(changes).toEqual([])
  })

  it('gives each gate the shared values that it does not set itself', async () => {
    const text = `brand: Acme
samples: 3
report: [html, csv]
min-overall-bcr: 1.50
drafts: { mode: always, tone: plain }
gates:
  - { key: a, keywords: [crm] }
  - { key: b, keywords: [erp], samples: 5, report: [], min-overall-bcr: '', drafts: { mode: never } }
  - { key: c, keywords: [hr], drafts: '' }
`
    const thresholds = { minOverallBcr: 1.5 }
    expect(await gatesOf(text)).toMatchObject([
      {
        key: 'a',
        brand: 'Acme',
        samples: 3,
        reports: ['html', 'csv'],
        thresholds,
        drafts: { mode: 'always' },
      },
      {
        ...{ key: 'b', samples: 5, reports: [], thresholds: { minOverallBcr: undefined } },
        drafts: { mode: 'never', tone: 'plain' },
      },
      { key: 'c', drafts: { mode: 'never', tone: undefined } },
    ])
  })

  it('keeps scalars as they are written', async () => {
    const [settings] = await gatesOf('gates: [{ key: 007, brand: 1.10, keywords: [on, 2024-01-01, 1e3] }]')
    expect(settings).toMatchObject({ key: '007', brand: '1.10', keywords: ['on', '2024-01-01', '1e3'] })
  })

  it('overrides the file by inputs that are not empty', async () => {
    const [settings] = await gatesOf(`${acme}    language: de\n    fail-on: none\n`, {
      inputs: { 'fail-on': 'fail', samples: '', brand: 'Globex', keywords: 'erp' },
    })
    expect(settings).toMatchObject({
      brand: 'Globex',
      keywords: ['erp'],
      language: 'de',
      failOn: ['fail', 'error'],
    })
  })

  it('keeps commas, hashes and questions of keywords', async () => {
    const text = `gates:
  - key: acme
    brand: Acme
    engines: openai
    brand-domains: acme.example
    keywords:
      - "#1 crm, 2026"
      - keyword: a = b
        questions: [Which one is best?]
`
    const facts = { withoutSecrets: true }
    expect(await gatesOf(text, { facts })).toMatchObject([
      {
        keywords: ['#1 crm, 2026', 'a = b'],
        service: { ownQuestions: [{ keyword: 'a = b', questions: ['Which one is best?'] }] },
      },
    ])
  })

  it('reads keywords from a file, also as an item of a list', async () => {
    const files = { 'data/keywords.txt': '# ours\ncrm\nbest crm, 2026\n' }
    const rest = 'key: acme, brand: Acme'
    const [whole] = await gatesOf(`gates: [{ ${rest}, keywords: { file: data/keywords.txt } }]`, { files })
    expect(whole?.keywords).toEqual(['crm', 'best crm, 2026'])
    const [part] = await gatesOf(`gates: [{ ${rest}, keywords: [erp, { file: data/keywords.txt }] }]`, {
      files,
    })
    expect(part?.keywords).toEqual(['erp', 'crm', 'best crm, 2026'])
  })

  it('reads the page that owns a keyword, for each gate', async () => {
    const text = `brand: Acme
gates:
  - key: docs
    keywords:
      - install Acme | owner: docs/install.md#linux
      - "crm: why | owner: docs/why.md"
      - { keyword: a | b, owner: docs/pipes.md }
      - { file: k.txt }
  - { key: blog, keywords: [install Acme] }
`
    const gates = await gatesOf(text, { files: { 'k.txt': 'crm | owner: docs/crm.md\n' } })
    expect(gates.map(({ keywords, service }) => ({ keywords, service }))).toMatchObject([
      {
        keywords: ['install Acme', 'crm: why', 'a | b', 'crm'],
        service: {
          owners: [
            { keyword: 'install Acme', path: 'docs/install.md', heading: 'linux' },
            { keyword: 'crm: why', path: 'docs/why.md' },
            { keyword: 'a | b', path: 'docs/pipes.md' },
            { keyword: 'crm', path: 'docs/crm.md' },
          ],
        },
      },
      { keywords: ['install Acme'], service: { owners: [] } },
    ])
  })

  it('makes a gate of each country and language', async () => {
    const text = `engines: openai
brand: Acme
brand-domains: acme.example
keywords: [crm]
gates:
  - { key: acme, countries: [DE, CH], languages: [de, fr] }
  - { key: docs, country: [US, GB] }
`
    const gates = await gatesOf(text, { facts: { withoutSecrets: true } })
    expect(gates.map(({ key }) => key)).toEqual([
      'acme-de-de',
      'acme-de-fr',
      'acme-ch-de',
      'acme-ch-fr',
      'docs',
    ])
    expect(gates[1]).toMatchObject({ language: 'fr', engines: ['openai'], service: { countries: ['DE'] } })
    expect(gates[4]?.engines).toEqual(['openai@US', 'openai@GB'])
  })

  it('replaces the countries of the file by the input country', async () => {
    const text =
      'gates: [{ key: acme, brand: Acme, brand-domains: acme.example, keywords: [crm], engines: openai, countries: [DE, CH] }]'
    const gates = await gatesOf(text, { inputs: { country: 'US' }, facts: { withoutSecrets: true } })
    expect(gates).toMatchObject([{ key: 'acme', service: { countries: ['US'] } }])
  })

  it('selects a gate by the input key, and needs no engine keys of other gates', async () => {
    const text = `${acme}  - { key: live, brand: Acme, brand-domains: acme.example, keywords: [crm], engines: openai }\n`
    expect(await gatesOf(text, { inputs: { key: 'acme' } })).toMatchObject([{ key: 'acme' }])
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(
        /^5:\d+ engines: engines whose keys are in the environment\. Missing: OPENAI_API_KEY\./,
      ),
    ])
    expect(await problemsOf(text, { inputs: { key: 'acmee' } })).toEqual([
      'key: the key of a gate of the config file. Did you mean acme?',
    ])
  })

  it.each([
    ['pull_request', ['pages', 'live']],
    ['schedule', ['live']],
    ['workflow_dispatch', ['live']],
  ])('of a %s reads the gates %s', async (eventName, keys) => {
    const pages = '  - { key: pages, brand: Acme, keywords: [crm], baseline: base }\n'
    const text = `gates:\n${pages}  - { key: live, brand: Acme, keywords: [crm] }\n`
    expect((await gatesOf(text, { facts: { eventName } })).map(({ key }) => key)).toEqual(keys)
    const only = await gatesOf(`gates:\n${pages}`, { facts: { eventName } })
    expect(only.map(({ key }) => key)).toEqual(['pages'])
  })

  it('gives the key of the service only to its gates', async () => {
    const text = `${acme}    base-url: https://api.example.com\n  - { key: pages, brand: Acme, keywords: [crm] }\n`
    for (const given of [{ inputs: { 'api-key': 'secret' } }, { hostedKey: 'secret' }]) {
      expect(await gatesOf(text, given)).toMatchObject([
        { service: { kind: 'hosted', apiKey: 'secret' } },
        { service: { kind: 'embedded' } },
      ])
    }
    expect(await problemsOf(acme, { inputs: { 'api-key': 'secret' } })).toHaveLength(1)
  })

  it('does not send the key to a second service', async () => {
    const other = '  - { key: b, brand: B, keywords: [crm], base-url: https://other.example }\n'
    const text = `${acme}    base-url: https://api.example.com\n${other}`
    expect(await problemsOf(text, { inputs: { 'api-key': 'secret' } })).toEqual([
      expect.stringMatching(/^6:\d+ base-url: the same service in all gates/),
    ])
  })
})

describe('max-cost of several gates', () => {
  const [a, b] = ['{ key: a, brand: A, keywords: [crm]', '{ key: b, brand: B, keywords: [crm]']
  const gates = `gates: [${a} }, ${b} }]\n`

  it.each([
    ['above the gates', `max-cost: 2\n${gates}`, {}],
    ['as an input of the step', `max-cost: 5\n${gates}`, { 'max-cost': '2' }],
    ['in each gate', `gates: [${a}, max-cost: 2 }, ${b}, max-cost: 2 }]\n`, {}],
  ])('limits the run %s', async (_, text, inputs) => {
    const limit = { service: { maxCost: 2 } }
    expect(await gatesOf(text, { inputs })).toMatchObject([limit, limit])
  })

  it.each(['', ', max-cost: 3'])('must not differ in one gate: %j', async own => {
    expect(await problemsOf(`gates:\n  - ${a}, max-cost: 2 }\n  - ${b}${own} }\n`)).toEqual([
      expect.stringMatching(/^3:\d+ max-cost: the same value in all gates of a file/),
    ])
  })
})

describe('a file with one gate', () => {
  const gate = 'brand: Acme\nkeywords: [crm]\nlanguage: de\n'

  it('has it at its top level', async () => {
    expect(await gatesOf(gate)).toMatchObject([{ key: 'default', brand: 'Acme', language: 'de' }])
    expect(await gatesOf(`key: docs\n${gate}`)).toMatchObject([{ key: 'docs' }])
  })

  it.each<[given: Record<string, string>, settings: object]>([
    [
      { samples: '3', brand: 'Globex' },
      { samples: 3, brand: 'Globex', language: 'de' },
    ],
    [{ key: 'docs' }, { key: 'docs' }],
    [{ samples: '' }, { samples: 1 }],
  ])('is overridden by inputs: %j', async (inputs, settings) => {
    expect(await gatesOf(gate, { inputs })).toMatchObject([settings])
  })

  it('may have countries, and inputs override each of their gates', async () => {
    const text = `${gate}countries: [DE, CH]\nengines: openai\nbrand-domains: acme.example\n`
    const given = { inputs: { samples: '3' }, facts: { withoutSecrets: true } }
    expect(await gatesOf(text, given)).toMatchObject([
      { key: 'default-de', samples: 3 },
      { key: 'default-ch', samples: 3 },
    ])
  })
})

describe('inputs of a run with several gates', () => {
  const several = `${acme}  - { key: globex, brand: Globex, keywords: [erp] }\n`

  it('apply to all gates if they are inputs of the run', async () => {
    const inputs = { 'fail-on': 'none', report: 'csv', comment: 'never', issue: 'on-failure' }
    const settings = { failOn: [], reports: ['csv'], comment: 'never', issue: 'on-failure' }
    expect(await gatesOf(several, { inputs })).toMatchObject([settings, settings])
  })

  it('are refused if they are values of a gate, unless key selects one', async () => {
    const inputs = { samples: '3', engines: 'repository', content: '' }
    const refused = `no value for several gates: give key to select one gate of ${config}, or write the value in the file`
    expect(await problemsOf(several, { inputs })).toEqual([`samples: ${refused}`, `engines: ${refused}`])
    const selected = await gatesOf(several, { inputs: { ...inputs, key: 'globex' } })
    expect(selected).toMatchObject([{ key: 'globex', samples: 3 }])
  })
})

describe('the config file that no input names', () => {
  const read = async (files: Record<string, string>, inputs: Record<string, string> = {}) => {
    const workspace = aFolder()
    write(workspace, files)
    return readGates(inputs, { ...aContext({ workspace }), env: {} })
  }
  const problemsIn = (files: Record<string, string>) =>
    read(files, { brand: 'Acme', keywords: 'crm' }).then(
      () => [],
      (error: unknown) => (error instanceof InputsError ? error.problems : [String(error)]),
    )

  it('is read if it exists', async () => {
    expect(await read({ [config]: acme })).toMatchObject({ config, gates: [{ key: 'acme' }] })
    const inputs = { brand: 'Acme', keywords: 'crm' }
    expect(await read({ 'README.md': 'x' }, inputs)).toMatchObject({ config: undefined })
  })

  it('is reported if the only checkout is in a folder of the workspace', async () => {
    const path = `site/${config}`
    const allowed = expect.stringContaining('not in its folder site')
    const files = { [path]: acme, 'site/.git/HEAD': 'ref: refs/heads/main\n' }
    expect(await problemsIn(files)).toEqual([{ input: 'config', given: path, allowed }])
  })

  it.each(['.github/ai-visibility.yaml', '.github/ai_visibility.yml', '.github/ai-visiblity.yml'])(
    'has no other name: %s',
    async path => {
      expect(await problemsIn({ [path]: acme })).toEqual([
        { input: 'config', given: path, allowed: expect.stringContaining(`the name ${config}`) },
      ])
      const ofWindows = path.replaceAll('/', '\\')
      expect((await read({ [path]: acme }, { config: ofWindows })).config).toBe(path)
    },
  )

  it('may have files of other steps next to it', async () => {
    expect(await problemsIn({ '.github/ai-visibility-de.yml': acme })).toEqual([])
  })

  it.each([
    ['is empty', { [config]: '' }],
    ['is a folder', { [`${config}/x`]: '' }],
  ])('is a problem if it %s', async (_, files) => {
    expect(await problemsIn(files)).toMatchObject([{ input: 'config' }])
  })
})

describe('a value that only the config file has', () => {
  it.each([
    ['language', 'de', 'language: de'],
    [
      'prompt-template',
      'Which {keyword}?\nBest {keyword}?',
      'prompt-template: ["Which {keyword}?", "Best {keyword}?"]',
    ],
  ])('is refused as an input, with the line to write: %s', async (name, text, line) => {
    const allowed = `no value here: only the config file has it. Write to ${config}: ${line}`
    expect(await problemsOf(acme, { inputs: { [name]: text } })).toEqual([`${name}: ${allowed}`])
  })
})

describe('the problems of a config file', () => {
  it('are reported all at once, each with its line and column', async () => {
    const text = `samplse: 3
fail-on: [fial]
key: x
defaults: {}
gates:
  - key: a b
    brand: Acme
    keywords: [{ keyword: crm, question: [x] }]
    min-overall-bcr: high
  - key: c
    brand: Acme
    api-key: secret
    required-engines: [openai]
    engines: [repository]
`
    const problems = await problemsOf(text)
    expect(problems).toEqual([
      '1:1 samplse: a name that is known here. Did you mean samples?',
      expect.stringMatching(/^2:\d+ fail-on: a list of fail, error/),
      '3:1 key: no key here: each gate has its own',
      '4:1 defaults: no defaults: write these values above `gates:`',
      expect.stringMatching(/^6:10 key: 1 to 64 letters/),
      expect.stringMatching(/^8:32 question: a name that is known here. Did you mean questions\?/),
      '9:22 min-overall-bcr: a number such as 42 or 0.5',
      expect.stringMatching(/^10:5 keywords: .*required/),
      '12:5 api-key: no secret in a file: give it to the input api-key of the step',
      expect.stringMatching(/^13:23 required-engines: engines that engines lists/),
    ])
  })

  /** The gate with this in place of its second keyword. */
  const withKeyword = (text: string) => acme.replace('best crm', text)
  const ofFile = 'gates: [{ key: a, brand: A, keywords: { file: k.txt } }]'
  const wrongFile = { 'k.txt': 'crm | owner: ../a.md\n' }

  it.each<[string, string, RegExp, Record<string, string>?]>([
    ['a file that is not YAML', 'gates: [', /YAML: /],
    ['a tag', 'gates:\n  - key: a\n    content:\n      - !docs/**\n', /^4:9 config: YAML: Unresolved tag/],
    ['a binary value', 'gates: [{ key: !!binary aGk= }]', /a text without a tag/],
    ['a text', 'gates', /config: a gate: names and values; or gates/],
    ['an empty file', '', /config: a gate: names and values; or gates/],
    [
      'an empty key',
      "gates: [{ key: '', brand: A, keywords: [x] }]",
      /^1:9 key: a key that no other gate has/,
    ],
    ['no gates', 'gates: []', /^1:8 gates: a list of gates: at least one gate/],
    ['a value that is missing', `${acme}    engines:\n`, /^5:5 config: a value; '' or \[\] for none/],
    ['null', `${acme}    engines: ~\n`, /^5:5 config: a value/],
    ['a repeated name', `${acme}    brand: B\n`, /^5:5 config: brand once/],
    ['a name of prototypes', `${acme}    __proto__: { key: b }\n`, /^5:5 __proto__: only these names/],
    ['a merge of YAML 1.1', `${acme}    <<: { key: b }\n`, /^5:5 <<: only these names/],
    [
      'a key of two gates',
      `${acme}  - { key: ACME, brand: B, keywords: [x] }\n`,
      /^5:\d+ key: a key that no other/,
    ],
    ['a fact that is only a text', `${acme}    facts: [price]\n`, /^5:13 facts: a fact with name and was/],
    ['an empty keyword', withKeyword("''"), /^4:21 keywords: a list/],
    ['an owner without a path', withKeyword('best crm | owner:'), /^4:21 keywords: the path of a page/m],
    [
      'an owner at the root',
      withKeyword('{ keyword: crm, owner: /docs }'),
      /^4:21 keywords: the path of a page/,
    ],
    ['an unknown part', withKeyword('crm | page: a.md'), /^4:21 keywords: owner:/],
    ['an owner in a file', ofFile, /the path of a page.* Found: crm \| owner: \.\.\/a\.md/, wrongFile],
    ['a file that is missing', ofFile, /a file that exists/],
    [
      'two lists of countries',
      `${acme}    country: DE\n    countries: [DE]\n`,
      /^6:16 countries: no value together with/m,
    ],
  ])('name %s', async (_, text, problem, files = {}) => {
    expect((await problemsOf(text, { files })).join('\n')).toMatch(problem)
  })

  const second = '  - { key: b, brand: B, keywords: [crm] }\n'
  it.each<[string, string, RegExp]>([
    ['inputs of the step', `${acme}    mode: comment\n`, /^5:5 mode: no mode in a file/],
    ['a shared value once', `samples: 0\n${acme}${second}`, /^1:10 samples/],
    ['a shared value that every gate replaces', `samples: 0\n${acme}    samples: 3\n`, /^1:10 samples/],
  ])('include %s', async (_, text, problem) => {
    expect(await problemsOf(text)).toEqual([expect.stringMatching(problem)])
  })

  it('are the first 50 and the number of the others', async () => {
    const problems = await problemsOf(
      `${acme}${Array.from({ length: 80 }, (_, i) => `    x${i}: 1\n`).join('')}`,
    )
    expect(problems).toHaveLength(51)
    expect(problems.at(-1)).toContain('there are 30 more')
  })

  it('include the problems of inputs', async () => {
    expect(await problemsOf(`${acme}    samples: x\n`, { inputs: { 'max-cost': '$7', brend: 'x' } })).toEqual(
      [
        expect.stringMatching(/^max-cost: US dollars/),
        expect.stringMatching(/^brend: .*Did you mean brand/),
        expect.stringMatching(/^5:14 samples/),
      ],
    )
  })
})

describe('a hostile config file', () => {
  const levels = Array.from({ length: 12 }, (_, i) => `  - &l${i + 1} [${`*l${i}, `.repeat(9)}*l${i}]\n`)
  const languages = Array.from({ length: 501 }, (_, index) => `de-${index}`).join(', ')
  const names = Array.from({ length: 50_000 }, (_, i) => `    x${i}: 1\n`).join('')
  it.each<[string, string, string]>([
    ['more than 1 MB', `${acme}# ${'x'.repeat(1024 * 1024)}`, 'config: a file of at most 1 MB'],
    ['values of aliases', `gates:\n  - &l0 [x]\n${levels.join('')}`, 'values, those of aliases included'],
    [
      'gates of countries',
      `${acme}    countries: [DE, CH]\n    languages: [${languages}]\n`,
      'at most 1000 gates',
    ],
    ['more than 1,000 gates', `gates:\n${'- x\n'.repeat(1001)}`, 'at most 1000 gates'],
    ['maps as names', '? '.repeat(300), 'a name before the colon'],
    ['many names', `${acme}${names}`, '2:5 config: at most 1000 names'],
  ])('cannot have %s', async (_, text, problem) => {
    expect(await problemsOf(text)).toContainEqual(expect.stringContaining(problem))
  })

  it('may have a problem in each of 130,000 lines', async () => {
    const names = Array.from({ length: 130_000 }, (_, index) => `${index.toString(36)}:\n`)
    const problems = await problemsOf(names.join(''))
    expect(problems).toHaveLength(51)
    expect(problems.at(-1)).toMatch(/there are \d{6} more$/)
  })

  it('cannot use an alias inside its own value', async () => {
    expect((await problemsOf('gates: &a [*a]')).length).toBeGreaterThan(0)
  })
})

describe('a config file on a pull request', () => {
  const strict = `${acme}    min-cited-engines: 1\n    keywords: { file: k.txt }\n`.replace(
    / {4}keywords: \[.*\n/,
    '',
  )
  const base = { [config]: strict, 'k.txt': 'crm | owner: docs/crm.md\n' }

  /** Commits the base and then the change, and reads the gates of the pull request. */
  async function readChanged(
    before: Record<string, string>,
    change: (checkout: string) => void,
    eventName = 'pull_request',
    clone = (checkout: string) => checkout,
  ) {
    const origin = aRepository()
    const from = commit(origin, { 'README.md': 'x', ...before })
    change(origin)
    const head = commit(origin, {})
    const workspace = clone(origin)
    const facts = aContext({ workspace, eventName, change: { base: from, head } })
    return readGates({ config }, { ...facts, env: {} })
  }

  it.each([
    ['the file', { [config]: strict.replace('min-cited-engines: 1', 'fail-on: none') }, config],
    ['a file of keywords', { 'k.txt': 'easy\n' }, 'k.txt'],
    ['an owner', { 'k.txt': 'crm | owner: docs/easy.md\n' }, 'k.txt'],
  ])('is read as it was before the change of %s', async (_, files, path) => {
    const { gates, changes } = await readChanged(base, checkout => write(checkout, files))
    expect(gates).toMatchObject([
      {
        settings: {
          keywords: ['crm'],
          service: { owners: [{ keyword: 'crm', path: 'docs/crm.md' }] },
          failOn: ['fail', 'error'],
          thresholds: { minCitedEngines: 1 },
        },
      },
    ])
    expect(changes).toEqual([{ path, kind: 'changed' }])
  })

  it('is read if the change deletes it', async () => {
    const { gates, changes } = await readChanged(base, checkout => void git(checkout, 'rm', '-q', config))
    expect(gates).toHaveLength(1)
    expect(changes).toEqual([{ path: config, kind: 'removed' }])
  })

  it('is not reported if the change only edits other files', async () => {
    const { changes } = await readChanged(base, checkout => write(checkout, { 'README.md': 'y' }))
    expect(changes).toEqual([])
  })

  it('applies at once if the change adds it, which is reported', async () => {
    const { gates, changes } = await readChanged({}, checkout => write(checkout, base))
    expect(gates).toHaveLength(1)
    expect(changes).toEqual([
      { path: config, kind: 'added' },
      { path: 'k.txt', kind: 'added' },
    ])
  })

  it('is refused if the change adds it and the run has secrets only for its base', async () => {
    const reading = readChanged({}, checkout => write(checkout, base), 'pull_request_target')
    await expect(reading).rejects.toThrow(InputsError)
  })

  it('is refused if it is a link out of the workspace', async () => {
    const workspace = aFolder()
    const outside = aFolder()
    write(outside, { 'config.yml': acme })
    symlinkSync(join(outside, 'config.yml'), join(workspace, 'config.yml'))
    const reading = readGates({ config: 'config.yml' }, { ...aContext({ workspace }), env: {} })
    await expect(reading).rejects.toThrow('symbolic link')
  })
})
