import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBlobs, openTree } from '../../src/checkout/git-objects.ts'
import { aFolder, aRepository, aRepositoryOf, commit, git, write } from '../support/git-repository.ts'
import { detailsOf, everything, readingsOf } from '../support/pages.ts'

const headOf = (folder: string) => git(folder, 'rev-parse', 'HEAD')

describe('a commit', () => {
  const fifty = (size: number) =>
    Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.md`, 'x'.repeat(size)]))

  it('is read without the changes of the work tree, which stays unchanged', async () => {
    const folder = aRepository()
    const old = commit(folder, { 'a.md': 'old', 'gone.md': 'was here' })
    rmSync(join(folder, 'gone.md'))
    commit(folder, { 'a.md': 'new' })
    write(folder, { 'a.md': 'dirty', 'untracked.md': 'u' })
    const source = await openTree({ folder }, old, everything)
    expect(Object.fromEntries(await readingsOf(source))).toEqual({ 'a.md': 'old', 'gone.md': 'was here' })
    expect(git(folder, 'status', '--porcelain')).toBe('M a.md\n?? untracked.md')
    expect(readdirSync(folder).sort()).toEqual(['.git', 'a.md', 'untracked.md'])
  })

  it('yields files in the requested order, and reading can stop early', async () => {
    const folder = aRepositoryOf(fifty(9000))
    const source = await openTree({ folder }, headOf(folder), everything)
    const [first, , third] = source.files
    const asked = first && third ? [third, first] : []
    expect((await readingsOf(source, asked)).map(([path]) => path)).toEqual(['10.md', '0.md'])
    for await (const { file } of source.read(source.files)) {
      expect(file.path).toBe('0.md')
      break
    }
  })

  it('rejects if git lacks an object, instead of comparing with a part of the tree', async () => {
    const folder = aRepositoryOf({ 'a.md': 'a', 'b.md': 'b'.repeat(900_000) })
    const source = await openTree({ folder }, headOf(folder), everything)
    const id = git(folder, 'rev-parse', 'HEAD:a.md')
    rmSync(join(folder, '.git', 'objects', id.slice(0, 2), id.slice(2)))
    expect(await detailsOf(readingsOf(source))).toMatchObject({ code: 'AVG_GIT', command: 'git cat-file' })
  })

  it('rejects with the reason of an abort during reading', async () => {
    const folder = aRepositoryOf(fifty(90_000))
    const abort = new AbortController()
    const source = await openTree({ folder, signal: abort.signal }, headOf(folder), everything)
    const reading = (async () => {
      for await (const _ of source.read(source.files)) abort.abort(new Error('cancelled'))
    })()
    await expect(reading).rejects.toThrow('cancelled')
  })

  it('is named only by its id, and needs a checkout', async () => {
    const folder = aRepositoryOf({ 'a.md': 'a' })
    for (const name of ['--output=pwned', 'HEAD', 'main', 'abc123', '']) {
      const details = { code: 'AVG_BASE_UNAVAILABLE', commit: name }
      expect(await detailsOf(openTree({ folder }, name, everything))).toMatchObject(details)
    }
    const none = openTree({ folder: aFolder() }, '0'.repeat(40), everything)
    expect(await detailsOf(none)).toMatchObject({ code: 'AVG_NO_CHECKOUT' })
  })
})

it('reads the files of several commits with one process', async () => {
  const folder = aRepository()
  const commits = [commit(folder, { 'a.md': 'a' }), commit(folder, { 'a.md': 'changed', 'b.md': 'b' })]
  const blobs = openBlobs({ folder })
  onTestFinished(blobs.close)
  const trees = await Promise.all(commits.map(id => openTree({ folder }, id, everything, blobs)))
  const texts: unknown[] = []
  for (const tree of trees) texts.push(Object.fromEntries(await readingsOf(tree)))
  expect(texts).toEqual([{ 'a.md': 'a' }, { 'a.md': 'changed', 'b.md': 'b' }])
})

it('rejects the answer for another file, and a missing commit', async () => {
  const folder = aRepositoryOf({ 'a.md': 'a', 'b.md': 'b' })
  const source = await openTree({ folder }, headOf(folder), everything)
  const [first] = source.files
  const asked = first ? [{ ...first, id: `${first.id.slice(0, 10)}` }] : []
  expect(await detailsOf(readingsOf(source, asked))).toMatchObject({ code: 'AVG_GIT' })
  const gone = openTree({ folder }, '0'.repeat(40), everything)
  expect(await detailsOf(gone)).toMatchObject({ code: 'AVG_GIT', command: 'git ls-tree' })
})
