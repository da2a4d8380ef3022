import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { AvgError } from '../../../src/errors/avg-error.ts'
import { check } from '../../../src/hosts/cli/check.ts'
import { aFolder, aRepository, commit, git, write } from '../../support/git-repository.ts'
import { scanFor } from '../../support/scans.ts'
import { startServiceForTest } from '../../support/service-client.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const invoices = '# Invoices\n\nTime tracking in Acme turns hours into the lines of an invoice.\n'
const gate = ['--brand', 'Acme', '--keywords', 'best kanban board', '--keywords', 'time tracking']

/** A site whose last commit drops the page on kanban boards. */
function aSiteThatLostAPage(): string {
  const folder = aRepository()
  commit(folder, { 'docs/kanban.md': kanban, 'docs/invoices.md': invoices })
  git(folder, 'rm', '--quiet', 'docs/kanban.md')
  commit(folder, {})
  return folder
}

/** The site of the tests that only read it. */
let site: string
beforeAll(() => {
  site = aSiteThatLostAPage()
})

async function run(
  folder: string,
  argv: string[],
  { env = {}, isTTY = false }: { env?: NodeJS.ProcessEnv; isTTY?: boolean } = {},
) {
  const terminal = createTerminal(env, isTTY)
  const code = await check(argv, { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

describe('check, with --baseline-ref', () => {
  it('fails if a commit removed a page, and prints the verdict on standard output', async () => {
    const { code, out, err } = await run(site, [...gate, '--baseline-ref', 'HEAD~1'])
    expect(code).toBe(1)
    expect(out).toMatch(/^✗ “best kanban board” lost its answer: docs\/kanban\.md is deleted\n {2}- Before: /)
    expect(out).toContain('Compared with the merge base')
    expect(err).toBe('')
  })

  it('prints SARIF with the version of the package', () => {
    const words = ['check', ...gate, '--baseline-ref', 'HEAD~1', '--format', 'sarif']
    const { stdout } = spawnSync(process.execPath, [resolve('src/index.ts'), ...words], {
      cwd: site,
      encoding: 'utf8',
    })
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(JSON.parse(stdout).runs[0]).toMatchObject({ tool: { driver: { version } }, results: [{}] })
  })

  it('passes if nothing changed', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban, 'docs/invoices.md': invoices })
    const { code, out } = await run(folder, [...gate, '--baseline-ref', 'HEAD'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^✓ No question lost its answer\. Checked 2 questions against 2 pages: 2 unchanged\.\n/,
    )
  })

  it('compares with changes of the work tree that are not committed', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban, 'docs/invoices.md': invoices })
    git(folder, 'rm', '--quiet', 'docs/kanban.md')
    expect((await run(folder, [...gate, '--baseline-ref', 'HEAD'])).code).toBe(1)
  })

  it('exits with 0 if fail-on does not list the verdict', async () => {
    const argv = [...gate, '--baseline-ref', 'HEAD~1', '--fail-on', 'none, error']
    const { code, out } = await run(site, argv)
    expect(code).toBe(0)
    expect(out).toMatch(/^✗ “best kanban board” lost its answer/)
  })
})

describe('--format', () => {
  it('json prints only the result file', async () => {
    const { code, out, err } = await run(site, [...gate, ...['--baseline-ref', 'HEAD~1', '--format', 'json']])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ format: 'ai-visibility-result', verdict: { status: 'fail' } })
    expect(err).toContain(
      'AVG_RULE_MAX_ANSWER_LOSS: “best kanban board” lost its answer: docs/kanban.md is deleted.',
    )
  })

  it('markdown prints the job summary', async () => {
    const argv = [...gate, '--baseline-ref', 'HEAD~1', '--format', 'markdown']
    expect((await run(site, argv)).out).toMatch(
      /^## ❌ “best kanban board” lost its answer&#58; docs\/kanban\.md is deleted\n/,
    )
  })

  it('text has color and progress on a terminal, and neither in a pipe', async () => {
    const color = '\u001B['
    const failing = [...gate, '--baseline-ref', 'HEAD~1']
    const onTerminal = await run(site, failing, { isTTY: true })
    expect(onTerminal.out).toContain(color)
    expect(onTerminal.err).toContain('Scanned 2 of 2')
    const plain = await run(site, failing, { isTTY: true, env: { NO_COLOR: '1' } })
    expect(plain.out).not.toContain(color)
    const piped = await run(site, failing)
    expect(piped.out + piped.err).not.toContain(color)
    expect(piped.err).not.toContain('Scanned')
  })
})

describe('files', () => {
  it('go to the folder of --output', async () => {
    const output = join(aFolder(), 'reports')
    await run(site, [...gate, '--report', 'csv', '--output', output])
    expect(readdirSync(output)).toEqual(expect.arrayContaining(['result.json', 'scans.csv']))
  })

  it('do not go through a link of the repository that leads out of it', async () => {
    const [site, outside] = [aSiteThatLostAPage(), aFolder()]
    symlinkSync(outside, join(site, 'reports'))
    const output = join(site, 'reports')
    await expect(run(site, [...gate, '--report', 'csv', '--output', output])).rejects.toThrow(AvgError)
    expect(readdirSync(outside)).toEqual([])
  })

  it('are kept in a temporary folder if reports are requested', async () => {
    const { err } = await run(site, [...gate, '--report', 'csv'])
    const [path = ''] = /\S+scans\.csv/.exec(err) ?? []
    expect(existsSync(path)).toBe(true)
  })

  it('leave the repository as it is', async () => {
    await run(site, gate)
    expect(git(site, 'status', '--porcelain', '--ignored')).toBe('')
  })
})

