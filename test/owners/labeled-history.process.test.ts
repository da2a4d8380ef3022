import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTree } from '../../src/checkout/git-objects.ts'
import { createComparer } from '../../src/owners/compare.ts'
import type { KeywordChange } from '../../src/owners/keyword-change.ts'
import { loadCorpora } from '../../src/sites/corpus.ts'
import { createSelection } from '../../src/sites/selection.ts'
import { commit, git } from '../support/git-repository.ts'
import { firstPages, type LabeledCommit, labeledCommits, questions } from '../support/labeled-history.ts'

const siteUrls = ['', 'src/content'].map(folder => ({ folder, template: 'https://acme.dev/{path}' }))
const selection = createSelection(['**'], [])

/** The result of the comparison of each commit, by its name. */
async function replay(folder: string): Promise<Map<string, KeywordChange[]>> {
  git(folder, 'init', '--quiet', '--initial-branch=main')
  let parent = commit(folder, firstPages)
  const judged = new Map<string, KeywordChange[]>()
  for (const { name, changes } of labeledCommits) {
    const id = apply(folder, changes)
    const [before, after] = [
      await openTree({ folder }, parent, selection),
      await openTree({ folder }, id, selection),
    ]
    const { base, head } = await loadCorpora(before, after, {
      competitors: [],
      siteUrls,
    })
    const compare = createComparer(Object.values(questions), 'en')
    const comparison = await compare({ corpus: base, source: before }, { corpus: head, source: after })
    judged.set(name, comparison.changes)
    parent = id
  }
  return judged
}

function apply(folder: string, changes: LabeledCommit['changes']): string {
  const texts: Record<string, string> = {}
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const after = typeof change === 'function' ? change(before) : change
    if (after === before) throw new Error(`${path} does not change`)
    if (after === undefined) rmSync(file)
    else texts[path] = after
  }
  return commit(folder, texts)
}

describe('the rule, on a history that is labeled by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  let judged: Map<string, KeywordChange[]> = new Map()
  beforeAll(async () => {
    judged = await replay(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(labeledCommits.map(({ name, expected = {} }) => [name, expected] as const))(
    'judges %s',
    (name, expected) => {
      const found = Object.keys(questions).flatMap((question, index) => {
        const outcome = judged.get(name)?.[index]?.outcome
        return outcome === 'unchanged' ? [] : [[question, outcome]]
      })
      expect(Object.fromEntries(found)).toEqual(expected)
    },
  )

  it('answers every question from the first pages', () => {
    expect(judged.get('a typo fix elsewhere')?.every(({ after }) => after !== undefined)).toBe(true)
  })
})
