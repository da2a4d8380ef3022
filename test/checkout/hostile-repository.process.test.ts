import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, renameSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import { platform, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findComparedCommit, isNewPath, readBaseFile } from '../../src/checkout/base-commits.ts'
import { git as ownGit } from '../../src/checkout/git.ts'
import { openCommitHistory } from '../../src/owners/backtest/commit-history.ts'
import { readBothPages, readPages } from '../../src/sites/read-pages.ts'
import {
  aFolder,
  aRepository,
  aRepositoryOf,
  aRepositoryWithSubmodule,
  commit,
  git,
  write,
} from '../support/git-repository.ts'
import { detailsOf } from '../support/pages.ts'

const settings = { content: [], competitors: [], siteUrls: [] }
const pages = { 'a.md': '# A\n\nThe first page.\n', 'b.md': '# B\n\nThe second page.\n' }
const missing = '1'.repeat(40)

// Other tests have remotes in folders.
beforeEach(() => void vi.stubEnv('GIT_ALLOW_PROTOCOL', undefined))
afterEach(() => void vi.unstubAllEnvs())

/** A program that git can start as a hook and that leaves a file. It answers those who ask for a password. */
function aCanary() {
  const folder = aFolder()
  const marker = join(folder, 'fired')
  const program = join(folder, 'post-index-change')
  write(folder, { 'post-index-change': `#!/bin/sh\necho username=u; echo password=p; >'${marker}'\n` })
  chmodSync(program, 0o755)
  return { folder, marker, program, hasFired: () => existsSync(marker) }
}

/** A repository with these keys in its configuration, divided by `; `. Words in capitals are replaced. */
async function aHostileRepository(config: string) {
  const canary = aCanary()
  const attributes = '*.md filter=x diff=x\nb.md filter=a=b\n'
  const folder = aRepository()
  const first = commit(folder, { '.gitattributes': attributes, 'a.md': pages['a.md'] })
  write(folder, pages)
  git(folder, 'add', '--all')
  const author = 'T <t@example.com> 1 +0000'
  const header = `tree ${git(folder, 'write-tree')}\nparent ${first}\nauthor ${author}\ncommitter ${author}`
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n -----END PGP SIGNATURE-----'
  write(folder, { '.git/signed': `${header}\n${signature}\n\nsigned\n` })
  git(folder, 'update-ref', 'HEAD', git(folder, 'hash-object', '-t', 'commit', '-w', '.git/signed'))
  const remote = aRepositoryOf({ 'c.md': 'c' })
  write(folder, { '.git/objects/info/alternates': `${join(aRepositoryOf(pages), '.git', 'objects')}\n` })
  // git compares the content of a file whose time has changed.
  for (const name of Object.keys(pages)) utimesSync(join(folder, name), 1, 1)
  const words = new Map([
    ['PROGRAM', canary.program],
    ['HOOKS', canary.folder],
    ['MARKER', canary.marker],
    ['FILE', pathToFileURL(remote).href],
    ['HTTP', await askForPasswords()],
  ])
  const text = config.replaceAll(/[A-Z]{4,}/g, word => words.get(word) ?? word)
  for (const line of text.split('; ')) {
    const [key = '', ...value] = line.split(' ')
    git(folder, 'config', '--add', key, value.join(' '))
  }
  return { folder, hasFired: canary.hasFired }
}

