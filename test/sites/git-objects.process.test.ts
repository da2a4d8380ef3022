import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openObjects } from '../../src/sites/git-objects.ts'
import { openTree } from '../../src/sites/git-tree.ts'
import { createSelection } from '../../src/sites/selection.ts'
import type { SourceFile } from '../../src/sites/source.ts'
import { aFolder, aRepository, aRepositoryWithSubmodule, commit, git } from '../support/git-repository.ts'

const selection = createSelection(['**'], [])

function open(folder: string) {
  const objects = openObjects({ folder })
  onTestFinished(objects.close)
  return objects
}

async function textsOf(read: AsyncIterable<{ file: SourceFile }>) {
  const texts: unknown[] = []
  for await (const reading of read) texts.push('text' in reading ? reading.text : undefined)
  return texts
}

/** The files of a commit, listed by one process for many commits and by one for each. */
async function listBoth(folder: string, id: string) {
  const shape = ({ path, id }: SourceFile) => ({ path, id })
  const many = await openTree({ folder }, id, selection, open(folder))
  const one = await openTree({ folder }, id, selection)
  return { many: many.files.map(shape), one: one.files.map(shape) }
}

describe('openObjects', () => {
  it('lists what git ls-tree lists: folders, odd names, no symbolic links', async () => {
    const folder = aRepository()
    symlinkSync('a.md', join(folder, 'link.md'))
    const id = commit(folder, {
      'a.md': 'a',
      'b/ c\n"é\t.md': 'b',
      'b/c/d/e.md': 'e',
      'b.md': 'same',
      'b-c/f.md': 'same',
    })
    const { many, one } = await listBoth(folder, id)
    expect(many).toEqual(one)
    expect(many).toHaveLength(5)
  })

  it('lists the pages of submodules', async () => {
    const folder = aRepositoryWithSubmodule({ 'inner.md': 'x' })
    const { many, one } = await listBoth(folder, git(folder, 'rev-parse', 'HEAD'))
    expect(many).toEqual(one)
    expect(many.map(({ path }) => path)).toEqual(['a.md', 'sub/inner.md'])
  })

  it('lists a folder of the repository by paths in the folder, and nothing before it was there', async () => {
    const folder = aRepository()
    const before = commit(folder, { 'a.md': 'a' })
    const after = commit(folder, { 'docs/b.md': 'b' })
    const { many, one } = await listBoth(join(folder, 'docs'), after)
    expect(many).toEqual(one)
    expect(many.map(({ path }) => path)).toEqual(['b.md'])
    expect(await open(join(folder, 'docs')).list(before)).toEqual([])
  })

  it('tells two commits apart that share folders', async () => {
    const folder = aRepository()
    const first = commit(folder, { 'x/a.md': 'a', 'y/b.md': 'b' })
    const second = commit(folder, { 'x/a.md': 'changed' })
    const objects = open(folder)
    const [before, after] = await Promise.all([objects.list(first), objects.list(second)])
    expect(after.map(({ path }) => path)).toEqual(['x/a.md', 'y/b.md'])
    expect(after[0]?.id).not.toBe(before[0]?.id)
    expect(after[1]).toBe(before[1])
    expect(await textsOf(objects.read([...after, ...before]))).toEqual(['changed', 'b', 'a', 'b'])
  })

  it('lets calls wait for a read', async () => {
    const folder = aRepository()
    const id = commit(folder, { 'a.md': 'a', 'b.md': 'b' })
    const objects = open(folder)
    const files = await objects.list(id)
    const [texts, again] = await Promise.all([textsOf(objects.read(files)), objects.list(id)])
    expect(texts).toEqual(['a', 'b'])
    expect(again).toEqual(files)
  })

  it('rejects where the commit is not there', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'a' })
    const facts = { kind: 'git-failed', command: 'git cat-file' }
    await expect(open(folder).list('0'.repeat(40))).rejects.toMatchObject({ facts })
  })

  it('rejects where the folder is no checkout', async () => {
    await expect(open(aFolder()).list('0'.repeat(40))).rejects.toMatchObject({
      facts: { kind: 'not-a-checkout' },
    })
  })
})
