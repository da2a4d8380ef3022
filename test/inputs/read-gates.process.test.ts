import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ActionContext } from '../../src/hosts/action/context.ts'
import { InputsError } from '../../src/inputs/given-values.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { aFolder, aRepository, commit, git, write } from '../support/git-repository.ts'
import { aContext } from '../support/settings.ts'

const config = '.github/ai-visibility.yml'

interface Given {
  inputs?: Record<string, string>
  files?: Record<string, string>
  run?: Partial<ActionContext & Pick<Parameters<typeof readGates>[1], 'fixed' | 'prefersPages'>>
  hostedKey?: string
}

async function gatesOf(text: string, { inputs, files, run, hostedKey }: Given = {}) {
  const workspace = aFolder()
  write(workspace, { [config]: text, ...files })
  const context = { ...aContext({ workspace }), ...run, env: {}, hostedKey }
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

/** Parses rows such as `brand: Acme, … + samples: 3 => { samples: 3 }`: a config, inputs, and the gates that are read. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(row => {
      const [given = '', gates] = row.trim().split(' => ')
      const [config = '', inputs = ''] = given.split(' + ')
      return {
        row: row.trim(),
        config: `{ ${config} }`,
        inputs: parse(`{ ${inputs} }`),
        gates: parse(`[${gates}]`),
      }
    })

const files = { 'k.txt': '# ours\ncrm\nbest crm, 2026\n', 'owned.txt': 'crm | owner: docs/crm.md\n' }
/** What each gate in the rows has. */
const rest = 'brand: Acme, keywords: [crm]'
const live = 'brand-domains: acme.example, engines: openai'
const hosted = 'base-url: https://api.example.com'

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

  it.each(
    rowsOf(`
      ${rest}, language: de => { key: default, brand: Acme, language: de }
      ${rest}, key: docs => { key: docs }
      ${rest}, language: de + samples: '3', brand: Globex => { samples: 3, brand: Globex, language: de }
      ${rest}, language: de + key: docs => { key: docs }
      ${rest}, language: de + samples: '' => { samples: 1 }
      ${rest}, ${live}, countries: [DE, CH] + samples: '3' => { key: default-de, samples: 3 }, { key: default-ch, samples: 3 }
      brand: Acme, samples: 3, report: [html, csv], drafts: { mode: always, max: 5 }, gates: [{ key: a, keywords: [crm] }, { key: b, keywords: [erp], samples: 5, report: [], drafts: { mode: never } }, { key: c, keywords: [hr], samples: '', drafts: '' }] => { key: a, brand: Acme, keywords: [crm], samples: 3, reports: [html, csv], drafts: { mode: always, max: 5 } }, { key: b, samples: 5, reports: [], drafts: { mode: never, max: 5 } }, { key: c, samples: 1, drafts: { mode: never, max: 3 } }
      gates: [{ key: 007, brand: 1.10, keywords: [on, 2024-01-01, 1e3] }] => { key: '007', brand: '1.10', keywords: ['on', '2024-01-01', '1e3'] }
      gates: [{ key: a, ${rest}, language: de, fail-on: none }] + fail-on: fail, samples: '', brand: Globex, keywords: erp => { brand: Globex, keywords: [erp], language: de, failOn: [fail, error] }
      gates: [{ key: a, brand: Acme, ${live}, keywords: ['#1 crm, 2026', { keyword: a = b, questions: [Which one is best?] }] }] => { keywords: ['#1 crm, 2026', a = b], service: { ownQuestions: [{ keyword: a = b, questions: [Which one is best?] }] } }
      gates: [{ key: a, brand: Acme, keywords: { file: k.txt } }] => { keywords: [crm, 'best crm, 2026'] }
      gates: [{ key: a, brand: Acme, keywords: [erp, { file: k.txt }] }] => { keywords: [erp, crm, 'best crm, 2026'] }
      brand: Acme, gates: [{ key: docs, keywords: [install Acme | owner: docs/install.md#linux, 'crm: why | owner: docs/why.md', { keyword: a | b, owner: docs/pipes.md }, { file: owned.txt }] }, { key: blog, keywords: [install Acme] }] => { keywords: [install Acme, 'crm: why', a | b, crm], service: { owners: [{ keyword: install Acme, path: docs/install.md, heading: linux }, { keyword: 'crm: why', path: docs/why.md }, { keyword: a | b, path: docs/pipes.md }, { keyword: crm, path: docs/crm.md }] } }, { keywords: [install Acme], service: { owners: [] } }
      ${rest}, ${live}, gates: [{ key: acme, countries: [DE, CH], languages: [de, fr] }, { key: docs, country: [US, GB] }] => { key: acme-de-de }, { key: acme-de-fr, language: fr, engines: [openai], service: { countries: [DE] } }, { key: acme-ch-de }, { key: acme-ch-fr }, { key: docs, engines: [openai@US, openai@GB] }
      gates: [{ key: a, ${rest}, ${live}, countries: [DE, CH] }] + country: US => { key: a, service: { countries: [US] } }
      gates: [{ key: a, ${rest} }, { key: b, ${rest} }] + key: b, samples: '3' => { key: b, samples: 3 }
      gates: [{ key: a, ${rest} }, { key: b, ${rest} }] + fail-on: none, report: csv, comment: never, issue: on-failure => { failOn: [], reports: [csv], comment: never, issue: on-failure }, { failOn: [], reports: [csv], comment: never, issue: on-failure }
      gates: [{ key: a, ${rest}, ${hosted} }, { key: b, ${rest} }] + api-key: secret => { service: { kind: hosted, apiKey: secret } }, { service: { kind: embedded } }
      max-cost: 2, gates: [{ key: a, ${rest} }, { key: b, ${rest} }] => { service: { maxCost: 2 } }, { service: { maxCost: 2 } }
      max-cost: 5, gates: [{ key: a, ${rest} }, { key: b, ${rest} }] + max-cost: '2' => { service: { maxCost: 2 } }, { service: { maxCost: 2 } }
      gates: [{ key: a, ${rest}, max-cost: 2 }, { key: b, ${rest}, max-cost: 2 }] => { service: { maxCost: 2 } }, { service: { maxCost: 2 } }
    `),
  )('reads the gates of $row', async ({ config, inputs, gates }) => {
    expect(await gatesOf(config, { inputs, files, run: { withoutSecrets: true } })).toMatchObject(gates)
  })

  it('needs no engine keys of gates that the input key does not select', async () => {
    const text = `${acme}  - { key: live, ${rest}, ${live} }\n`
    expect(await gatesOf(text, { inputs: { key: 'acme' } })).toMatchObject([{ key: 'acme' }])
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(/^5:\d+ engines: .*\. Missing: OPENAI_API_KEY\./),
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
    const pages = `{ key: pages, ${rest}, baseline: base }`
    const run = { eventName }
    const gates = await gatesOf(`gates: [${pages}, { key: live, ${rest} }]`, { run })
    expect(gates.map(({ key }) => key)).toEqual(keys)
    expect(await gatesOf(`gates: [${pages}]`, { run })).toMatchObject([{ key: 'pages' }])
  })

  it('gives the key of the environment only to gates of the service', async () => {
    const text = `gates: [{ key: a, ${rest}, ${hosted} }, { key: b, ${rest} }]`
    const services = [{ service: { kind: 'hosted', apiKey: 'secret' } }, { service: { kind: 'embedded' } }]
    expect(await gatesOf(text, { hostedKey: 'secret' })).toMatchObject(services)
    expect(await problemsOf(acme, { inputs: { 'api-key': 'secret' } })).toHaveLength(1)
  })

  it('refuses values of a gate as inputs of several, unless key selects one', async () => {
    const inputs = { samples: '3', engines: 'repository', content: '' }
    const refused = `no value for several gates: give key to select one gate of ${config}, or write the value in the file`
    const several = `gates: [{ key: a, ${rest} }, { key: b, ${rest} }]`
    expect(await problemsOf(several, { inputs })).toEqual([`samples: ${refused}`, `engines: ${refused}`])
  })

  it.each([
    [
      `    ${hosted}\n  - { key: b, ${rest}, base-url: https://other.example }\n`,
      /^6:\d+ base-url: the same service/,
    ],
    [`    max-cost: 2\n  - { key: b, ${rest} }\n`, /^6:\d+ max-cost: the same value in all gates of a file/],
    [
      `    max-cost: 2\n  - { key: b, ${rest}, max-cost: 3 }\n`,
      /^6:\d+ max-cost: the same value in all gates/,
    ],
  ])('refuses different values in two gates: %j', async (second, problem) => {
    const problems = await problemsOf(acme + second, { inputs: { 'api-key': 'secret' } })
    expect(problems).toContainEqual(expect.stringMatching(problem))
  })
})

