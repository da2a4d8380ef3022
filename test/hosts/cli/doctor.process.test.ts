import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { doctor } from '../../../src/hosts/cli/doctor.ts'
import type { Prompts } from '../../../src/hosts/cli/prompts.ts'
import { renderConfig } from '../../../src/init/config.ts'
import { renderWorkflow, WORKFLOW_PATH } from '../../../src/init/workflow.ts'
import { CONFIG_PATH } from '../../../src/inputs/unknown-names.ts'
import { aFolder, aRepository, commit, write } from '../../support/git-repository.ts'
import { answering } from '../../support/prompts.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const page = { 'docs/a.md': '# Kanban\n\nThe best kanban board limits work in progress.\n' }
const gate = ['--brand', 'Acme', '--keywords', 'kanban board']
const live = [...gate, '--engines', 'openai', '--brand-domains', 'acme.example']
const aKeyword = {
  keyword: 'kanban board',
  proposed: { owner: { path: 'docs/a.md' }, fit: 1, certainty: 'confirmed' as const },
}
const bare = renderWorkflow({
  purposes: ['gate'],
  brands: [],
  engines: [],
  action: 'ai-visibility-gate/ai-visibility-gate@v1.2.3',
})
/** The gate as `init` writes it. */
const written = renderConfig({
  ...{ purposes: ['gate'], keywords: [aKeyword, { keyword: 'time tracking' }] },
  ...{ brand: 'Acme', content: [], siteUrl: [], generators: [], language: 'en' },
  ...{ asked: [], brands: [], engines: [], competitors: [], countries: [] },
})

/** A workflow whose step has the inputs of the gate. */
const workflow = `${bare}        with:
          brand: Acme
          keywords: |
            kanban board | owner: docs/a.md
            time tracking
          baseline: base
`

function aSite(text = workflow, config?: string): string {
  const folder = aRepository()
  commit(folder, page)
  commit(folder, {
    [WORKFLOW_PATH]: text,
    ...(config !== undefined && { '.github/ai-visibility.yml': config }),
  })
  return folder
}

/** The site of all tests that only read it. */
let site: string
/** One whose workflow changes. */
let edited: string
/** One with a hidden page and two that may own a question. */
let ofOwners: string
beforeAll(() => {
  site = aSite()
  edited = aSite()
  ofOwners = aRepository()
  commit(ofOwners, {
    ...page,
    'docs/b.md': '# Time tracking\n\n## The invoice\n\nHours become the lines of an invoice.\n',
    'docs/old.md': '---\nnoindex: true\n---\n\n# Kanban of old\n\nA board of cards.\n',
  })
})

function withWorkflow(text: string): string {
  write(edited, { [WORKFLOW_PATH]: text })
  return edited
}

async function run(folder: string, argv: string[] = [], env: NodeJS.ProcessEnv = {}, prompts?: Prompts) {
  const terminal = createTerminal(env)
  const code = await doctor(argv, { ...terminal, folder, signal, prompts })
  return { code, err: terminal.printed.err, out: joinBroken(terminal.printed.out) }
}

