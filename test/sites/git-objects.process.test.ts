import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openObjects } from '../../src/sites/git-objects.ts'
import { openTree } from '../../src/sites/git-tree.ts'
import type { Reading } from '../../src/sites/source.ts'
import {
  aFolder,
  aRepository,
  aRepositoryAt,
  aRepositoryOf,
  aRepositoryWithSubmodule,
  commit,
  git,
  write,
} from '../support/git-repository.ts'
import { everything, factsOf, readingsOf } from '../support/pages.ts'

const headOf = (folder: string) => git(folder, 'rev-parse', 'HEAD')

function openAll(folder: string) {
  const objects = openObjects({ folder })
  onTestFinished(objects.close)
  return objects
}

async function textsOf(read: AsyncIterable<Reading>) {
  const texts: unknown[] = []
  for await (const reading of read) texts.push('text' in reading ? reading.text : undefined)
  return texts
}

describe('a commit', () => {
  const fifty = (size: number) =>
    Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.md`, 'x'.repeat(size)]))

  it('is read as it was whatever the work tree holds, and leaves the work tree alone', async () => {
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

  it('names the commit of a submodule, whatever is checked out there, and rejects where that is gone', async () => {
    const folder = aRepositoryWithSubmodule({ 'inner.md': 'old' })
    const id = headOf(folder)
    commit(join(folder, 'sub'), { 'inner.md': 'new' })
    const readings = await readingsOf(await openTree({ folder }, id, everything))
    expect(Object.fromEntries(readings)).toMatchObject({ 'a.md': 'a', 'sub/inner.md': 'old' })
    rmSync(join(folder, 'sub'), { recursive: true })
    commit(aRepositoryAt(join(folder, 'sub')), { 'other.md': 'o' })
    expect(await factsOf(openTree({ folder }, id, everything))).toMatchObject({ kind: 'commit-unavailable' })
  })

  it('gives some of its files in the order asked for, and can be left before its end', async () => {
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

  it('rejects when git lacks a content, rather than compare with a part of the tree', async () => {
    const folder = aRepositoryOf({ 'a.md': 'a', 'b.md': 'b'.repeat(900_000) })
    const source = await openTree({ folder }, headOf(folder), everything)
    const id = git(folder, 'rev-parse', 'HEAD:a.md')
    rmSync(join(folder, '.git', 'objects', id.slice(0, 2), id.slice(2)))
    expect(await factsOf(readingsOf(source))).toMatchObject({ kind: 'git-failed', command: 'git cat-file' })
  })

  it('rejects with the reason of an abort while it reads', async () => {
    const folder = aRepositoryOf(fifty(90_000))
    const abort = new AbortController()
    const source = await openTree({ folder, signal: abort.signal }, headOf(folder), everything)
    const reading = (async () => {
      for await (const _ of source.read(source.files)) abort.abort(new Error('cancelled'))
    })()
    await expect(reading).rejects.toThrow('cancelled')
  })

  it('has no other name than its id, and is in a checkout', async () => {
    const folder = aRepositoryOf({ 'a.md': 'a' })
    for (const name of ['--output=pwned', 'HEAD', 'main', 'abc123', '']) {
      const facts = { kind: 'commit-unavailable', commit: name }
      expect(await factsOf(openTree({ folder }, name, everything))).toMatchObject(facts)
    }
    const none = openTree({ folder: aFolder() }, '0'.repeat(40), everything)
    expect(await factsOf(none)).toMatchObject({ kind: 'not-a-checkout' })
  })
})

describe('one process for many commits', () => {
  it('reads once what commits share, and no folder before it was there', async () => {
    const folder = aRepository()
    const first = commit(folder, { 'a.md': 'a', 'y/b.md': 'b' })
    const second = commit(folder, { 'a.md': 'changed', 'z/c.md': 'c' })
    const objects = openAll(folder)
    const [before, after] = await Promise.all([objects.list(first), objects.list(second)])
    expect([before, after].map(files => files.map(({ path }) => path))).toEqual([
      ['a.md', 'y/b.md'],
      ['a.md', 'y/b.md', 'z/c.md'],
    ])
    expect(after[0]?.id).not.toBe(before[0]?.id)
    expect(after[1]).toBe(before[1])
    expect(await textsOf(objects.read([...after, ...before]))).toEqual(['changed', 'b', 'c', 'a', 'b'])
    const inside = openAll(join(folder, 'z'))
    expect(await inside.list(first)).toEqual([])
  })

  it('lets calls wait for a read', async () => {
    const folder = aRepositoryOf({ 'a.md': 'a', 'b.md': 'b' })
    const objects = openAll(folder)
    const files = await objects.list(headOf(folder))
    const [texts, again] = await Promise.all([textsOf(objects.read(files)), objects.list(headOf(folder))])
    expect(texts).toEqual(['a', 'b'])
    expect(again).toEqual(files)
  })

  it('rejects where the commit is not there, and where the folder is no checkout', async () => {
    const gone = openAll(aRepositoryOf({ 'a.md': 'a' })).list('0'.repeat(40))
    expect(await factsOf(gone)).toMatchObject({ kind: 'git-failed', command: 'git cat-file' })
    expect(await factsOf(openAll(aFolder()).list('0'.repeat(40)))).toMatchObject({ kind: 'not-a-checkout' })
  })
})
