import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CorpusError } from '../../src/sites/errors.ts'
import { openTree } from '../../src/sites/git-tree.ts'
import { MOST_PAGE_BYTES } from '../../src/sites/source.ts'
import {
  aFolder,
  aRepository,
  aRepositoryAt,
  aRepositoryWithSubmodule,
  cloneOf,
  commit,
  git,
  write,
} from '../support/git-repository.ts'
import { everything, readingsOf, selecting } from '../support/pages.ts'

describe('openTree', () => {
  it('lists the selected files of a commit by path, with their object ids', async () => {
    const folder = aRepository()
    const id = commit(folder, { 'b.md': 'b', 'a/z.md': 'z', 'code.ts': '' })
    const source = await openTree(
      { folder },
      id,
      selecting(path => path.endsWith('.md')),
    )
    expect(source.files).toEqual([
      { path: 'a/z.md', id: git(folder, 'rev-parse', 'HEAD:a/z.md') },
      { path: 'b.md', id: git(folder, 'rev-parse', 'HEAD:b.md') },
    ])
  })

  it('reads an older commit whatever the work tree holds, and leaves the work tree alone', async () => {
    const folder = aRepository()
    const old = commit(folder, { 'a.md': 'old', 'gone.md': 'was here' })
    rmSync(join(folder, 'gone.md'))
    commit(folder, { 'a.md': 'new' })
    write(folder, { 'a.md': 'dirty', 'untracked.md': 'u' })
    const source = await openTree({ folder }, old, everything)
    expect(await readingsOf(source)).toEqual([
      ['a.md', 'old'],
      ['gone.md', 'was here'],
    ])
    expect(git(folder, 'status', '--porcelain')).toBe('M a.md\n?? untracked.md')
    expect(readdirSync(folder).sort()).toEqual(['.git', 'a.md', 'untracked.md'])
  })

  it('is relative to the folder it is opened in', async () => {
    const folder = aRepository()
    const id = commit(folder, { 'site/docs/a.md': 'a', 'other.md': 'o' })
    const source = await openTree({ folder: join(folder, 'site') }, id, everything)
    expect(await readingsOf(source)).toEqual([['docs/a.md', 'a']])
  })

  it('reads some of its files, in the order given', async () => {
    const folder = aRepository()
    const source = await openTree(
      { folder },
      commit(folder, { 'a.md': 'a', 'b.md': 'b', 'c.md': 'c' }),
      everything,
    )
    const [a, , c] = source.files
    expect(await readingsOf(source, a && c && [c, a])).toEqual([
      ['c.md', 'c'],
      ['a.md', 'a'],
    ])
  })

  it('keeps texts apart whatever they hold: nothing, line feeds, what looks like an answer of git', async () => {
    const folder = aRepository()
    const texts = {
      'a.md': '',
      'b.md': '\n\n',
      'c.md': `${'0'.repeat(40)} blob 3\nabc\n`,
      'd.md': 'é'.repeat(70_000),
    }
    const source = await openTree({ folder }, commit(folder, texts), everything)
    expect(await readingsOf(source)).toEqual(Object.entries(texts))
  })

  it('passes over links, and says why a file is not read', async () => {
    const folder = aRepository()
    symlinkSync('/etc/passwd', join(folder, 'link.md'))
    const id = commit(folder, {
      'a.md': Uint8Array.of(0xff),
      'b.md': 'x'.repeat(MOST_PAGE_BYTES + 1),
      'c.md': 'after',
    })
    const source = await openTree(
      { folder },
      id,
      selecting(path => path.endsWith('.md')),
    )
    expect(await readingsOf(source)).toEqual([
      ['a.md', '! not-text'],
      ['b.md', '! too-large'],
      ['c.md', 'after'],
    ])
  })

  it('reads a submodule as the commit names it, and none that is not checked out', async () => {
    const folder = aRepositoryWithSubmodule({ 'deep/inner.md': 'old' })
    const id = git(folder, 'rev-parse', 'HEAD')
    commit(join(folder, 'sub'), { 'deep/inner.md': 'new' })
    const isMarkdown = selecting(path => path.endsWith('.md'))
    expect(await readingsOf(await openTree({ folder }, id, isMarkdown))).toEqual([
      ['a.md', 'a'],
      ['sub/deep/inner.md', 'old'],
    ])
    expect(await readingsOf(await openTree({ folder: cloneOf(folder) }, id, isMarkdown))).toEqual([
      ['a.md', 'a'],
    ])
  })

  it('rejects where the commit of a submodule cannot be had', async () => {
    const folder = aRepositoryWithSubmodule({ 'inner.md': 'i' })
    const id = git(folder, 'rev-parse', 'HEAD')
    rmSync(join(folder, 'sub'), { recursive: true })
    commit(aRepositoryAt(join(folder, 'sub')), { 'other.md': 'o' })
    const error = await openTree({ folder }, id, everything).catch(error => error)
    expect(error.facts).toMatchObject({ kind: 'commit-unavailable' })
  })

  it('reads names with line feeds, quotes and a leading dash', async () => {
    const folder = aRepository()
    const names = ['-rf.md', 'a\nb.md', 'quote".md', '页.md']
    const source = await openTree(
      { folder },
      commit(folder, Object.fromEntries(names.map(name => [name, name]))),
      everything,
    )
    expect(await readingsOf(source)).toEqual(names.map(name => [name, name]))
  })

  it('can be left before its end', async () => {
    const folder = aRepository()
    const texts = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`${index}.md`, 'x'.repeat(9000)]),
    )
    const source = await openTree({ folder }, commit(folder, texts), everything)
    for await (const { file } of source.read(source.files)) {
      expect(file.path).toBe('0.md')
      break
    }
  })

  it('rejects when git lacks a content, rather than compare with a part of the tree', async () => {
    const folder = aRepository()
    const source = await openTree({ folder }, commit(folder, { 'a.md': 'a', 'b.md': 'b' }), everything)
    const [, b] = source.files
    rmSync(join(folder, '.git', 'objects', `${b?.id.slice(0, 2)}`, `${b?.id.slice(2)}`))
    const error = await readingsOf(source).catch(error => error)
    expect(error).toBeInstanceOf(CorpusError)
    expect(error.facts).toMatchObject({ kind: 'git-failed', command: 'git cat-file' })
  })

  it('rejects with the reason of an abort while it reads', async () => {
    const folder = aRepository()
    const abort = new AbortController()
    const texts = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`${index}.md`, 'x'.repeat(90_000)]),
    )
    const source = await openTree({ folder, signal: abort.signal }, commit(folder, texts), everything)
    const reading = (async () => {
      for await (const _ of source.read(source.files)) abort.abort(new Error('cancelled'))
    })()
    await expect(reading).rejects.toThrow('cancelled')
  })

  it.each(['--output=pwned', 'HEAD', 'main', 'abc123', ''])('takes no name for a commit: %j', async name => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a' })
    const error = await openTree({ folder }, name, everything).catch(error => error)
    expect(error.facts).toMatchObject({ kind: 'commit-unavailable', commit: name })
  })

  it('rejects outside a git checkout', async () => {
    const error = await openTree({ folder: aFolder() }, '0'.repeat(40), everything).catch(error => error)
    expect(error.facts).toMatchObject({ kind: 'not-a-checkout' })
  })
})
