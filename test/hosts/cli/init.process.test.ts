import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { WORKFLOW_PATH } from '../../../src/commands/init/workflow.ts'
import { init } from '../../../src/hosts/cli/init/init.ts'
import { LinkOutError } from '../../../src/lib/files.ts'
import { checkWorkflow } from '../../support/check-workflow.ts'
import { aFolder, aRepository, commit, git, write } from '../../support/git-repository.ts'
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

/** Runs the command; `answers` are those of a person at the terminal, and without them nobody is asked. */
async function run(folder: string, argv: string[] = [], answers?: string[]) {
  const terminal = createTerminal()
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answers?.shift() ?? ''
  }
  const context = { ...terminal, folder, signal, ask: answers && ask, version: '1.2.3' }
  const code = await init(argv, context)
  return { code, questions, ...terminal.printed }
}

const DOUBTFUL =
  '# A line with a # names a page that may own the question. Remove the # to confirm it, or correct the path.'
const workflowOf = (folder: string) => readFileSync(join(folder, WORKFLOW_PATH), 'utf8')
const inputsOf = (folder: string) => parse(workflowOf(folder)).jobs.gate.steps[1].with

describe('init, as a program without a terminal', () => {
  it('goes from a repository to a workflow and a verdict', async () => {
    const folder = aSite()
    commit(folder, { 'docs/kanban.md': `${kanban}\nColumns show the state of the work.\n` })
    const entry = resolve('src/index.ts')
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [entry, 'init'], { cwd: folder })
    expect(stderr).toBe(
      'No terminal to ask at: the proposals are taken as they are.\nReading the repository\nReading the pages\n',
    )
    expect(stdout).toMatch(
      /^Brand +Acme\nPages +2 in docs\/\*\*\nSite +docs = https:\/\/acme\.dev\/\{path\}\/\nLanguage +en\nBuilt by +MkDocs\n/,
    )
    expect(stdout).toMatch(
      /Your pages answer 2 of 2 questions; 2 have a page that owns it\.\n {2}✓ Time tracking for invoices +docs\/invoices\.md\n {2}✓ Kanban boards +docs\/kanban\.md\n/,
    )
    expect(stdout).toContain('The gate would have failed 0 of 1 commits that change pages')
    expect(stdout).toContain('The verdict on your newest commit\n✓ ')
    expect(stdout).toContain(`Wrote ${WORKFLOW_PATH}\n`)
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(workflowOf(folder)).toContain(`uses: ai-visibility-gate/ai-visibility-gate@v${version}\n`)
    expect(await checkWorkflow(workflowOf(folder))).toEqual([])
  })
})

