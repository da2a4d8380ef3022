import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pullRequestEvent, runAction } from '../../scripts/lib/action.ts'
import { splitValues } from '../../scripts/lib/inputs.ts'
import { createSite, type Site } from '../../scripts/lib/site.ts'
import { aFolder, aRepositoryAt, commit } from '../support/git-repository.ts'

/** CI runs this file with the oldest Node that the command line supports, too. */
const node = process.env['NODE_UNDER_TEST'] ?? process.execPath

const inputs = {
  brand: 'Acme',
  keywords: 'best kanban board\ntime tracking for invoices\nproject management for small teams',
  'site-url': 'content = https://acme.example/{path}',
  'competitor-content': 'Boardly = competitors/boardly',
}

/** The example site, whose last commit drops a page. */
function anExampleSite(): { site: Site; base: string } {
  const site = createSite('examples/site')
  const base = site.commit({})
  site.commit({ 'content/guides/kanban.md': undefined })
  return { site, base }
}

let installedPackage = ''

// npm takes longer than a test may take.
beforeAll(() => {
  installedPackage = installPackage()
})

/** Packs what is published, installs it in an empty folder without a registry, and returns the folder of the package. */
function installPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  const npm = (words: string[]) =>
    execFileSync('npm', words, { encoding: 'utf8', shell: platform() === 'win32' }).trim()
  const file = npm(['pack', '--silent', '--pack-destination', folder])
  npm(['install', '--silent', '--offline', '--no-audit', '--prefix', folder, join(folder, file)])
  return join(folder, 'node_modules', 'ai-visibility-gate')
}

/** Runs the command of the package in the folder `program`. */
function runCommand(
  words: string[],
  { cwd = '.', program = installedPackage, nodeOptions = [] as string[] } = {},
) {
  const script = join(program, 'bin', 'ai-visibility-gate.js')
  return new Promise<{ code: number; out: string; err: string }>(done => {
    const env = { PATH: process.env['PATH'], TMPDIR: tmpdir() }
    execFile(node, [...nodeOptions, script, ...words], { cwd, env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err })
    })
  })
}

/** The action has written what only the config file takes into the folder of the site. */
const check = (...words: string[]) => [
  'check',
  ...Object.entries(splitValues(inputs).inputs).flatMap(([name, text]) => [`--${name}`, text]),
  ...words,
]
const resultSchema = z.object({
  verdict: z.object({ status: z.string() }),
  measurement: z.object({ overall_bcr: z.number() }),
})

const MODULE = 'node_modules/ai-visibility-gate'
const PNPM_MODULE = 'node_modules/.pnpm/ai-visibility-gate@1.0.0/node_modules/ai-visibility-gate'

const ownSite = {
  brand: 'Acme',
  keywords: 'best kanban board | owner: docs/kanban.md',
  content: 'docs/**',
  'site-url': 'docs = https://acme.example/{path}',
}
const ownSiteFlags = Object.entries(ownSite).flatMap(([name, text]) => [`--${name}`, text])

/** Makes a site of one page, with the package in its folder `program`. */
function aSiteWithPackage(name: string, program: string): { site: string; head: string } {
  const site = aRepositoryAt(join(aFolder(), name))
  const page = '# Kanban boards\n\nThe best kanban board limits the work in progress.\n'
  const head = commit(site, { 'docs/kanban.md': page })
  cpSync(installedPackage, join(site, program), { recursive: true })
  return { site, head }
}

describe('the package', () => {
  it('the command line gates the example site with the verdict of the action', async () => {
    const { site, base } = anExampleSite()
    const action = await runAction({
      inputs: { ...inputs, baseline: 'base' },
      event: site.pullRequest(base),
      checkout: site.folder,
      node,
    })
    const words = check('--baseline-ref', 'HEAD~1', '--format', 'json')
    const { code, out } = await runCommand(words, { cwd: site.folder })
    expect([action.exitCode, code]).toEqual([1, 1])
    const { verdict, measurement } = resultSchema.parse(JSON.parse(out))
    expect(action.outputs).toMatchObject({
      verdict: verdict.status,
      'overall-bcr': String(measurement.overall_bcr),
    })
    expect(verdict.status).toBe('fail')
    expect((await runCommand(check('--baseline-ref', 'HEAD'), { cwd: site.folder })).code).toBe(0)
  })

  it.each([
    ['in node_modules', 'site', MODULE],
    ['in node_modules by pnpm', 'site', PNPM_MODULE],
    ['as its own checkout', 'site', '.'],
    ['below a path with a space and a comma', 'the site,ours', MODULE],
  ])('the command line compares the site that it is installed in: %s', async (_, name, program) => {
    const { site } = aSiteWithPackage(name, program)
    if (program === PNPM_MODULE) symlinkSync(join(site, program), join(site, MODULE), 'junction')
    const start = program === '.' ? program : MODULE
    const words = ['check', ...ownSiteFlags, '--baseline-ref', 'HEAD']
    const { code, out } = await runCommand(words, { cwd: site, program: start })
    expect(out).toMatch(/^✓ No question lost its answer\./)
    expect(code).toBe(0)
  })

  it.each([
    ['is its own folder', false],
    ['is its own folder behind a symbolic link', true],
  ])('the action compares a workspace that %s', async (_, isLinked) => {
    const { site, head } = aSiteWithPackage('site', '.')
    const workspace = isLinked ? `${site}-link` : site
    if (isLinked) symlinkSync(site, workspace, 'junction')
    const { exitCode, log, outputs } = await runAction({
      inputs: { ...ownSite, baseline: 'base' },
      event: pullRequestEvent({ baseSha: head, headSha: head }),
      checkout: workspace,
      action: workspace,
      node,
    })
    expect(log).not.toContain('::error')
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
  })
})

describe('the command line', () => {
  it('needs no other package', () => {
    const folder = dirname(installedPackage)
    expect(readdirSync(folder).filter(name => !name.startsWith('.'))).toEqual(['ai-visibility-gate'])
  })

  it('prints its version, and help on standard output', async () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    expect(await runCommand(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
    const help = await runCommand(['--help'])
    expect(help).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: /), err: '' })
  })

  it('prints in one line what to type if Node is too old', async () => {
    const old = "Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } })"
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(old)}`]
    expect(await runCommand(['check', '--brand', 'Acme Inc'], { nodeOptions })).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(
        /^This is Node 20\.9\.0; .* Type instead: npx -p node@24 -- node \S+\/bin\/ai-visibility-gate\.js check --brand "Acme Inc"\n$/,
      ),
    })
  })
})
