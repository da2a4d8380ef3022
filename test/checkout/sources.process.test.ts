import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBlobs, openTree } from '../../src/checkout/git-objects.ts'
import { MAX_PAGE_BYTES, type PageSource } from '../../src/checkout/source.ts'
import { openWorkTree } from '../../src/checkout/work-tree.ts'
import { createSelection } from '../../src/sites/selection.ts'
import {
  aFolder,
  aRepository,
  aRepositoryOf,
  aRepositoryWithSubmodule,
  commit,
  git,
  write,
} from '../support/git-repository.ts'
import { detailsOf, everything, readingsOf, selecting } from '../support/pages.ts'

const markdown = selecting(path => path.endsWith('.md'))
const openDisk = (folder: string, selection = markdown) => openWorkTree({ folder }, selection)
const headOf = (folder: string) => git(folder, 'rev-parse', 'HEAD')

function openAll(folder: string) {
  const blobs = openBlobs({ folder })
  onTestFinished(blobs.close)
  return blobs
}

/** Expects these files with these texts, each by the id that git gives to the file on disk. */
async function expectFiles(source: PageSource, folder: string, files: Record<string, string>) {
  expect(await readingsOf(source)).toEqual(Object.entries(files))
  const ids = new Map(source.files.map(({ path, id }) => [path, id]))
  const paths = Object.keys(files)
  expect(paths.map(path => ids.get(path)).join('\n')).toBe(git(folder, 'hash-object', '--', ...paths))
}

const named = (names: string[]) => Object.fromEntries(names.map(name => [name, name]))

const oddNames = named([
  '$(touch pwned).md',
  '-rf.md',
  ':(top)x.md',
  '[x]/ c\n"é\t.md',
  'a\nb.md',
  'a b.md',
  'naïve 页.md',
  'quote".md',
])

const texts = {
  'a.md': '',
  'b.md': '\n\n',
  'c.md': `${'0'.repeat(40)} blob 3\nabc\n`,
  'd.md': 'é'.repeat(70_000),
}

function withLinks(): string {
  const folder = aRepository()
  const outside = aFolder()
  write(outside, { 'secret.md': 'secret' })
  symlinkSync(join(outside, 'secret.md'), join(folder, 'outside.md'))
  symlinkSync('a.md', join(folder, 'inside.md'))
  symlinkSync(outside, join(folder, 'folder'))
  symlinkSync('.', join(folder, 'loop'))
  commit(folder, { 'a.md': 'a' })
  return folder
}

describe.each<[string, (folder: string) => Promise<PageSource>]>([
  ['the work tree', folder => openDisk(folder)],
  ['a commit', folder => openTree({ folder }, headOf(folder), markdown)],
  [
    'a commit, by one process for many',
    folder => openTree({ folder }, headOf(folder), markdown, openAll(folder)),
  ],
])('%s', (_, open) => {
  it.each<[string, () => string, Record<string, string>]>([
    [
      'the selected files by path',
      () =>
        aRepositoryOf({ 'b.md': 'same', 'b-c/f.md': 'same', 'a/b/z.md': 'z', 'a.md': 'a', 'code.ts': '' }),
      { 'a.md': 'a', 'a/b/z.md': 'z', 'b-c/f.md': 'same', 'b.md': 'same' },
    ],
    [
      'a folder of the repository by paths in it',
      () => join(aRepositoryOf({ 'site/docs/a.md': 'a', 'other.md': 'o' }), 'site'),
      { 'docs/a.md': 'a' },
    ],
    ['names that break a shell or a list of lines', () => aRepositoryOf(oddNames), oddNames],
    ['empty texts, and texts that look like output of git', () => aRepositoryOf(texts), texts],
    [
      'no text that is too large, is not UTF-8, or has NUL characters',
      () =>
        aRepositoryOf({
          'binary.md': Uint8Array.of(0x61, 0, 0x62),
          'large.md': 'x'.repeat(MAX_PAGE_BYTES + 1),
          'latin1.md': Uint8Array.of(0x63, 0x61, 0x66, 0xe9),
          'limit.md': 'x'.repeat(MAX_PAGE_BYTES),
        }),
      {
        'binary.md': '! not-text',
        'large.md': '! too-large',
        'latin1.md': '! not-text',
        'limit.md': 'x'.repeat(MAX_PAGE_BYTES),
      },
    ],
    ['no symbolic links to files or folders', withLinks, { 'a.md': 'a' }],
    ['no submodule', () => aRepositoryWithSubmodule({ 'b.md': 'b' }), { 'a.md': 'a' }],
  ])('reads %s', async (_, make, files) => {
    const folder = make()
    await expectFiles(await open(folder), folder, files)
    expect(existsSync(join(folder, 'pwned'))).toBe(false)
  })
})

