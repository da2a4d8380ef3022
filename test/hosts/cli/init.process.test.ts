import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { AvgError } from '../../../src/errors/avg-error.ts'
import { backtest } from '../../../src/hosts/cli/backtest.ts'
import { check } from '../../../src/hosts/cli/check.ts'
import { doctor } from '../../../src/hosts/cli/doctor.ts'
import { init } from '../../../src/hosts/cli/init/init.ts'
import type { Prompts } from '../../../src/hosts/cli/prompts.ts'
import { COMMENT_PATH, WEEKLY_PATH, WORKFLOW_PATH } from '../../../src/init/workflow.ts'
import { readGates } from '../../../src/inputs/read-gates.ts'
import { CONFIG_PATH } from '../../../src/inputs/unknown-names.ts'
import { checkWorkflow } from '../../support/check-workflow.ts'
import { aFolder, aRepository, commit, git, write } from '../../support/git-repository.ts'
import { answering } from '../../support/prompts.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()
const kanban =
  '# Kanban boards\n\nThe best kanban board limits the work in progress of a team. See [invoices](invoices.md).\n'
const invoices =
  '# Time tracking for invoices\n\nTime tracking in Acme turns hours into the lines of an invoice.\n'
const pages = {
  'docs/kanban.md': kanban,
  'docs/invoices.md': invoices,
  'README.md': '# Acme\n\nCode of Acme.\n',
}
const mkdocs = { 'mkdocs.yml': 'site_name: Acme Docs\nsite_url: https://acme.dev/\n' }

function aSite(files: Record<string, string> = { ...pages, ...mkdocs }): string {
  const folder = aRepository()
  commit(folder, files)
  return folder
}

/** Runs the command; `prompts` ask a person at the terminal, and without them nobody is asked. */
async function run(folder: string, argv: string[] = [], prompts?: Prompts, action = 'acme/gate@v1') {
  const terminal = createTerminal()
  const code = await init(argv, {
    ...terminal,
    folder,
    signal,
    prompts,
    program: 'npx gate',
    action,
  })
  return { code, ...terminal.printed }
}

const workflowOf = (folder: string) => readFileSync(join(folder, WORKFLOW_PATH), 'utf8')
const configOf = (folder: string) => readFileSync(join(folder, CONFIG_PATH), 'utf8')
const inputsOf = (folder: string) => parse(configOf(folder))
const weeklyOf = (folder: string) => readFileSync(join(folder, WEEKLY_PATH), 'utf8')

/** Reads the gates of the file as a run does, with a key or without one. */
async function gatesOf(folder: string, texts: Record<string, string> = {}) {
  const facts = { withoutSecrets: true, workspace: folder, change: undefined, eventName: 'local' }
  return (await readGates(texts, { ...facts, env: {} })).gates
}