describe('doctor', () => {
  it('finds nothing to correct in a repository that init set up', async () => {
    const { code, out, err } = await run(aSite(bare, written))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.split('\n')).toEqual([
      '– Built by: no generator that is known',
      '– Pages: 1 in docs',
      '– Addresses: not known for 1 page',
      '– Skipped: no file',
      '  - Is this right? If not, correct it in .github/ai-visibility.yml: generator: NAME, content: FOLDER/** or, for addresses, generator: none with site-url: docs = https://HOST/{path}. Then look at three addresses with the command addresses.',
      '– Owners: The owner of 1 of 2 questions is confirmed. For the others, the gate guesses the page by its name. Confirm them with doctor --confirm, or write the line of an owner into keywords.',
      '– Owner of “time tracking”: No page is named after it.',
      '  - Write the page, or name it: time tracking | owner: PATH',
      '✓ Limits and cost: No live engine is asked, so a run costs nothing.',
      '',
      '✓ The gate can run.',
      '',
    ])
  })

  it('warns of a brand that has the name of a common word, if a live engine is asked', async () => {
    const tide = ['--brand', 'Tide', '--keywords', 'detergent']
    const competitors = 'Persil = persil.example\nGain = gain.example'
    const asked = ['--competitors', competitors, '--engines', 'openai', '--brand-domains', 'tide.example']
    const warning = '! Names: Tide is also a common word or name. Only a mention with a capital letter'
    expect((await run(site, [...tide, ...asked, '--baseline', 'none'])).out).toContain(warning)
    const named = aSite()
    write(named, { '.github/ai-visibility.yml': 'brand-aliases: Tide Pods\n' })
    for (const each of [await run(site, tide), await run(named, [...tide, ...asked, '--baseline', 'none'])]) {
      expect(each.out).toContain('✓ Limits and cost')
      expect(each.out).not.toContain('! Names')
    }
  })

  it('begins with the generator, the folders, three addresses and the skipped files', async () => {
    const folder = aSite()
    const pages = ['docs/b.md', 'docs/c.md', 'docs/d.md', 'manual/e.md', 'f.md']
    commit(folder, {
      'mkdocs.yml': 'site_url: https://acme.dev/help/\n',
      'docs/g.rst': 'Boards',
      ...Object.fromEntries(pages.map(path => [path, '# Boards\n\nText.\n'])),
    })
    const { out } = await run(folder, ['--site-url', 'https://acme.dev'])
    expect(out.split('\n').slice(0, 5)).toEqual([
      '– Built by: MkDocs (mkdocs.yml)',
      '– Pages: 6, of which 4 in docs, 1 in the top folder, 1 in manual',
      '– Addresses: docs/a.md → https://acme.dev/help/a/; docs/c.md → https://acme.dev/help/c/; docs/d.md → https://acme.dev/help/d/; not known for 2 pages',
      '– Skipped: 1 .rst: not read',
      expect.stringMatching(/^ {2}- Is this right\? .* generator: mkdocs, /),
    ])
  })

  it('does not count the pages of the base build', async () => {
    const folder = aRepository()
    const html = '<main><h1>Boards</h1><p>Text.</p></main>'
    commit(folder, { 'out/a.html': html, 'base/a.html': html })
    const config = "brand: Acme\nkeywords: boards\nbaseline: base\ncontent: '**/*.html'\nbase-content: base\n"
    write(folder, { [CONFIG_PATH]: config })
    expect((await run(folder)).out).toContain('– Pages: 1 in out\n')
  })

  it('names settings that give addresses if the generator computes them', async () => {
    const folder = aRepository()
    commit(folder, {
      'astro.config.mjs':
        "import { locales } from './locales.mjs'\nexport default { integrations: [starlight({ locales })] }",
      'src/content/docs/a.md': '# Boards\n\nText.\n',
      'src/content/docs/guides/b.md': '# Prices\n\nText.\n',
    })
    const config = 'brand: Acme\nkeywords: kanban\n'
    write(folder, { [CONFIG_PATH]: config })
    const { out } = await run(folder)
    const settings = ['generator: none', 'site-url: src/content/docs = https://HOST/{path}']
    expect(out).toContain('not known for 2 pages, because locales in astro.config.mjs is not a plain value')
    expect(out).toContain(`for addresses, ${settings.join(' with ')}. `)
    write(folder, { [CONFIG_PATH]: config + settings.join('\n').replace('HOST', 'acme.dev') })
    expect((await run(folder)).out).toContain('src/content/docs/guides/b.md → https://acme.dev/guides/b')
  })

  // The keyword => its message, and the next line.
  const KEYWORDS = `
    kanban | owner: docs/a.md => ✓ Owners: The owner of 1 of 1 question is confirmed. / ✓ Limits
    kanban => – Owner of “kanban”: Not confirmed. The gate guesses a page. /   - kanban | owner: docs/a.md
    kanban board => – Owner of “kanban board”: Not confirmed. The gate guesses a page. /   - kanban board | owner: docs/a.md
    kanban | owner: docs/none.md => – Owners: The owner of 0 of 1 question is confirmed.
    kanban | owner: docs/none.md => ! Owner of “kanban”: docs/none.md is not among the pages that are read. /   - kanban | owner: docs/a.md
    prices | owner: docs/a.md#prices => ! Owner of “prices”: docs/a.md#prices names a heading that the page does not have. /   - Write the page, or name it: prices | owner: PATH
    kanban | owner: docs/old.md => ! Owner of “kanban”: docs/old.md is hidden from search engines. /   - kanban | owner: docs/a.md
  `
  const keywords = KEYWORDS.trim()
    .split('\n')
    .map(row => row.trim().split(' => '))

  it.each(keywords)(
    'reports for the keyword %j whether the page that owns it is known',
    async (keyword = '', lines = '') => {
      const argv = ['--brand', 'Acme', '--keywords', keyword, '--baseline', 'base']
      const { code, out } = await run(ofOwners, argv)
      expect(code).toBe(0)
      expect(out).toContain(lines.replace(' / ', '\n'))
    },
  )

  it('does not mention owners if no pages are compared', async () => {
    expect((await run(site, [...gate, '--baseline', 'none'])).out).not.toContain('Owner')
  })

  it('checks all gates of a config file, and lists a shared result once', async () => {
    const config = `gates:
  - { key: acme, brand: Acme, keywords: [kanban board] }
  - { key: globex, brand: Globex, keywords: [kanban board, time tracking] }
`
    const step = `on: workflow_dispatch
permissions: {}
jobs:
  gates:
    steps:
      - uses: actions/checkout@v7
      - uses: ai-visibility-gate/ai-visibility-gate@v0.1.0
        with: { config: .github/ai-visibility.yml }
`
    const folder = aSite(step)
    write(folder, { '.github/ai-visibility.yml': config })
    const { code, out, err } = await run(folder)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.match(/^– Pages: 1 in docs$/gm)).toHaveLength(1)
    expect(out.match(/^✓ Limits and cost[^:]*/gm)).toEqual(['✓ Limits and cost of all 2 gates'])
  })

  it('runs as a program, with exit code 1 and the checks as JSON if something stops the run', async () => {
    const argv = [resolve('src/index.ts'), 'doctor', '--format', 'json', ...live]
    const { code, out } = await new Promise<{ code: unknown; out: string }>(done =>
      execFile(process.execPath, argv, { cwd: site, env: { PATH: process.env['PATH'] } }, (error, out) =>
        done({ code: error?.code, out }),
      ),
    )
    expect(code).toBe(1)
    const checks = z.array(z.record(z.string(), z.string()))
    const result = z.object({ format: z.string(), ok: z.boolean(), checks }).parse(JSON.parse(out))
    expect(result).toMatchObject({ format: 'ai-visibility-doctor', ok: false })
    const stops = result.checks.filter(({ mark }) => mark === 'fail')
    expect(stops).toEqual([expect.objectContaining({ text: expect.stringMatching(/^Inputs: /) })])
  })

  it('proposes init if no workflow runs the gate', async () => {
    const { out } = await run(withWorkflow('on: ['), gate)
    expect(out).toContain(
      '! Workflow: No workflow in .github/workflows uses ai-visibility-gate.\n  - Write one: ai-visibility-gate init.\n',
    )
  })

  it('stops if pages are compared and there is no git', async () => {
    const folder = aFolder()
    write(folder, { ...page, [WORKFLOW_PATH]: workflow })
    const { code, out } = await run(folder)
    expect(code).toBe(1)
    expect(out).toMatch(/^✗ Checkout: /m)
  })

  it('distinguishes a key that is not set from a key that the workflow sets', async () => {
    const folder = aRepository()
    commit(folder, page)
    const missing = await run(folder, live)
    expect(missing.code).toBe(1)
    expect(missing.out).toContain('✗ Key of openai: OPENAI_API_KEY is not set.')
    expect(missing.out).toContain('OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }} under env: of the step')
    const text = workflow
      .replace('baseline: base', 'engines: openai\n          brand-domains: acme.example')
      .replace(
        '        with:\n          brand',
        '        env:\n          OPENAI_API_KEY: ${{ secrets.K }}\n        with:\n          brand',
      )
    const set = await run(withWorkflow(text))
    expect(set.code).toBe(0)
    expect(set.out).toContain(
      '– Key of openai: OPENAI_API_KEY is not set here. The workflow sets it from a secret.',
    )
  })

  it.each([
    [['--live=maybe'], '--live: got "maybe"'],
    [['--format', 'xml'], '--format: got "xml"; expected one of text, json'],
    [['--lve'], 'Did you mean --live?'],
  ])('exits with 2 for %j', async (argv, words) => {
    const { code, out, err } = await run(site, argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(words)
  })
})

