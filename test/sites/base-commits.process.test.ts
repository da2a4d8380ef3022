import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findComparedCommit, findDecidingCommit, requireTreeOf } from '../../src/sites/base-commits.ts'
import { CorpusError } from '../../src/sites/errors.ts'
import { openTree } from '../../src/sites/git-tree.ts'
import { createSelection } from '../../src/sites/selection.ts'
import { aFolder, aRepository, commit, git, shallowClone, write } from '../support/git-repository.ts'

/**
 * A pull request: `head` parts from `fork`, `main` has moved on to `base`, and `merge` is GitHub's trial merge of the
 * two, each on a branch of its own.
 */
function aPullRequest() {
  const folder = aRepository()
  commit(folder, { 'a.md': 'first' })
  const fork = commit(folder, { 'a.md': 'second' })
  git(folder, 'checkout', '--quiet', '-b', 'head')
  commit(folder, { 'b.md': 'wip' })
  const head = commit(folder, { 'b.md': 'done' })
  git(folder, 'checkout', '--quiet', 'main')
  const base = commit(folder, { 'c.md': 'meanwhile' })
  git(folder, 'checkout', '--quiet', '-b', 'merge')
  git(folder, 'merge', '--quiet', '--no-ff', '--message', 'trial', 'head')
  return { folder, fork, head, base, merge: git(folder, 'rev-parse', 'HEAD') }
}

const has = (folder: string, id: string) => git(folder, 'cat-file', '-t', id) === 'commit'

describe('findComparedCommit', () => {
  it('takes the other parent when the trial merge is checked out', async () => {
    const { folder, head, base, merge } = aPullRequest()
    expect(await findComparedCommit({ folder }, { base, head, merge })).toEqual({
      commit: base,
      kind: 'merge-base',
    })
  })

  it('trusts the trial merge over the event when the base branch has moved since', async () => {
    const { folder, head, base, fork, merge } = aPullRequest()
    expect(await findComparedCommit({ folder }, { base: fork, head, merge })).toEqual({
      commit: base,
      kind: 'merge-base',
    })
    expect(await findDecidingCommit({ folder }, { change: { base: fork, head, merge } })).toBe(base)
  })

  it('fetches the one commit when the trial merge is a shallow checkout', async () => {
    const { folder: origin, head, base, fork, merge } = aPullRequest()
    const folder = shallowClone(origin, 'merge')
    expect(() => has(folder, base)).toThrow()
    expect(await findComparedCommit({ folder }, { base, head, merge })).toEqual({
      commit: base,
      kind: 'merge-base',
    })
    expect(has(folder, base)).toBe(true)
    expect(() => has(folder, fork)).toThrow()
  })

  it('finds where the branches parted when the head itself is checked out', async () => {
    const { folder, head, base, fork } = aPullRequest()
    git(folder, 'checkout', '--quiet', 'head')
    expect(await findComparedCommit({ folder }, { base, head })).toEqual({ commit: fork, kind: 'merge-base' })
  })

  it('does not take another merge for the trial merge', async () => {
    const { folder, base, fork } = aPullRequest()
    const head = git(folder, 'rev-parse', 'HEAD')
    expect(await findComparedCommit({ folder }, { base: fork, head })).toEqual({
      commit: fork,
      kind: 'merge-base',
    })
    expect(base).not.toBe(fork)
  })

  it('takes the commit before a push', async () => {
    const { folder, base } = aPullRequest()
    expect(await findComparedCommit({ folder }, { before: base, head: base })).toEqual({
      commit: base,
      kind: 'before-push',
    })
  })

  it('compares with the tip of the base branch when a shallow checkout hides where they parted', async () => {
    const { folder: origin, head, base } = aPullRequest()
    const folder = shallowClone(origin, 'head')
    expect(await findComparedCommit({ folder }, { base, head })).toEqual({ commit: base, kind: 'base-tip' })
    expect(has(folder, base)).toBe(true)
  })

  it('fetches the whole history where the checkout has one, so that none of it is cut off', async () => {
    const { folder: origin, head, base, fork } = aPullRequest()
    const folder = aFolder()
    git(folder, 'clone', '--quiet', '--single-branch', '--branch', 'head', pathToFileURL(origin).href, '.')
    expect(() => has(folder, base)).toThrow()
    expect(await findComparedCommit({ folder }, { base, head })).toEqual({ commit: fork, kind: 'merge-base' })
    expect(git(folder, 'rev-parse', '--is-shallow-repository')).toBe('false')
    expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('4')
  })

  it('touches neither the work tree nor the branches', async () => {
    const { folder: origin, head, base } = aPullRequest()
    const folder = shallowClone(origin, 'merge')
    write(folder, { 'a.md': 'dirty' })
    const state = () => [
      git(folder, 'status', '--porcelain'),
      git(folder, 'rev-parse', 'HEAD'),
      git(folder, 'branch', '--all'),
    ]
    const before = state()
    await findComparedCommit({ folder }, { base, head })
    expect(state()).toEqual(before)
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('dirty')
  })

  it('rejects when neither the checkout nor its remote has the commit', async () => {
    const { folder: origin, head } = aPullRequest()
    const folder = shallowClone(origin, 'head')
    const base = 'b'.repeat(40)
    const error = await findComparedCommit({ folder }, { base, head }).catch(error => error)
    expect(error).toBeInstanceOf(CorpusError)
    expect(error.facts).toMatchObject({ kind: 'commit-unavailable', command: 'git fetch', commit: base })
  })

  it('takes no option for a commit', async () => {
    const { folder, head } = aPullRequest()
    const error = await findComparedCommit({ folder }, { base: '--upload-pack=touch pwned', head }).catch(
      error => error,
    )
    expect(error.facts).toMatchObject({ kind: 'commit-unavailable', command: 'git' })
  })

  it('rejects outside a git checkout', async () => {
    const ids = { base: 'b'.repeat(40), head: 'a'.repeat(40) }
    const error = await findComparedCommit({ folder: aFolder() }, ids).catch(error => error)
    expect(error.facts).toMatchObject({ kind: 'not-a-checkout' })
  })
})