describe('a run that must compare pages', () => {
  const weekly = '  - { key: weekly, brand: Acme, keywords: [crm], engines: [openai] }\n'
  const pages = '  - { key: pages, brand: Acme, keywords: { file: k.txt }, baseline: base }\n'

  it.each([
    [/^key: a gate that compares pages: pages\. This one only asks engines$/, `${pages}${weekly}`],
    [/^config: .* the gates of this file only ask engines/, weekly],
  ])('refuses a gate that only asks engines: %s', async (problem, gates) => {
    const run = { fixed: { baseline: 'base' }, prefersPages: true }
    const given = { inputs: { key: 'weekly' }, files: { 'k.txt': 'crm' }, run }
    expect(await problemsOf(`gates:\n${gates}`, given)).toEqual([expect.stringMatching(problem)])
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
      expect.stringMatching(/^4:1 defaults: only these names: brand, /),
      expect.stringMatching(/^6:10 key: 1 to 64 letters/),
      expect.stringMatching(/^8:32 question: a name that is known here. Did you mean questions\?/),
      '9:22 min-overall-bcr: a number such as 42 or 0.5',
      expect.stringMatching(/^10:5 keywords: .*required/),
      '12:5 api-key: no secret in a file: give it to the input api-key of the step',
      expect.stringMatching(/^13:23 required-engines: engines that engines lists/),
    ])
  })

  const gate = acme.replaceAll('\n', '\\n')
  const withKeyword = (text: string) => gate.replace('best crm', text)
  const ofFile = (path: string) => `gates: [{ key: a, brand: A, keywords: { file: ${path} } }]`
  const rows = String.raw`
    a file that is not YAML => gates: [ => YAML:
    a tag => gates:\n  - key: a\n    content:\n      - !docs/**\n => ^4:9 config: YAML: Unresolved tag
    a binary value => gates: [{ key: !!binary aGk= }] => a text without a tag
    a text => gates => config: a gate: names and values; or gates
    an empty file =>  => config: a gate: names and values; or gates
    an empty key => gates: [{ key: '', brand: A, keywords: [x] }] => ^1:9 key: a key that no other gate has
    no gates => gates: [] => ^1:8 gates: a list of gates: at least one gate
    a value that is missing => ${gate}    engines:\n => ^5:5 config: a value; '' or \[\] for none
    null => ${gate}    engines: ~\n => ^5:5 config: a value
    a repeated name => ${gate}    brand: B\n => ^5:5 config: brand once
    a name of prototypes => ${gate}    __proto__: { key: b }\n => ^5:5 __proto__: only these names
    a merge of YAML 1.1 => ${gate}    <<: { key: b }\n => ^5:5 <<: only these names
    a key of two gates => ${gate}  - { key: ACME, brand: B, keywords: [x] }\n => ^5:\d+ key: a key that no other
    a fact that is only a text => ${gate}    facts: [price]\n => ^5:13 facts: a fact with name and was
    an owner without a path => ${withKeyword('best crm | owner:')} => (?:^|\n)4:21 keywords: the path of a page
    an owner at the root => ${withKeyword('{ keyword: crm, owner: /docs }')} => (?:^|\n)4:21 keywords: the path of a page
    an owner in a file => ${ofFile('wrong.txt')} => the path of a page.* Found: crm \| owner: \.\./a\.md
    a file that is missing => ${ofFile('missing.txt')} => a file that exists
    a file without keywords => ${ofFile('empty.txt')} => a file with one keyword a line
    two lists of countries => ${gate}    country: DE\n    countries: [DE]\n => (?:^|\n)6:16 countries: no value together with
    inputs of the step => ${gate}    mode: comment\n => ^5:5 mode: no mode in a file.*$
    a shared value once => samples: 0\n${gate}  - { key: b, ${rest} }\n => ^1:10 samples.*$
    a shared value that every gate replaces => samples: 0\n${gate}    samples: 3\n => ^1:10 samples.*$
  `
  const cells = rows
    .trim()
    .split('\n')
    .map(row => row.trim().split(' => '))
  it.each(cells)('name %s', async (_, text = '', problem = '') => {
    const files = { 'wrong.txt': 'crm | owner: ../a.md\n', 'empty.txt': '# none\n' }
    const problems = await problemsOf(text.replaceAll('\\n', '\n'), { files })
    expect(problems.join('\n')).toMatch(new RegExp(problem))
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
    const context = aContext({ workspace, eventName, change: { base: from, head } })
    return readGates({ config }, { ...context, env: {} })
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