/** Runs another command as a person does after `init`. */
async function runAfter(command: typeof doctor, folder: string, argv: string[] = []) {
  const terminal = createTerminal({ OPENAI_API_KEY: 'a', PERPLEXITY_API_KEY: 'b' })
  const code = await command(argv, { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

describe('init, as a program without a terminal', () => {
  it('goes from a repository to a workflow and a verdict', async () => {
    const folder = aSite()
    commit(folder, { 'docs/kanban.md': `${kanban}\nColumns show the state of the work.\n` })
    const entry = resolve('src/index.ts')
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [entry, 'init'], { cwd: folder })
    expect(stderr).toBe('No terminal to ask at: the proposals are taken as they are.\n')
    expect(stdout).toMatch(
      /^Brand +Acme\nLanguage +en\nBuilt by +MkDocs \(mkdocs\.yml\)\nPages +2 in docs\nAddresses +docs\/invoices\.md → https:\/\/acme\.dev\/invoices\/; .*\nSkipped +no file\n/,
    )
    expect(stdout).toMatch(
      /\n {2}– Time tracking for invoices +docs\/invoices\.md\n {2}– Acme Kanban boards +docs\/kanban\.md\n/,
    )
    expect(stdout).toContain(`Wrote ${CONFIG_PATH}\nWrote ${WORKFLOW_PATH}\n`)
    expect(stdout).toMatch(/\n {2}node \S+\/src\/index\.ts backtest\n$/)
    expect(workflowOf(folder)).toMatch(/uses: [\w-]+\/[\w-]+@\S+\n/)
    expect(await checkWorkflow(workflowOf(folder))).toEqual([])
  })
})

describe('init', () => {
  it('writes what was given, and proposes the rest', async () => {
    const folder = aSite()
    const given = ['--brand', 'Globex', '--keywords', 'best board, free board', '--language', 'de']
    const { code, out, err } = await run(folder, ['--yes', ...given])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(inputsOf(folder)).toEqual({
      brand: 'Globex',
      keywords: ['best board', 'free board'],
      content: ['docs/**'],
      'site-url': ['docs = https://acme.dev'],
      language: 'de',
      baseline: 'base',
    })
    expect(configOf(folder)).toContain('\n  #- best board | owner: docs/kanban.md\n  - best board\n')
    expect(out).not.toContain('would have failed')
  })

  it.each([
    ['ja', '料金プラン', '無料プランでは、三つのボードを作れます。有料は五百円です。', 'Acme 料金プラン'],
    [
      'fr',
      'Tarifs',
      'L’offre gratuite comprend trois tableaux et dix membres. L’offre payante coûte cinq euros par mois. Un fichier supprimé reste trente jours dans la corbeille. Ouvrez la corbeille, sélectionnez le fichier et cliquez sur Restaurer.',
      'Acme Tarifs',
    ],
    [
      'en',
      'Price plans',
      'Install with npm. Run acme init. Configure acme.yml: token, region, timeout, retries. Set ACME_TOKEN. Boards, cards, labels, members, roles, exports, imports, webhooks, tokens. Keyboard shortcuts: n new card, d delete card, m move card.',
      'Acme Price plans',
    ],
  ])('finds the language of pages that are short: %s', async (language, title, text, question) => {
    // Each page alone is too short to tell.
    const sentences = text.split(/(?<=[.。])/)
    const [one, two] = [
      sentences.filter((_, index) => index % 2 === 0),
      sentences.filter((_, index) => index % 2),
    ]
    const pageOf = (part: string[]) => `# ${title}\n\n${part.join('')}\n`
    const folder = aSite({ 'docs/a.md': pageOf(one), 'docs/b.md': pageOf(two) })
    await run(folder, ['--yes', '--brand', 'Acme'])
    expect(inputsOf(folder).language ?? 'en').toBe(language)
    expect((await gatesOf(folder))[0].settings.keywords).toContain(question)
  })

  it.each([CONFIG_PATH, WORKFLOW_PATH])('does not overwrite %s without --force', async path => {
    const folder = aSite({ ...pages, [path]: 'name: mine\n' })
    const err = `${path} exists, and nothing was written. --force replaces it.\n`
    expect(await run(folder, ['--yes'])).toEqual({ code: 2, out: '', err })
    expect(readFileSync(join(folder, path), 'utf8')).toBe('name: mine\n')
    expect((await run(folder, ['--yes', '--force', '--brand', 'Acme'])).code).toBe(0)
    expect(configOf(folder)).toContain('baseline: base\n')
    expect(workflowOf(folder)).toContain('name: AI visibility\n')
  })

  it.each([
    ['the folder .github', '.github', []],
    ['the workflow, with --force', WORKFLOW_PATH, ['--force']],
    ['the workflow, to no file', WORKFLOW_PATH, []],
  ])('writes through no link that leads %s out of the repository', async (_, path, argv) => {
    const [folder, outside] = [aSite(), aFolder()]
    write(outside, { 'mine.yml': 'name: mine\n', 'workflows/mine.yml': 'name: mine\n' })
    const target = path === '.github' ? outside : join(outside, argv.length > 0 ? 'mine.yml' : 'none.yml')
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(target, join(folder, path))
    await expect(run(folder, ['--yes', ...argv])).rejects.toThrow(AvgError)
    expect(readdirSync(outside, { recursive: true }).toSorted()).toEqual([
      'mine.yml',
      'workflows',
      'workflows/mine.yml',
    ])
    expect(readFileSync(join(outside, 'mine.yml'), 'utf8')).toBe('name: mine\n')
  })

  it('reads no site configuration through a link that leads out of the repository', async () => {
    const [folder, outside] = [aSite(pages), aFolder()]
    write(outside, { 'mkdocs.yml': 'site_name: Secret\n' })
    symlinkSync(join(outside, 'mkdocs.yml'), join(folder, 'mkdocs.yml'))
    git(folder, 'add', '--all')
    expect((await run(folder, ['--yes'])).err).toContain('--brand: nothing was given')
  })

  it('asks for the purpose, and for a brand that no title names, and lets a person edit the questions', async () => {
    const folder = aSite(pages)
    const lines = ['Kanban boards | owner: docs/kanban.md', 'best board']
    const prompts = answering(undefined, undefined, 'Globex', lines)
    expect((await run(folder, [], prompts)).code).toBe(0)
    expect(prompts.asked).toEqual([
      'What do you want to do?',
      'Is this right?',
      'Brand',
      'Questions of your readers, one per line, with the pages that own them',
    ])
    expect(inputsOf(folder)).toMatchObject({
      brand: 'Globex',
      keywords: [{ 'Kanban boards | owner': 'docs/kanban.md' }, 'best board'],
    })
  })

  it('asks engines questions without the brand, and checks pull requests with questions that pages answer', async () => {
    const folder = aSite()
    const prompts = answering(undefined, undefined, undefined, 'acme.dev', '', '', undefined, 'kanban tool')
    const { out } = await run(folder, ['--for', 'gate,track'], prompts)
    expect(prompts.asked.at(-1)).toBe('Write the files?')
    const [pullRequests, weekly] = inputsOf(folder).gates
    expect(pullRequests.keywords).toHaveLength(2)
    expect(weekly.keywords).toHaveLength(20)
    expect(weekly.keywords).toContain('the best kanban tool')
    expect(JSON.stringify(weekly.keywords)).not.toContain('Acme')
    expect(out).toMatch(
      /Every Monday: 40 requests\. 20 questions to 2 engines\.\nCost, by estimate: 2\.10 USD a run, 9\.\d\d USD a month\. A run stops at 3\.00 USD \(max-cost\)\.\nWith 40 answers a run, the gate finds the loss of half/,
    )
  })

  it('does not ask for questions of readers without a gate for pull requests', async () => {
    const prompts = answering()
    await run(aSite(), ['--for', 'track'], prompts)
    expect(prompts.asked).toContain('Questions for the engines, one per line')
    expect(prompts.asked.join()).not.toContain('Questions of your readers')
  })

  it('proposes to ask engines in a repository without pages', async () => {
    const first: string[] = []
    const line: Prompts['line'] = async (_, initial) => {
      first.push(initial)
      throw new DOMException('stopped', 'AbortError')
    }
    await run(aSite({ 'notes.txt': 'Clients' }), [], { ...answering(), line })
    expect(first).toEqual(['track'])
  })

  it('counts the answers in all countries', async () => {
    const given = ['--brand-domains', 'acme.dev', '--category', 'CRM', '--country', 'DE, FR']
    const { out } = await run(aSite(), ['--yes', '--for', 'track', ...given])
    expect(out).toContain('Every Monday: 80 requests. 20 questions to 2 engines in 2 countries.\n')
    expect(out).toContain('With 80 answers a run')
  })

  it('asks only engines if nothing else is wanted, and points to --category', async () => {
    const folder = aSite()
    const rival = ['--brand-domains', 'acme.dev', '--competitors', 'Globex = globex.com']
    const { out } = await run(folder, ['--yes', '--for', 'track', ...rival])
    expect(configOf(folder)).not.toContain('owner')
    expect(inputsOf(folder).keywords).toEqual(['Time tracking for invoices', 'Acme Kanban boards'])
    expect(out).toContain('Ask 20 or more: --category proposes them.')
    const german = await run(folder, ['--yes', '--force', '--for', 'track', ...rival, '--language', 'de'])
    expect(german.out).toContain('Ask 20 or more with --keywords.')
    const { code, err } = await runAfter(backtest, folder)
    expect(code).toBe(2)
    expect(err).toMatch(/ai-visibility\.yml.*a gate with baseline: base, as init --for gate,track writes it/)
  })

  it('sets up an agency in a repository without pages: twelve brands, two countries, one file', async () => {
    const folder = aSite({ 'notes.txt': 'Clients' })
    const brands = Array.from({ length: 12 }, (_, index) => `Brand ${index} = brand${index}.com`).join(', ')
    const argv = ['--yes', '--for', 'brands', '--brands', brands, '--country', 'DE, FR']
    expect((await run(folder, argv)).err).toContain('--category')
    expect((await run(folder, [...argv, '--category', 'kanban tool'])).code).toBe(0)
    expect((await run(folder, [...argv, '--force', '--category', 'CRM'])).out).toContain(
      'Every Monday: 80 requests, whose answers are read for 12 brands.',
    )
    expect((await runAfter(doctor, folder)).out).toContain('Requests: at most 80')
    const gates = await gatesOf(folder)
    expect(gates).toHaveLength(12)
    expect(gates[0].settings.keywords).toContain('the best CRM')
    expect(parse(weeklyOf(folder)).on.workflow_dispatch.inputs.accept.type).toBe('boolean')
    expect(await checkWorkflow(weeklyOf(folder))).toEqual([])
    expect((await run(folder, ['--yes', '--force', '--for', 'brands', '--category', 'x y'])).err).toContain(
      '--brands',
    )
  })

  it('writes what a person tracks and compares, and a gate of pull requests, into one file', async () => {
    const folder = aSite()
    const answers = ['Globex = globex.com', undefined, 'Boardly = boardly.example', 'DE, GB']
    const prompts = answering(undefined, ...answers)
    const given = ['--for', 'gate,track,brands', '--brand', 'Acme', '--keywords', 'a b, c d']
    const { out } = await run(folder, [...given], prompts)
    const tracked = {
      competitors: ['Boardly = boardly.example'],
      ...{ engines: ['openai', 'perplexity'], country: ['DE', 'GB'], baseline: 'branch' },
      ...{ 'timeout-minutes': 40, issue: 'on-failure', report: ['html', 'pdf'] },
    }
    expect(inputsOf(folder)).toEqual({
      ...{ keywords: ['a b', 'c d'], 'max-cost': 1, 'false-alarms-per-year': 0.5 },
      gates: [
        {
          ...{ key: 'pull-requests', brand: 'Acme', content: ['docs/**'], baseline: 'base' },
          'site-url': ['docs = https://acme.dev'],
        },
        { key: 'acme', brand: 'Acme', 'brand-domains': ['acme.dev'], ...tracked },
        { key: 'globex', brand: 'Globex', 'brand-domains': ['globex.com'], ...tracked },
      ],
    })
    expect(parse(workflowOf(folder)).jobs.gate.steps[1].with).toEqual({ key: 'pull-requests' })
    expect(await checkWorkflow(weeklyOf(folder))).toEqual([])
    expect(out).toContain('gh secret set OPENAI_API_KEY')
  })

  it('writes a setup for both purposes that doctor accepts', async () => {
    const folder = aSite()
    const given = ['--for', 'gate,track', '--brand', 'Café Crème', '--brand-domains', 'acme.dev']
    expect((await run(folder, ['--yes', ...given])).code).toBe(0)
    commit(folder, {})
    const { code, out } = await runAfter(doctor, folder)
    expect(code).toBe(0)
    expect(out).not.toContain('✗')
    expect(out).toContain('– pull-requests: Pages: 2 in docs')
    expect(out).toContain('Limits and cost of weekly: ')
  })

  it('writes a gate that doctor, backtest and check find without a flag, and that fails for a lost page', async () => {
    const folder = aSite()
    expect((await run(folder, ['--yes'])).out).toContain('\n  npx gate backtest\n')
    // No person saw the owners, and the names of the pages are enough.
    expect(inputsOf(folder).keywords).toContain('Acme Kanban boards')
    expect(configOf(folder)).toContain('  #- Acme Kanban boards | owner: docs/kanban.md\n')
    commit(folder, { 'docs/kanban.md': `${kanban}\nColumns show the state of the work.\n` })
    expect(await runAfter(doctor, folder)).toMatchObject({ code: 0, err: '' })
    expect((await runAfter(backtest, folder)).out).toContain('0 would have failed, 0')
    git(folder, 'rm', '--quiet', 'docs/kanban.md')
    commit(folder, {})
    const { code, out } = await runAfter(check, folder, ['--baseline-ref', 'HEAD~1'])
    expect(code).toBe(1)
    expect(out).toContain('Acme Kanban boards')
    expect(out).not.toContain('Time tracking for invoices')
  })

  it.each([
    [
      'flags',
      ['--yes', '--brand', 'Acme', '--brands', 'Acme = acme.com, Globex = globex.com, Initech = initech.com'],
    ],
    [
      'answers',
      [],
      'Acme',
      'Globex = globex.com, Initech = initech.com',
      'acme.com',
      '',
      '',
      undefined,
      'CRM',
    ],
  ])('keeps the main brand of several, without a site, by %s', async (_, flags, ...answers) => {
    const folder = aSite({ 'notes.txt': 'Clients' })
    const prompts = answers.length > 0 ? answering(...answers) : undefined
    const argv = [...flags, '--for', 'brands', ...(prompts ? [] : ['--category', 'CRM'])]
    expect(await run(folder, argv, prompts)).toMatchObject({ code: 0, err: '' })
    expect((await gatesOf(folder)).map(({ key }) => key)).toEqual(['acme', 'globex', 'initech'])
    expect(inputsOf(folder).gates[0]['brand-domains']).toEqual(['acme.com'])
    expect(await runAfter(doctor, folder)).toMatchObject({ code: 0 })
  })

  // What a person answers besides is the proposal.
  it.each([
    ['What do you want to do?', 'banana', 'all', 'gate, track', 'one or more of gate, track, brands'],
    ['Brand', '', ' ', 'Globex', 'the name of your brand'],
    ['Domains of', '', 'acme', 'acme.dev', 'domains of your own such as acme.com'],
    ['Other brands', '', 'Globex', 'Globex = globex.com', 'NAME = DOMAIN, such as Acme = acme.com'],
    ['Other brands', 'A = a.com, Globex', 'B', 'B = b.com', 'Got "Globex"; expected NAME = DOMAIN'],
    ['Other brands', 'B = b.com, b = c.com', 'B', 'B = b.com', 'Got "b = c.com"; expected each brand once'],
    ['Domains of', 'b.com', 'acme', 'acme.dev', 'another domain: b.com already belongs to Acme'],
    ['Other brands', 'Globex = globex', '= globex.com', 'Globex = globex.com', 'domains of your own'],
    ['Competitors', 'Istio = istio', 'Acme = acme.com', 'Istio = istio.io', 'after each = a domain'],
    ['Competitors', 'Istio', 'Istio = acme.dev', 'Istio = istio.io', 'name = domain'],
    ['Countries', 'Germany', 'XX', 'DE', 'a list of ISO 3166-1 codes'],
    ['Answer engines', 'opnai', 'banana', 'openai', 'openai in place of opnai'],
    ['Questions for the engines', '', 'a | b', 'best board', 'owner: and a path after |'],
  ])('asks for “%s” again for “%s” and “%s”, and keeps the other answers', async (field, ...texts) => {
    const [first, second, right, words] = texts
    const lines = [first, second, right]
    const answer = (message: string, initial: string) =>
      message.startsWith(field) ? (lines.shift() ?? '') : message.startsWith('Other') ? 'B = b.com' : initial
    const prompts = answering()
    const line: Prompts['line'] = async (message, initial) => answer(message, initial)
    const edit: Prompts['edit'] = async (message, initial) => {
      const text = answer(message, initial.join('\n'))
      return text === '' ? [] : text.split('\n')
    }
    const flags = field.startsWith('What') ? [] : ['--for', 'gate,track,brands']
    const { code, err } = await run(aSite(), flags, { ...prompts, line, edit })
    expect({ code, err, lines }).toEqual({ code: 0, err: '', lines: [] })
    expect(prompts.refused.join('\n')).toContain(words)
    expect(prompts.refused.length).toBeGreaterThanOrEqual(2)
  })

  it('corrects the addresses and the folder of the site before it asks further', async () => {
    const folder = aSite({ ...pages, ...mkdocs, 'manual/a.md': invoices })
    const prompts = answering('a', 'f', 'nowhere', 'f', './manual/', 'y', undefined, ['a b'])
    const { code, out, err } = await run(folder, ['--for', 'gate'], prompts)
    expect(code).toBe(0)
    expect(err).toContain('The glob nowhere/** of content matches no page')
    expect(out).toContain('Pages      1 in manual\nAddresses  not known for 1 page\n')
    expect(inputsOf(folder)).toMatchObject({ content: ['manual/**'], generator: 'none' })
    expect(inputsOf(folder)).not.toHaveProperty('site-url')
  })

  it('writes a gate of a hosted service, whose key is a secret', async () => {
    const folder = aSite()
    const hosted = ['--base-url', 'https://api.example.com', '--keywords', 'a b\nc d\ne f']
    hosted.push('--engines', 'chatgpt, perplexity')
    const wrong = await run(folder, ['--yes', ...hosted, '--country', 'DE'])
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('--country: got "DE"; expected no value together with base-url')
    const { code, out } = await run(folder, ['--yes', ...hosted])
    expect(code).toBe(0)
    expect(inputsOf(folder)).toEqual({
      ...{ key: 'weekly', brand: 'Acme', 'base-url': 'https://api.example.com' },
      ...{ keywords: ['a b', 'c d', 'e f'], baseline: 'branch', 'timeout-minutes': 40 },
      ...{ engines: ['chatgpt', 'perplexity'], issue: 'on-failure', report: ['html', 'pdf'] },
    })
    const [, step] = parse(weeklyOf(folder)).jobs.track.steps
    expect(step.with['api-key']).toBe('${{ secrets.AI_VISIBILITY_KEY }}')
    expect(step).not.toHaveProperty('env')
    expect(out).toContain('gh secret set AI_VISIBILITY_KEY')
    expect(await checkWorkflow(weeklyOf(folder))).toEqual([])
    expect((await runAfter(doctor, folder)).out).toContain('Requests: at most 3')
  })

  it.each([
    ['of a public repository', []],
    ['that a flag names', ['--forks']],
  ])('lets pull requests from forks have a comment: %s', async (_, flags) => {
    const folder = aSite({ ...pages, ...mkdocs, ...(flags.length === 0 && { LICENSE: 'MIT' }) })
    git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/docs.git')
    await run(folder, ['--yes', ...flags])
    const comment = readFileSync(join(folder, COMMENT_PATH), 'utf8')
    expect(await checkWorkflow(comment)).toEqual([])
    expect(parse(comment).on.workflow_run.workflows).toEqual([parse(workflowOf(folder)).name])
    expect((await run(folder, ['--yes', '--force', '--forks=false'])).out).not.toContain(COMMENT_PATH)
  })

  it('writes three brands as three gates of one file, each with a key', async () => {
    const folder = aSite()
    const brands = 'Globex = globex.com, Initech = initech.com'
    const argv = ['--yes', '--for', 'brands', '--brand-domains', 'acme.dev', '--brands', brands]
    expect((await run(folder, argv)).code).toBe(0)
    const keys = ['acme', 'globex', 'initech']
    expect((await gatesOf(folder)).map(({ key }) => key)).toEqual(keys)
    for (const key of keys) expect(await gatesOf(folder, { key })).toMatchObject([{ key }])
    // The weekly workflow checks them all, and accepts the level of one.
    const { on, jobs } = parse(weeklyOf(folder))
    expect(on.workflow_dispatch.inputs.key).toMatchObject({ type: 'choice', options: keys })
    expect(jobs.track.steps[1].with.key).toBe("${{ inputs.accept && inputs.key || '' }}")
    expect(existsSync(join(folder, WORKFLOW_PATH))).toBe(false)
  })

  it('takes the owners that a flag names, and judges by them', async () => {
    const folder = aSite()
    const keywords = 'best board | owner: docs/kanban.md\nfree board | owner: docs/none.md'
    const { out } = await run(folder, ['--yes', '--keywords', keywords])
    expect(configOf(folder)).toContain(`  - ${keywords.replace('\n', '\n  - ')}\n`)
    expect(out).toMatch(
      /\n {2}✓ best board {2}docs\/kanban\.md\n {2}✗ free board {2}docs\/none\.md: no such page/,
    )
  })

  it('does not ask what a flag answers', async () => {
    const prompts = answering()
    await run(aSite(), ['--for', 'gate', '--brand', 'A', '--keywords', 'a b'], prompts)
    expect(prompts.asked).toEqual(['Is this right?'])
  })

  it('writes nothing if the person stops', async () => {
    const folder = aSite()
    const line = () => Promise.reject(new DOMException('stopped', 'AbortError'))
    const { code, err } = await run(folder, [], { ...answering(), line })
    expect(code).toBe(2)
    expect(err).toContain('Stopped. Nothing was written.')
    expect(existsSync(join(folder, '.github'))).toBe(false)
  })

  it('takes the questions from Search Console, and names those without an answer', async () => {
    const folder = aSite()
    const export_ =
      'Top queries,Clicks,Impressions,CTR,Position\nacme login,9,900,1%,1\nkanban board work in progress,1,50,2%,4\nquantum chemistry,0,80,0%,40\n'
    write(folder, { 'Queries.csv': export_ })
    const { out } = await run(folder, ['--yes', '--queries', 'Queries.csv'])
    expect(inputsOf(folder).keywords).toContain('kanban board work in progress')
    expect(inputsOf(folder).keywords).toHaveLength(3)
    expect(out).toContain(
      'Search queries that no page is named after, not proposed: acme login, quantum chemistry.',
    )
  })

  it('writes into the root of the repository from any folder in it', async () => {
    const folder = aSite()
    expect((await run(join(folder, 'docs'), ['--yes'])).code).toBe(0)
    expect(inputsOf(folder)).toMatchObject({ content: ['docs/**'] })
  })

  it.each([
    ['ai-visibility-gate/ai-visibility-gate@v0.1.0', true],
    ['acme/gate@v0.1.0', false],
  ])('mentions that %s is not released: %s', async (action, isMentioned) => {
    const { out } = await run(aSite(), ['--yes'], undefined, action)
    expect(out.includes(`${action} is not released yet.`)).toBe(isMentioned)
  })

  it('works in a folder without git, and mentions that it is missing', async () => {
    const folder = aFolder()
    write(folder, pages)
    const { code, out } = await run(folder, ['--yes', '--brand', 'Acme'])
    expect(code).toBe(0)
    expect(out).toContain('This folder is not a git repository.')
  })

  it('explains what to do for a site whose pages it cannot read', async () => {
    const folder = aSite({ 'docs/conf.py': "project = 'Acme'\n", 'docs/index.rst': 'Acme\n====\n' })
    const { code, out, err } = await run(folder, ['--yes'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('No page with text was found in the repository. Skipped: 1 .rst')
    expect(err).toContain('This is a site of Sphinx.')
    expect(existsSync(join(folder, '.github'))).toBe(false)
  })

  it.each([
    ['an empty repository', {}, 'none'],
    ['a generator without pages', { 'hugo.toml': 'title = "Acme"\n' }, 'Hugo (hugo.toml)'],
  ])('states what was looked for in %s, without advising a workflow step', async (_, files, found) => {
    const { code, err } = await run(aSite({ 'notes.txt': '', ...files }), ['--yes'])
    expect(code).toBe(2)
    expect(err).toBe(
      `No page with text was found in the repository. Generators that were recognized: ${found}. Name your pages, or the folder of a built site, with --content. To ask engines without pages, use --for track.\n`,
    )
  })

  it('keeps hostile names out of the syntax of YAML and out of GitHub’s expressions', async () => {
    const folder = aSite({ ...pages, 'mkdocs.yml': `site_name: 'A: #"{b} | c'\n` })
    git(folder, 'remote', 'add', 'origin', 'https://github.com/globex/docs.git')
    await run(folder, ['--yes'])
    expect(inputsOf(folder).brand).toBe('globex')
    const [brand, other] = ['${{ secrets.KEY }}', '${{ 1 }}']
    const given = ['--brand', brand, '--brand-domains', 'acme.dev', '--brands', `${other} = globex.com`]
    const argv = ['--yes', '--force', '--for', 'gate,brands', '--keywords', 'a b', ...given]
    expect((await run(folder, argv)).code).toBe(0)
    expect((await gatesOf(folder)).map(({ settings }) => settings.brand)).toEqual([brand, brand, other])
    expect(workflowOf(folder)).not.toContain('${{')
    expect(parse(weeklyOf(folder)).on.workflow_dispatch.inputs.key.options).toEqual(['secrets-key', '1'])
  })

  const refused = aSite()
  it.each([
    [['--brnd', 'x'], '--brnd: expected the name of a flag. Did you mean --brand?'],
    [['--samples', '3'], '--samples: expected one of the flags that init --help lists'],
    [['--for', 'all'], '--for: got "all"; expected one or more of gate, track, brands'],
    [['--yes', '--for', 'brands', '--brands', 'Globex'], '--brands: got "Globex"'],
    [
      ['--yes', '--for', 'brands', '--keywords', 'a b', '--brands', 'A = b.com, B = https://www.b.com/'],
      '--brands: got "B = https://www.b.com/"; expected another domain: b.com already belongs to A',
    ],
    [['--queries', 'none.csv'], 'expected a file that can be read'],
    [['--yes=maybe'], '--yes: got "maybe"'],
    [['--yes', '--keywords', '"open quote'], '--keywords: got ""open quote"; expected a list'],
    [
      ['--yes', '--brand', ''],
      '--brand: nothing was given; expected the name of your brand, as in: npx gate init --brand Acme',
    ],
    [['--yes', '--site-url', 'nonsense'], '--site-url: got "nonsense"'],
    [['--yes', '--language', '!!'], '--language: got "!!"'],
  ])('exits with 2 for %j', async (argv, words) => {
    const folder = refused
    const { code, err } = await run(folder, argv)
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(existsSync(join(folder, '.github'))).toBe(false)
  })
})