describe('doctor --confirm', () => {
  const open = ['kanban', 'time tracking', 'moon']
  const config = (lines: string[]) => ['brand: Acme', 'baseline: base', 'keywords:', ...lines, ''].join('\n')
  const proposed = open.map(keyword => `  - ${keyword}`)
  const path = '.github/ai-visibility.yml'

  it('writes the pages that a person chooses, and asks again only about the others', async () => {
    write(ofOwners, { [path]: config(proposed) })
    const prompts = answering(undefined, 'n')
    const { code, out, err } = await run(ofOwners, ['--confirm'], {}, prompts)
    expect({ code, out, err }).toEqual({
      ...{ code: 0, err: '' },
      out: 'The owner of 1 of 3 questions is confirmed.\n',
    })
    expect(prompts.asked).toEqual([
      'Which page owns “kanban”? (1 of 2)',
      'Which page owns “time tracking”? (2 of 2)',
    ])
    const text = readFileSync(join(ofOwners, path), 'utf8')
    expect(text).toBe(config(['  - kanban | owner: docs/a.md', ...proposed.slice(1)]))
    expect((await run(ofOwners)).out).toContain('– Owners: The owner of 1 of 3 questions is confirmed.')
    const again = answering()
    await run(ofOwners, ['--confirm'], {}, again)
    expect(again.asked).toHaveLength(1)
  })

  it('keeps the answers of a person who stops', async () => {
    write(ofOwners, { [path]: config(proposed) })
    const prompts = answering()
    let count = 0
    const line: Prompts['line'] = (...asked) => {
      count += 1
      if (count > 1) throw new DOMException('stopped', 'AbortError')
      return prompts.line(...asked)
    }
    await run(ofOwners, ['--confirm'], {}, { ...prompts, line })
    expect(readFileSync(join(ofOwners, path), 'utf8')).toContain(
      'kanban | owner: docs/a.md\n  - time tracking\n',
    )
  })

  it.each([
    ['a terminal', undefined, 'a terminal to ask at'],
    ['a config file', answering(), 'a config file to write into'],
  ])('is an error without %s', async (_, prompts, words) => {
    const { code, out, err } = await run(site, ['--confirm', ...gate], {}, prompts)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(words)
  })
})
