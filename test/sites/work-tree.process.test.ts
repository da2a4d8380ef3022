import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CorpusError } from '../../src/sites/errors.ts'
import { createSelection } from '../../src/sites/selection.ts'
import { MOST_PAGE_BYTES, type PageSource } from '../../src/sites/source.ts'
import { openWorkTree } from '../../src/sites/work-tree.ts'
import {
  aFolder,
  aRepository,
  aRepositoryWithSubmodule,
  cloneOf,
  commit,
  git,
  write,
} from '../support/git-repository.ts'
import { everything, readingsOf, selecting } from '../support/pages.ts'

const open = (folder: string, isPage = (_: string) => true) => openWorkTree({ folder }, selecting(isPage))
const pathsOf = ({ files }: PageSource) => files.map(({ path }) => path)

const read = async (source: PageSource) => Object.fromEntries(await readingsOf(source))

describe('openWorkTree', () => {
  it('lists tracked files that are selected, by path', async () => {
    const folder = aRepository()
    commit(folder, { 'b.md': 'b', 'a/z.md': 'z', 'a.md': 'a', 'code.ts': '' })
    const source = await open(folder, path => path.endsWith('.md'))
    expect(pathsOf(source)).toEqual(['a.md', 'a/z.md', 'b.md'])
  })

  it('knows staged files and no untracked ones', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a' })
    write(folder, { 'staged.md': 's', 'untracked.md': 'u' })
    git(folder, 'add', 'staged.md')
    expect(pathsOf(await open(folder))).toEqual(['a.md', 'staged.md'])
  })

  it('reads what is on disk, by the id that git would give it', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'old', 'b.md': 'same' })
    write(folder, { 'a.md': 'new text' })
    const source = await open(folder)
    expect(await read(source)).toEqual({ 'a.md': 'new text', 'b.md': 'same' })
    expect(source.files.map(({ id }) => id)).toEqual([
      git(folder, 'hash-object', 'a.md'),
      git(folder, 'rev-parse', 'HEAD:b.md'),
    ])
  })

  it('is relative to the folder it is opened in', async () => {
    const folder = aRepository()
    commit(folder, { 'site/docs/a.md': 'a', 'other.md': 'o' })
    write(folder, { 'site/docs/a.md': 'changed' })
    const source = await open(join(folder, 'site'))
    expect(source.files).toEqual([{ path: 'docs/a.md', id: git(folder, 'hash-object', 'site/docs/a.md') }])
    expect(await read(source)).toEqual({ 'docs/a.md': 'changed' })
  })

  it('passes over a file that is gone', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a', 'b.md': 'b' })
    rmSync(join(folder, 'a.md'))
    expect(await read(await open(folder))).toEqual({ 'b.md': 'b' })
  })

  it('follows no symbolic link, tracked or put in a file’s place', async () => {
    const folder = aRepository()
    const secret = join(aFolder(), 'secret.md')
    writeFileSync(secret, 'secret')
    symlinkSync(secret, join(folder, 'tracked.md'))
    commit(folder, { 'replaced.md': 'r' })
    rmSync(join(folder, 'replaced.md'))
    symlinkSync(secret, join(folder, 'replaced.md'))
    expect(await read(await open(folder))).toEqual({})
  })

  it('reads a submodule that is checked out, and no other', async () => {
    const folder = aRepositoryWithSubmodule({ 'inner.md': 'i', 'deep/b.md': 'b', 'code.ts': '' })
    write(folder, { 'sub/deep/b.md': 'changed', 'sub/untracked.md': 'u' })
    const source = await open(folder, path => path.endsWith('.md'))
    expect(await read(source)).toEqual({ 'a.md': 'a', 'sub/deep/b.md': 'changed', 'sub/inner.md': 'i' })
    expect(source.files[2]?.id).toBe(git(folder, 'hash-object', 'sub/inner.md'))
    expect(pathsOf(await open(cloneOf(folder)))).toEqual(['.gitmodules', 'a.md'])
  })

  it('reads names that a shell or a line-based list would trip over', async () => {
    const folder = aRepository()
    const names = [
      '-rf.md',
      '$(touch pwned).md',
      'a\nb.md',
      'quote".md',
      'tab\t.md',
      'naïve 页.md',
      ':(top)x.md',
    ]
    commit(folder, Object.fromEntries(names.map(name => [name, name])))
    expect(await read(await open(folder))).toEqual(Object.fromEntries(names.map(name => [name, name])))
    expect(existsSync(join(folder, 'pwned'))).toBe(false)
  })

  it('says why a file is not read: too large, not UTF-8, or with NUL characters', async () => {
    const folder = aRepository()
    commit(folder, {
      'large.md': 'x'.repeat(MOST_PAGE_BYTES + 1),
      'limit.md': 'x'.repeat(MOST_PAGE_BYTES),
      'latin1.md': Uint8Array.of(0x63, 0x61, 0x66, 0xe9),
      'binary.md': Uint8Array.of(0x61, 0, 0x62),
    })
    const readings = await read(await open(folder))
    expect(readings).toEqual({
      'large.md': '! too-large',
      'limit.md': 'x'.repeat(MOST_PAGE_BYTES),
      'latin1.md': '! not-text',
      'binary.md': '! not-text',
    })
  })

  it('takes a byte order mark off', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': '\uFEFF# Title' })
    expect(await read(await open(folder))).toEqual({ 'a.md': '# Title' })
  })

  it('tells what a sparse checkout leaves out', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/a.md': 'a', 'blog/b.md': 'b' })
    git(folder, 'sparse-checkout', 'set', 'docs')
    const source = await open(folder)
    expect(pathsOf(source)).toEqual(['docs/a.md'])
    expect(source.absent).toEqual(new Set(['blog/b.md']))
  })

  it('is empty in a repository without commits', async () => {
    expect(pathsOf(await open(aRepository()))).toEqual([])
  })

  it('reads every file of a folder without git', async () => {
    const folder = aFolder()
    write(folder, { 'a.md': 'a', 'docs/b.md': 'b', 'CHANGELOG.md': 'c', 'docs/c.rst': 'r' })
    const source = await openWorkTree({ folder }, createSelection([], []))
    expect(await read(source)).toEqual({ 'a.md': 'a', 'docs/b.md': 'b' })
    expect(source.passedOver).toEqual([
      { path: 'CHANGELOG.md', reason: 'changelog' },
      { path: 'docs/c.rst', reason: 'format', extension: 'rst' },
    ])
  })

  it('rejects where there is no folder', async () => {
    const folder = join(aFolder(), 'missing')
    const error = await open(folder).catch(error => error)
    expect(error).toBeInstanceOf(CorpusError)
    expect(error.facts).toEqual({ kind: 'no-folder', folder })
  })

  it('rejects with the reason of an abort', async () => {
    const folder = aRepository()
    const abort = new AbortController()
    abort.abort(new Error('cancelled'))
    await expect(openWorkTree({ folder, signal: abort.signal }, everything)).rejects.toThrow('cancelled')
  })

  it('leaves an unmerged file out', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a', 'b.md': 'b' })
    git(folder, 'checkout', '--quiet', '-b', 'other')
    commit(folder, { 'a.md': 'theirs' })
    git(folder, 'checkout', '--quiet', 'main')
    commit(folder, { 'a.md': 'ours' })
    expect(() => git(folder, 'merge', 'other')).toThrow()
    expect(pathsOf(await open(folder))).toEqual(['b.md'])
  })

  it('passes over a folder in a file’s place', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a' })
    rmSync(join(folder, 'a.md'))
    mkdirSync(join(folder, 'a.md'))
    expect(await read(await open(folder))).toEqual({})
  })
})

