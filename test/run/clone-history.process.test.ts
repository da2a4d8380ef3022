import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCloneStore, readCloneRuns } from '../../src/run/clone-history.ts'
import { aFolder, aRepository, commit, git } from '../support/git-repository.ts'
import { aRecord, linesOf } from '../support/history.ts'

it('reads the records of a gate from the branch of the clone, and adds none', async () => {
  const folder = aRepository()
  const store = createCloneStore({ folder })
  expect(await store.read('acme')).toEqual({ missing: { kind: 'no-branch' } })
  git(folder, 'switch', '--quiet', '--orphan', 'ai-visibility-history')
  commit(folder, { 'acme.ndjson': linesOf(aRecord()) })
  expect(await store.read('acme')).toMatchObject({ records: [{}], problems: [] })
  expect(await store.read('globex')).toEqual({ missing: { kind: 'no-file' } })
  const added = await store.append([{ key: 'acme', record: aRecord() }])
  expect(added.get('acme')).toHaveProperty('problem')
})

it('finds none outside a checkout', async () => {
  expect(await createCloneStore({ folder: aFolder() }).read('acme')).toHaveProperty('missing')
})

it('does not mistake a branch that git cannot read for one without runs', async () => {
  const folder = aRepository()
  git(folder, 'switch', '--quiet', '--orphan', 'ai-visibility-history')
  commit(folder, { 'acme.ndjson': linesOf(aRecord()) })
  const id = git(folder, 'rev-parse', 'HEAD:acme.ndjson')
  rmSync(join(folder, '.git/objects', id.slice(0, 2), id.slice(2)), { force: true })
  expect(await createCloneStore({ folder }).read('acme')).toHaveProperty('unreadable')
  const why = expect.stringContaining('git cannot read them')
  expect(await readCloneRuns({ folder })).toEqual({ unreadable: { why } })
})
