import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  type Change,
  type ComparedCommits,
  findComparedCommit,
  findDecidingCommit,
  requireCheckedOut,
} from '../../src/checkout/base-commits.ts'
import { openTree } from '../../src/checkout/git-objects.ts'
import { createSelection } from '../../src/sites/selection.ts'
import { aFolder, aRepository, commit, git, shallowClone, write } from '../support/git-repository.ts'
import { detailsOf } from '../support/pages.ts'

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

type PullRequest = ReturnType<typeof aPullRequest>

/** Checks out a branch of the pull request. */
function at(branch: string) {
  return ({ folder }: PullRequest) => {
    git(folder, 'checkout', '--quiet', branch)
    return folder
  }
}

const shallow = (branch: string) => (origin: PullRequest) => shallowClone(origin.folder, branch)

function singleBranch({ folder: origin }: PullRequest): string {
  const folder = aFolder()
  git(folder, 'clone', '--quiet', '--single-branch', '--branch', 'head', pathToFileURL(origin).href, '.')
  return folder
}

const trial = ({ base, head, merge }: PullRequest) => ({ base, head, merge })
const untried = ({ base, head }: PullRequest) => ({ base, head })

describe('findComparedCommit', () => {
  it.each<
    [string, (all: PullRequest) => string, (all: PullRequest) => ComparedCommits, 'base' | 'fork', string]
  >([
    ['the other parent of the trial merge', at('merge'), trial, 'base', 'merge-base'],
    [
      'that parent, although the base branch has moved since',
      at('merge'),
      ({ fork, head, merge }) => ({ base: fork, head, merge }),
      'base',
      'merge-base',
    ],
    ['that parent, fetched, in a shallow checkout', shallow('merge'), trial, 'base', 'merge-base'],
    ['the merge base if the head is checked out', at('head'), untried, 'fork', 'merge-base'],
    [
      'the merge base if another merge than the trial merge is checked out',
      at('merge'),
      ({ fork, merge }) => ({ base: fork, head: merge }),
      'fork',
      'merge-base',
    ],
    [
      'the commit before a push',
      at('main'),
      ({ base }) => ({ before: base, head: base }),
      'base',
      'before-push',
    ],
    [
      'the tip of the base branch if a shallow checkout hides the merge base',
      shallow('head'),
      untried,
      'base',
      'base-tip',
    ],
    ['the merge base in a full checkout of one branch', singleBranch, untried, 'fork', 'merge-base'],
  ])('takes %s', async (_, prepare, commitsOf, name, kind) => {
    const all = aPullRequest()
    const folder = prepare(all)
    const count = () => Number(git(folder, 'rev-list', '--count', '--all'))
    const before = count()
    const isShallow = git(folder, 'rev-parse', '--is-shallow-repository')
    expect(await findComparedCommit({ folder }, commitsOf(all))).toEqual({ commit: all[name], kind })
    expect(has(folder, all.base)).toBe(true)
    // A shallow checkout fetches one commit, and a full history stays complete.
    expect(git(folder, 'rev-parse', '--is-shallow-repository')).toBe(isShallow)
    expect(count()).toBe(before)
    if (isShallow === 'true') expect(() => has(folder, all.fork)).toThrow()
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

  it.each([
    ['that is missing in the checkout and its remote', 'b'.repeat(40), 'git fetch'],
    ['that git would read as an option', '--upload-pack=touch pwned', 'git'],
  ])('rejects a commit %s', async (_, base, command) => {
    const { folder: origin, head } = aPullRequest()
    const details = await detailsOf(
      findComparedCommit({ folder: shallowClone(origin, 'head') }, { base, head }),
    )
    expect(details).toMatchObject({ code: 'AVG_BASE_UNAVAILABLE', command, commit: base })
  })

  it('rejects outside a git checkout', async () => {
    const ids = { base: 'b'.repeat(40), head: 'a'.repeat(40) }
    const details = await detailsOf(findComparedCommit({ folder: aFolder() }, ids))
    expect(details).toMatchObject({ code: 'AVG_NO_CHECKOUT' })
  })
})

describe('findDecidingCommit', () => {
  it.each<[string, (all: PullRequest) => string, (all: PullRequest) => Change]>([
    ['the head is checked out', at('head'), untried],
    ['a shallow checkout has only the head', shallow('head'), untried],
    ['the trial merge is newer than the event', at('merge'), all => ({ ...trial(all), base: all.fork })],
  ])('takes the tip of the base branch if %s', async (_, prepare, changeOf) => {
    const all = aPullRequest()
    const folder = prepare(all)
    expect(await findDecidingCommit({ folder }, { change: changeOf(all) })).toBe(all.base)
    expect(has(folder, all.base)).toBe(true)
  })

  it('ignores the first parent of a merge that the author of the change made', async () => {
    const { folder, head, base, fork, merge } = aPullRequest()
    git(folder, 'checkout', '--quiet', fork)
    commit(folder, { 'config.yml': 'loose' })
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'forged', 'head')
    expect(await findDecidingCommit({ folder }, { change: { base, head, merge } })).toBe(base)
    expect(await findComparedCommit({ folder }, { base, head, merge })).toMatchObject({ commit: fork })
  })

  it('ignores refs that replace commits', async () => {
    const { folder, head, base, fork, merge } = aPullRequest()
    git(folder, 'replace', merge, head)
    git(folder, 'replace', base, fork)
    expect(git(folder, 'rev-parse', `${base}^`), 'the attack on git rev-parse').not.toBe(fork)
    const deciding = await findDecidingCommit({ folder }, { change: { base: fork, head, merge } })
    expect(deciding).toBe(base)
    const { files } = await openTree({ folder }, base, createSelection([], []))
    expect(files.map(({ path }) => path)).toEqual(['a.md', 'c.md'])
  })
})

describe('requireCheckedOut', () => {
  it('accepts the head and a merge of it', async () => {
    const { folder, head, base } = aPullRequest()
    await requireCheckedOut({ folder }, { base, head })
    git(folder, 'checkout', '--quiet', 'head')
    await requireCheckedOut({ folder }, { base, head })
  })

  it.each(['main', 'head~1', 'newer'])('rejects %s', async name => {
    const { folder, head, base } = aPullRequest()
    git(folder, 'checkout', '--quiet', '-b', 'newer', 'head')
    commit(folder, { 'd.md': 'more' })
    git(folder, 'checkout', '--quiet', name)
    const details = { code: 'AVG_OTHER_TREE', checkedOut: git(folder, 'rev-parse', 'HEAD'), head }
    await expect(requireCheckedOut({ folder }, { base, head })).rejects.toMatchObject({ details })
  })
})