describe('init', () => {
  it('writes what was given, and proposes the rest', async () => {
    const folder = aSite()
    const argv = [
      '--yes',
      '--no-backtest',
      '--brand',
      'Globex',
      '--keywords',
      'best board, free board',
      '--language',
      'de',
    ]
    const { code, out, err } = await run(folder, argv)
    expect({ code, err }).toEqual({ code: 0, err: 'Reading the repository\nReading the pages\n' })
    expect(inputsOf(folder)).toEqual({
      brand: 'Globex',
      keywords: `${DOUBTFUL}\nbest board\n# best board | owner: docs/kanban.md\nfree board\n`,
      content: 'docs/**',
      'site-url': 'docs = https://acme.dev/{path}/',
      language: 'de',
      baseline: 'base',
    })
    expect(out).not.toContain('would have failed')
  })

  it('overwrites no workflow without --force', async () => {
    const folder = aSite({ ...pages, [WORKFLOW_PATH]: 'name: mine\n' })
    const { code, out, err } = await run(folder, ['--yes'])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(`${WORKFLOW_PATH} exists, and nothing was written. --force replaces it.\n`)
    expect(workflowOf(folder)).toBe('name: mine\n')
    expect((await run(folder, ['--yes', '--force'])).code).toBe(0)
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
    await expect(run(folder, ['--yes', '--no-backtest', ...argv])).rejects.toThrow(LinkOutError)
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
    await run(folder, ['--yes', '--no-backtest'])
    expect(inputsOf(folder).brand).not.toBe('Secret')
  })

  it('asks at a terminal, and takes the proposal for an empty answer and nothing for a dash', async () => {
    const folder = aSite()
    const answers = ['Globex', '', '-', '', 'best board, free board', '', 'y']
    const { code, questions } = await run(folder, ['--no-backtest'], answers)
    expect(code).toBe(0)
    expect(questions).toEqual([
      'Brand [Acme]: ',
      'Pages (globs; empty for all Markdown and HTML) [docs/**; - for none]: ',
      'Address of the site (empty for none) [docs = https://acme.dev/{path}/; - for none]: ',
      'Language [en]: ',
      'Press Enter to take them, or type your own, separated by commas: ',
      'Press Enter if they are right. 2 confirms the page of question 2, 2 = docs/page.md names another one, 2 = - none: ',
      `Write ${WORKFLOW_PATH}? [Y/n] `,
    ])
    expect(inputsOf(folder)).toEqual({
      brand: 'Globex',
      keywords: `${DOUBTFUL}\nbest board\n# best board | owner: docs/kanban.md\nfree board\n`,
      content: 'docs/**',
      baseline: 'base',
    })
  })

  it('takes the owners that a flag names, and judges by them', async () => {
    const folder = aSite()
    const keywords = 'best board | owner: docs/kanban.md\nfree board | owner: docs/none.md'
    const { questions, out } = await run(folder, ['--no-backtest', '--keywords', keywords], [])
    expect(questions).not.toContainEqual(expect.stringContaining('owner'))
    expect(inputsOf(folder).keywords).toBe(`${keywords}\n`)
    expect(out).toMatch(
      /\n {2}✓ best board {2}docs\/kanban\.md\n {2}✗ free board {2}docs\/none\.md: no such page/,
    )
  })

  it('asks nothing that a flag answers', async () => {
    const argv = [
      '--brand',
      'A',
      '--content',
      'docs/**',
      '--site-url=',
      '--language',
      'en',
      '--keywords',
      'a b',
    ]
    expect((await run(aSite(), argv, [])).questions).toEqual([`Write ${WORKFLOW_PATH}? [Y/n] `])
  })

  it('writes nothing where the person says no', async () => {
    const folder = aSite()
    const { code, err } = await run(folder, ['--no-backtest'], ['', '', '', '', '', '', 'n'])
    expect(code).toBe(1)
    expect(err).toContain('No workflow was written.')
    expect(existsSync(join(folder, WORKFLOW_PATH))).toBe(false)
  })

  it('writes nothing where the person stops', async () => {
    const folder = aSite()
    const stop = () => Promise.reject(new DOMException('stopped', 'AbortError'))
    const terminal = createTerminal()
    expect(await init([], { ...terminal, folder, signal, ask: stop, version: '1.2.3' })).toBe(1)
    expect(terminal.printed.err).toContain('Stopped. No workflow was written.')
    expect(existsSync(join(folder, '.github'))).toBe(false)
  })

  it('takes the questions from Search Console, and names those without an answer', async () => {
    const folder = aSite()
    const export_ =
      'Top queries,Clicks,Impressions,CTR,Position\nacme login,9,900,1%,1\nkanban board work in progress,1,50,2%,4\nquantum chemistry,0,80,0%,40\n'
    write(folder, { 'Queries.csv': export_ })
    const { out } = await run(folder, ['--yes', '--no-backtest', '--search-console', 'Queries.csv'])
    expect(inputsOf(folder).keywords).toMatch(/^# .*\nkanban board work in progress\n/)
    expect(inputsOf(folder).keywords).not.toContain('acme login')
    expect(out).toContain('Searched for, and not answered by your pages: quantum chemistry.')
  })

  it('writes into the root of the repository, and gates the folder that it runs in', async () => {
    const folder = aSite({ 'packages/site/docs/kanban.md': kanban, 'packages/other/README.md': invoices })
    expect((await run(join(folder, 'packages/site'), ['--yes', '--no-backtest'])).code).toBe(0)
    expect(inputsOf(folder)).toMatchObject({ content: 'packages/site/**' })
  })

  it('works in a folder without git, and says what is missing', async () => {
    const folder = aFolder()
    write(folder, pages)
    const { code, out } = await run(folder, ['--yes'])
    expect(code).toBe(0)
    expect(out).toContain('The backtest replays commits, and the folder is not inside a git checkout.')
    expect(out).toContain('The verdict on your pages as they are now\n')
    expect(out).toContain('This folder is no git repository.')
  })

  it('says what to do for a site whose pages it cannot read', async () => {
    const folder = aSite({ 'docs/conf.py': "project = 'Acme'\n", 'docs/index.rst': 'Acme\n====\n' })
    const { code, out, err } = await run(folder, ['--yes'])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('No page with text was found in the repository. Passed over: 1 .rst')
    expect(err).toContain('This is a site of Sphinx.')
    expect(existsSync(join(folder, '.github'))).toBe(false)
  })

  it('keeps a hostile site name out of the shell of YAML and out of GitHub’s expressions', async () => {
    const folder = aSite({ ...pages, 'mkdocs.yml': `site_name: 'A: #"{b} | c'\n` })
    git(folder, 'remote', 'add', 'origin', 'https://github.com/globex/docs.git')
    await run(folder, ['--yes', '--no-backtest'])
    expect(inputsOf(folder).brand).toBe('globex')
    const argv = ['--yes', '--force', '--brand', '${{ secrets.KEY }}']
    const { code, err } = await run(folder, argv)
    expect(code).toBe(2)
    expect(err).toContain('--brand: got "${{ secrets.KEY }}"; expected a text without ${{')
    expect(inputsOf(folder).brand).toBe('globex')
  })

  it.each([
    [['--brnd', 'x'], '--brnd: expected the name of a flag. Did you mean --brand?'],
    [['--engines', 'openai'], '--engines: expected one of the flags that init --help lists'],
    [['--search-console', 'none.csv'], 'expected a file that can be read'],
    [['--yes=maybe'], '--yes: got "maybe"'],
    [['--yes', '--keywords', '"open quote'], '--keywords: got ""open quote"; expected a list'],
    [['--yes', '--brand', ''], '--brand: nothing was given'],
    [['--yes', '--site-url', 'nonsense'], '--site-url: got "nonsense"'],
    [['--yes', '--language', '!!'], '--language: got "!!"'],
  ])('exits with 2 for %j', async (argv, words) => {
    const folder = aSite()
    const { code, out, err } = await run(folder, argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(words)
    expect(existsSync(join(folder, '.github'))).toBe(false)
  })
})