describe('findDecidingCommit', () => {
  it('takes the tip of the base branch when the head itself is checked out', async () => {
    const { folder, head, base } = aPullRequest()
    git(folder, 'checkout', '--quiet', 'head')
    expect(await findDecidingCommit({ folder }, { change: { base, head } })).toBe(base)
  })

  it('fetches the tip of the base branch when the head is a shallow checkout', async () => {
    const { folder: origin, head, base } = aPullRequest()
    const folder = shallowClone(origin, 'head')
    expect(await findDecidingCommit({ folder }, { change: { base, head } })).toBe(base)
    expect(has(folder, base)).toBe(true)
  })

  it('takes no first parent of a merge that the author of the change made', async () => {
    const { folder, head, base, fork, merge } = aPullRequest()
    git(folder, 'checkout', '--quiet', fork)
    commit(folder, { 'config.yml': 'loose' })
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'forged', 'head')
    expect(await findDecidingCommit({ folder }, { change: { base, head, merge } })).toBe(base)
    expect(await findComparedCommit({ folder }, { base, head, merge })).toMatchObject({ commit: fork })
  })

  it('takes no commit that a ref replaces', async () => {
    const { folder, head, base, fork, merge } = aPullRequest()
    git(folder, 'replace', merge, head)
    git(folder, 'replace', base, fork)
    const deciding = await findDecidingCommit({ folder }, { change: { base: fork, head, merge } })
    expect(deciding).toBe(base)
    const { files } = await openTree({ folder }, base, createSelection([], []))
    expect(files.map(({ path }) => path)).toEqual(['a.md', 'c.md'])
  })
})

describe('requireTreeOf', () => {
  it('accepts the head and a merge of it', async () => {
    const { folder, head, base } = aPullRequest()
    await requireTreeOf({ folder }, { base, head })
    git(folder, 'checkout', '--quiet', 'head')
    await requireTreeOf({ folder }, { base, head })
  })

  it.each(['main', 'head~1', 'newer'])('rejects %s', async name => {
    const { folder, head, base } = aPullRequest()
    git(folder, 'checkout', '--quiet', '-b', 'newer', 'head')
    commit(folder, { 'd.md': 'more' })
    git(folder, 'checkout', '--quiet', name)
    const facts = { kind: 'other-tree', checkedOut: git(folder, 'rev-parse', 'HEAD'), head }
    await expect(requireTreeOf({ folder }, { base, head })).rejects.toMatchObject({ facts })
  })
})