/** Returns the address of a server that answers each request with a cookie and with 401. */
async function askForPasswords(): Promise<string> {
  const headers = { 'www-authenticate': 'Basic realm="x"', 'set-cookie': 'a=b; max-age=9999' }
  const server = createServer((_, response) => void response.writeHead(401, headers).end())
  onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/site`
}

/** Asks git for all that the program does. Returns the number of calls that git answered. */
async function useGit(folder: string): Promise<number> {
  const checkout = { folder }
  const commits = { before: git(folder, 'rev-parse', 'HEAD~1'), head: git(folder, 'rev-parse', 'HEAD') }
  const calls = [
    () => readBothPages(checkout, commits, settings),
    () => findComparedCommit(checkout, { ...commits, before: missing }),
    () => isNewPath(checkout, commits.head, 'c.md'),
    () => openCommitHistory(checkout, settings, {}).then(history => history.close()),
    () => ownGit(checkout, ['status', '--porcelain', '--ignore-submodules=dirty']),
    () => ownGit(checkout, ['cat-file', 'blob', missing]),
  ]
  let answered = 0
  for (const call of calls) {
    await call().then(
      () => answered++,
      () => {},
    )
  }
  return answered
}

/** All calls but the two that ask for a commit that is missing. */
const ALL_ANSWERED = 4

/** Runs git as anybody does, and lets it fail. The server of this process answers meanwhile. */
async function useGitAsIs(folder: string, words: string): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: tmpdir(), GIT_TERMINAL_PROMPT: '0' }
  await promisify(execFile)('git', words.split(' '), { cwd: folder, env }).catch(() => {})
}

const toHttp = 'remote.origin.url HTTP'
const toFile = 'remote.origin.url FILE'
const partial = 'core.repositoryFormatVersion 1; extensions.partialClone origin; remote.origin.promisor true'

describe.runIf(platform() !== 'win32')('the configuration of a clone', () => {
  it.each([
    ['core.fsmonitor PROGRAM', 'status'],
    ['core.hooksPath HOOKS', 'status'],
    ['filter.x.clean PROGRAM', 'status'],
    ['filter.x.process PROGRAM; filter.x.required true', 'status'],
    ['filter.x.smudge PROGRAM', 'checkout HEAD~1 -- a.md'],
    ['filter.a=b.clean PROGRAM', 'status'],
    ['diff.external PROGRAM', 'diff HEAD~1'],
    ['diff.x.command PROGRAM', 'diff HEAD~1'],
    ['diff.x.textconv PROGRAM', 'diff HEAD~1'],
    ['log.showSignature true; gpg.program PROGRAM', 'log'],
    ['core.sshCommand PROGRAM; remote.origin.url ssh://127.0.0.1/x', 'fetch'],
    ['core.gitProxy PROGRAM; remote.origin.url git://127.0.0.1/x', 'fetch'],
    ['remote.origin.url ext::PROGRAM; protocol.ext.allow always', 'fetch'],
    ['remote.origin.url x:y; url.ext::PROGRAM.insteadOf x:y; protocol.allow always', 'fetch'],
    [`${toFile}; remote.origin.uploadpack PROGRAM`, 'fetch'],
    [`${toFile}; core.alternateRefsCommand PROGRAM`, 'fetch'],
    [`${toHttp}; credential.helper PROGRAM`, 'fetch'],
    [`${toHttp}; credential.HTTP.helper PROGRAM`, 'fetch'],
    [`${toHttp}; core.askPass PROGRAM`, 'fetch'],
    [`${toHttp}; http.cookieFile MARKER; http.saveCookies true; core.askPass PROGRAM`, 'fetch'],
    [`${toHttp}; http.cookieFile MARKER; http.HTTP.saveCookies true; core.askPass PROGRAM`, 'fetch'],
    [`${partial}; ${toFile}; remote.origin.uploadpack PROGRAM`, `cat-file blob ${missing}`],
    [`${partial}; remote.origin.url ext::PROGRAM; protocol.allow always`, `cat-file blob ${missing}`],
  ])('starts no program by %s', async (config, words) => {
    const control = await aHostileRepository(config)
    // git ends a filter process that does not answer, at times before its first line ran.
    for (let tries = 0; tries < 20 && !control.hasFired(); tries += 1) {
      await useGitAsIs(control.folder, words)
    }
    expect(control.hasFired(), `the attack on git ${words}`).toBe(true)
    const { folder, hasFired } = await aHostileRepository(config)
    // A key whose name has an equals sign is refused.
    expect(await useGit(folder)).toBe(config.includes('a=b') ? 0 : ALL_ANSWERED)
    expect(hasFired()).toBe(false)
  })

  // Without a terminal, git starts no pager, so there is nothing to compare with.
  it('starts no pager', async () => {
    const { folder, hasFired } = await aHostileRepository('core.pager PROGRAM; pager.log PROGRAM')
    expect(await useGit(folder)).toBe(ALL_ANSWERED)
    expect(hasFired()).toBe(false)
  })

  it.each([
    ['at the root', '.'],
    ['in a folder of the pages', 'docs'],
  ])('of a bare repository %s starts no program', async (_, at) => {
    const attack = () => {
      const { program, hasFired } = aCanary()
      const root = at === '.' ? aFolder() : aRepositoryOf(pages)
      const folder = join(root, at)
      renameSync(join(aRepositoryOf(pages), '.git'), folder)
      git(folder, 'config', 'core.bare', 'false')
      git(folder, 'config', 'core.worktree', '.')
      git(folder, 'config', 'core.fsmonitor', program)
      write(folder, pages)
      return { folder, hasFired }
    }
    const control = attack()
    await useGitAsIs(control.folder, 'status')
    expect(control.hasFired()).toBe(true)
    const { folder, hasFired } = attack()
    expect(await detailsOf(ownGit({ folder }, ['status']))).toMatchObject({ code: 'AVG_NO_CHECKOUT' })
    const { pages: read } = await readPages({ folder }, settings)
    expect([read.map(({ path }) => path), hasFired()]).toEqual([['a.md', 'b.md'], false])
  })

  it('of a repository among the pages, which the index lists as a submodule, starts no program', async () => {
    const attack = () => {
      const { program, hasFired } = aCanary()
      const folder = aRepositoryOf(pages)
      const inner = join(folder, 'docs')
      renameSync(aRepositoryOf(pages), inner)
      git(folder, 'add', 'docs')
      commit(folder, { 'a.md': '# A\n\nThe first page, changed.\n' })
      git(inner, 'config', 'core.fsmonitor', program)
      return { folder, hasFired }
    }
    const control = attack()
    await useGitAsIs(control.folder, 'status')
    expect(control.hasFired()).toBe(true)
    const { folder, hasFired } = attack()
    expect(await useGit(folder)).toBe(ALL_ANSWERED)
    expect(hasFired()).toBe(false)
  })

  it.each([
    [
      'check',
      ['--brand', 'Acme', '--keywords', 'page', '--baseline', 'base'],
      'Compared with the merge base',
    ],
    ['init', ['--yes', '--brand', 'Acme'], 'Wrote .github/ai-visibility.yml'],
  ])('starts no program in %s', async (command, words, expected) => {
    const { folder, hasFired } = await aHostileRepository('core.fsmonitor PROGRAM; filter.x.clean PROGRAM')
    const { stdout } = spawnSync(process.execPath, [resolve('src/index.ts'), command, ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toContain(expected)
    expect(hasFired()).toBe(false)
  })
})

describe('the repository of a folder', () => {
  it('is found in a linked worktree and in a submodule, although a hook sets variables', async () => {
    const folder = aRepositoryWithSubmodule(pages)
    git(folder, 'worktree', 'add', '--quiet', 'linked')
    vi.stubEnv('GIT_DIR', join(aRepository(), '.git'))
    vi.stubEnv('GIT_INDEX_FILE', '/nowhere')
    expect(await ownGit({ folder: join(folder, 'linked') }, ['ls-files'])).toContain('a.md')
    expect(await ownGit({ folder: join(folder, 'sub') }, ['ls-files'])).toContain('b.md')
  })

  it('is refused if another user owns it, also to read a file of the base', async () => {
    const folder = aRepositoryOf(pages)
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    expect(await detailsOf(ownGit({ folder }, ['status']))).toMatchObject({ code: 'AVG_OTHER_OWNER' })
    const host = { change: { base: missing, head: missing } }
    expect(await detailsOf(readBaseFile({ folder }, host, 'no-file.yml'))).toMatchObject({
      code: 'AVG_OTHER_OWNER',
    })
  })

  it('is named if it is directly below the folder', async () => {
    const folder = aFolder()
    renameSync(aRepositoryOf(pages), join(folder, 'site'))
    expect(await detailsOf(ownGit({ folder }, ['status']))).toMatchObject({
      code: 'AVG_NO_CHECKOUT',
      inner: 'site',
    })
  })
})