describe('openWorkTree, with globs', () => {
  it('reads files that are tracked, untracked or ignored', async () => {
    const folder = aRepository()
    commit(folder, { 'site/a.md': 'a', '.gitignore': 'site/build\n', 'other.md': 'o' })
    write(folder, { 'site/b.md': 'b', 'site/build/c.html': 'c', 'site/node_modules/d/README.md': 'd' })
    const source = await openWorkTree({ folder }, createSelection(['site/**'], []))
    expect(await read(source)).toEqual({ 'site/a.md': 'a', 'site/b.md': 'b', 'site/build/c.html': 'c' })
    expect(source.untracked).toEqual(new Set(['site/b.md', 'site/build/c.html']))
    expect(source.files.map(({ id, path }) => id === git(folder, 'hash-object', path))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('reads a submodule', async () => {
    const folder = aRepositoryWithSubmodule({ 'inner.md': 'i' })
    const source = await openWorkTree({ folder }, createSelection(['sub/**'], []))
    expect(await read(source)).toEqual({ 'sub/inner.md': 'i' })
    expect(source.untracked).toEqual(new Set())
  })

  it('follows no symbolic link, to a file or to a folder', async () => {
    const folder = aFolder()
    const outside = aFolder()
    write(outside, { 'secret.md': 'secret' })
    write(folder, { 'site/a.md': 'a' })
    symlinkSync(outside, join(folder, 'site/linked'))
    symlinkSync(join(outside, 'secret.md'), join(folder, 'site/secret.md'))
    symlinkSync('..', join(folder, 'site/loop'))
    expect(await read(await openWorkTree({ folder }, createSelection(['**'], [])))).toEqual({
      'site/a.md': 'a',
    })
  })

  it('reads names with spaces, line feeds and letters of other scripts', async () => {
    const folder = aFolder()
    const files = { 'site/a b.md': '1', 'site/a\nb.md': '2', 'site/页 é.md': '3', 'site/[x]/-rf.md': '4' }
    write(folder, files)
    expect(await read(await openWorkTree({ folder }, createSelection(['site/**'], [])))).toEqual(files)
  })

  it('reads a competitor’s folder that git does not track, beside the default', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a' })
    write(folder, { 'captures/rival/b.html': 'b', 'untracked.md': 'u' })
    const selection = createSelection([], [{ name: 'Rival', folder: 'captures/rival' }])
    expect(await read(await openWorkTree({ folder }, selection))).toEqual({
      'a.md': 'a',
      'captures/rival/b.html': 'b',
    })
  })
})