describe('check, without a word', () => {
  const file = `keywords: [best kanban board, time tracking]
brand: Acme
gates:
  - { key: pages, baseline: base }
  - { key: weekly, baseline: branch, engines: openai, brand-domains: acme.com }
`
  const aSite = () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban, 'docs/invoices.md': invoices })
    write(folder, { '.github/ai-visibility.yml': file })
    return folder
  }

  it('compares with what is likely meant, and reads only the gates of the pages', async () => {
    const folder = aSite()
    // The file that was just written is a change.
    expect(await run(folder, [])).toMatchObject({ code: 0, err: '' })
    git(folder, 'rm', '--quiet', 'docs/kanban.md')
    expect((await run(folder, [])).code).toBe(1)
    commit(folder, {})
    expect((await run(folder, [])).code).toBe(1)
    git(folder, 'switch', '--quiet', '--create', 'feature')
    commit(folder, { 'docs/invoices.md': `${invoices}\nMore.\n` })
    commit(folder, { 'docs/other.md': invoices })
    expect((await run(folder, [])).out).toContain(git(folder, 'rev-parse', '--short=7', 'main').trim())
  })

  it('needs no history for a plan of gates that have one', async () => {
    expect((await run(aSite(), ['--plan'])).code).toBe(0)
  })

  it('reports that there is nothing to compare with', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban, '.github/ai-visibility.yml': file })
    const { code, err } = await run(folder, [])
    expect([code, err]).toEqual([2, expect.stringContaining('--baseline-ref')])
  })
})

describe('wrong usage', () => {
  it('exits with 2 and reports all problems at once on standard error', async () => {
    const argv = ['--samples', 'many', '--color', 'red', '--baseline-ref', 'nowhere', '--format', 'xml']
    const { code, out, err } = await run(site, argv)
    expect(code).toBe(2)
    expect(out).toBe('')
    const names = ['--brand', '--keywords', '--samples', '--color', '--baseline-ref', '--format']
    for (const name of names) expect(err).toContain(`\n${name}: `)
  })

  it('refuses another baseline together with --baseline-ref', async () => {
    const argv = [...gate, '--baseline', 'last.json', '--baseline-ref', 'HEAD']
    expect((await run(site, argv)).code).toBe(2)
  })

  it('does not read a ref as an option of git', async () => {
    const { code, err } = await run(site, [...gate, '--baseline-ref=--all'])
    expect(code).toBe(2)
    expect(err).toContain('--baseline-ref: got "--all"')
  })
})

describe('other sources', () => {
  it('takes a baseline from a file of the folder', async () => {
    const folder = aSiteThatLostAPage()
    commit(folder, { 'last.json': '{"overall_bcr": 0, "cited_engines": 1}' })
    const { code, out } = await run(folder, [...gate, '--baseline', 'last.json'])
    expect(code).toBe(0)
    expect(out).toMatch(/^✓ Your pages answer 1 of 2 questions\n/)
    expect(out).toContain('Compared with last.json.')
  })

  it('adds the run to a history in a file with record: always, and not by default', async () => {
    const folder = aSiteThatLostAPage()
    const argv = [...gate, '--baseline', 'history.json']
    expect(joinBroken((await run(folder, argv)).out)).toContain('To record runs here, set record: always.')
    const branch = [...gate, '--baseline', 'branch']
    expect(joinBroken((await run(folder, branch)).out)).toContain('set baseline to a file, such as')
    expect(existsSync(join(folder, 'history.json'))).toBe(false)
    write(folder, { '.github/ai-visibility.yml': 'record: always\n' })
    await run(folder, argv)
    const { out } = await run(folder, argv)
    expect(out).toMatch(/^✓ Your pages answer 1 of 2 questions, as before\n/)
    expect(out).toContain('Compared with history.json.')
  })

  it('accepts a level only in a run that is recorded', async () => {
    const folder = aSiteThatLostAPage()
    const argv = [...gate, '--baseline', 'history.json', '--accept', 'true']
    const { code, err } = await run(folder, argv)
    expect(code).toBe(2)
    expect(err).toContain('record is always in the config file')
    write(folder, { '.github/ai-visibility.yml': 'record: always\n' })
    expect((await run(folder, argv)).code).toBe(0)
    expect(JSON.parse(readFileSync(join(folder, 'history.json'), 'utf8'))).toMatchObject({
      records: [{ accepted: true }],
    })
  })

  it('asks a hosted service, with the key from the environment', async () => {
    const service = await startServiceForTest({
      apiKey: 'key-4711',
      answer: ({ body }) => ({ body: scanFor(body) }),
    })
    const argv = ['--brand', 'Acme', '--keywords', 'crm', '--base-url', service.url]
    const asked = await run(aFolder(), argv, { env: { AI_VISIBILITY_KEY: 'key-4711' } })
    expect(asked.code).toBe(0)
    expect(service.requests).toHaveLength(1)
    expect((await run(aFolder(), argv)).err).toContain('--api-key: ')
  })
})

describe('the result file of a run without a baseline', () => {
  it('is a baseline of the next run, which asks in the same way', async () => {
    const service = await startServiceForTest({ answer: ({ body }) => ({ body: scanFor(body) }) })
    const folder = aFolder()
    const hosted = [
      ...gate,
      ...['--base-url', service.url, '--api-key', 'key', '--report', 'json', '--output', folder],
    ]
    expect((await run(folder, hosted)).code).toBe(0)
    const file = 'result.json'
    const next = await run(folder, [...hosted, '--baseline', file, '--fail-on', 'fail, error, no-baseline'])
    expect(next.code).toBe(0)
    const result = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    expect(result).toMatchObject({ scan_per: 'all', baseline: { overall_bcr: 65 } })
    expect(service.requests.map(({ body }) => body.keywords)).toEqual([
      ['best kanban board', 'time tracking'],
      ['best kanban board', 'time tracking'],
    ])
  })
})
