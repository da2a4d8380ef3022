import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CorpusError } from '../../../src/embedded/corpus/errors.ts'
import { MOST_PAGE_BYTES, type PageSource } from '../../../src/embedded/corpus/source.ts'
import { openWorkTree } from '../../../src/embedded/corpus/work-tree.ts'
import { aFolder, aRepository, commit, git, write } from '../../support/git-repository.ts'
import { readingsOf } from '../../support/pages.ts'

const open = (folder: string, isPage = (_: string) => true) => openWorkTree({ folder }, isPage)
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

  it('reads what is on disk, and marks a file changed since it was staged', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'old', 'b.md': 'same' })
    write(folder, { 'a.md': 'new text' })
    const source = await open(folder)
    expect(await read(source)).toEqual({ 'a.md': 'new text', 'b.md': 'same' })
    expect(source.files.map(({ id }) => id)).toEqual(['changed:a.md', git(folder, 'rev-parse', 'HEAD:b.md')])
  })

  it('is relative to the folder it is opened in', async () => {
    const folder = aRepository()
    commit(folder, { 'site/docs/a.md': 'a', 'other.md': 'o' })
    write(folder, { 'site/docs/a.md': 'changed' })
    const source = await open(join(folder, 'site'))
    expect(source.files).toEqual([{ path: 'docs/a.md', id: 'changed:docs/a.md' }])
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

  it('passes over a submodule', async () => {
    const inner = aRepository()
    commit(inner, { 'inner.md': 'i' })
    const folder = aRepository()
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub.md')
    commit(folder, { 'a.md': 'a' })
    expect(pathsOf(await open(folder, path => path.endsWith('.md')))).toEqual(['a.md'])
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

  it('rejects outside a git checkout', async () => {
    const error = await open(aFolder()).catch(error => error)
    expect(error).toBeInstanceOf(CorpusError)
    expect(error.facts).toMatchObject({ kind: 'not-a-checkout', command: 'git ls-files' })
  })

  it('rejects where git cannot be started', async () => {
    const error = await open(join(aFolder(), 'missing')).catch(error => error)
    expect(error.facts).toMatchObject({ kind: 'no-git' })
  })

  it('rejects with the reason of an abort', async () => {
    const folder = aRepository()
    const abort = new AbortController()
    abort.abort(new Error('cancelled'))
    await expect(openWorkTree({ folder, signal: abort.signal }, () => true)).rejects.toThrow('cancelled')
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