describe('the work tree', () => {
  const replaceByLink = (folder: string) => {
    rmSync(join(folder, 'a.md'))
    write(folder, { 'secret.txt': 'secret' })
    symlinkSync('secret.txt', join(folder, 'a.md'))
  }
  const replaceByFolder = (folder: string) => {
    rmSync(join(folder, 'a.md'))
    mkdirSync(join(folder, 'a.md'))
  }
  const stage = (folder: string) => {
    write(folder, { 'staged.md': 's', 'untracked.md': 'u' })
    git(folder, 'add', 'staged.md')
  }
  const mergeWithConflict = (folder: string) => {
    git(folder, 'checkout', '--quiet', '-b', 'other')
    commit(folder, { 'a.md': 'theirs' })
    git(folder, 'checkout', '--quiet', 'main')
    commit(folder, { 'a.md': 'ours' })
    expect(() => git(folder, 'merge', 'other')).toThrow()
  }

  it.each<[string, (folder: string) => void, Record<string, string>]>([
    ['staged files and no untracked ones', stage, { 'a.md': 'a', 'b.md': 'b', 'staged.md': 's' }],
    ['what is on disk', folder => write(folder, { 'a.md': 'new' }), { 'a.md': 'new', 'b.md': 'b' }],
    ['no byte order mark', folder => commit(folder, { 'b.md': '\uFEFF# B' }), { 'a.md': 'a', 'b.md': '# B' }],
    ['no deleted file', folder => rmSync(join(folder, 'a.md')), { 'b.md': 'b' }],
    ['no symbolic link that replaced a file', replaceByLink, { 'b.md': 'b' }],
    ['no folder that replaced a file', replaceByFolder, { 'b.md': 'b' }],
    ['no unmerged file', mergeWithConflict, { 'b.md': 'b' }],
  ])('reads %s', async (_, change, files) => {
    const folder = aRepositoryOf({ 'a.md': 'a', 'b.md': 'b' })
    change(folder)
    await expectFiles(await openDisk(folder), folder, files)
  })

  it('reads files outside of a sparse checkout from git', async () => {
    const folder = aRepositoryOf({ 'docs/a.md': 'a', 'blog/b.md': 'b' })
    git(folder, 'sparse-checkout', 'set', 'docs')
    write(folder, { 'docs/a.md': 'changed' })
    const found = await readingsOf(await openDisk(folder))
    expect(Object.fromEntries(found)).toEqual({ 'docs/a.md': 'changed', 'blog/b.md': 'b' })
  })

  it('reads every file of a folder without git, and is empty without commits', async () => {
    expect((await openDisk(aRepository())).files).toEqual([])
    const folder = aFolder()
    write(folder, { 'a.md': 'a', 'docs/b.md': 'b', 'CHANGELOG.md': 'c', 'docs/c.rst': 'r' })
    const source = await openDisk(folder, createSelection([], []))
    await expectFiles(source, folder, { 'a.md': 'a', 'docs/b.md': 'b' })
    expect(source.skipped).toEqual([
      { path: 'CHANGELOG.md', reason: 'changelog' },
      { path: 'docs/c.rst', reason: 'format', extension: 'rst' },
    ])
  })

  it.each<[string, string[], Record<string, string>, string[]]>([
    [
      'tracked, untracked and ignored files of a glob',
      ['site/**'],
      { 'site/a.md': 'a', 'site/b.md': 'b', 'site/build/c.html': 'c' },
      ['site/b.md', 'site/build/c.html', 'untracked.md'],
    ],
    ['a submodule by a glob', ['sub/**'], { 'sub/inner.md': 'i' }, ['sub/inner.md', 'untracked.md']],
    [
      'a folder of a competitor, tracked or not',
      [],
      { 'a.md': 'a', 'rival/b.html': 'b', 'site/a.md': 'a' },
      ['rival/b.html'],
    ],
  ])('reads %s', async (_, globs, files, untracked) => {
    const folder = aRepositoryWithSubmodule({ 'inner.md': 'i' })
    commit(folder, { 'site/a.md': 'a', '.gitignore': 'site/build\n' })
    write(folder, { 'site/b.md': 'b', 'site/build/c.html': 'c', 'site/node_modules/d/README.md': 'd' })
    write(folder, { 'rival/b.html': 'b', 'untracked.md': 'u' })
    const rivals = globs.length > 0 ? [] : [{ name: 'Rival', folder: 'rival' }]
    const source = await openDisk(folder, createSelection(globs, rivals))
    await expectFiles(source, folder, files)
    expect(source.untracked).toEqual(new Set(untracked))
  })

  it('reads unusual names by a glob without git, but no links', async () => {
    const folder = withLinks()
    rmSync(join(folder, '.git'), { recursive: true })
    write(folder, oddNames)
    const source = await openDisk(folder, createSelection(['**'], []))
    expect(Object.fromEntries(await readingsOf(source))).toEqual({ 'a.md': 'a', ...oddNames })
  })

  it('rejects without a folder, and with the reason of an abort', async () => {
    const folder = join(aFolder(), 'missing')
    expect(await detailsOf(openDisk(folder))).toEqual({ code: 'AVG_NO_FOLDER', folder })
    const signal = AbortSignal.abort(new Error('cancelled'))
    await expect(openWorkTree({ folder: aRepository(), signal }, everything)).rejects.toThrow('cancelled')
  })
})
