import { describe, expect, it } from 'vitest'
import {
  type EditLabel,
  type EditResult,
  generateEditTable,
  type JudgedEdit,
  listUnlabeled,
  readEditLabels,
} from '../../scripts/evaluation/edit-table.ts'
import { readSiteList } from '../../scripts/evaluation/sites.ts'

function createEdit(commit: string, page: string, outcome: JudgedEdit['outcome']): JudgedEdit {
  return {
    commit: commit.repeat(12),
    subject: 'Remove plans',
    page,
    outcome,
    reason: 'deleted',
    share: 0.5,
    before: 'Team costs $12.',
    after: '',
  }
}

function createLabel(commit: string, page: string, expected: EditLabel['expected']): EditLabel {
  return { repository: 'acme/docs', commit: commit.repeat(12), page, expected, why: '' }
}

const result: EditResult = {
  repository: 'acme/docs',
  commits: 50,
  edits: 200,
  judged: [
    createEdit('a', 'plans.md', 'fails'),
    createEdit('a', 'faq.md', 'fails'),
    createEdit('a', 'team.md', 'warns'),
    createEdit('b', 'team.md', 'warns'),
    createEdit('c', 'team.md', 'fails'),
  ],
}
const labels = [
  createLabel('a', 'plans.md', 'fails'),
  createLabel('a', 'faq.md', 'warns'),
  createLabel('a', 'team.md', 'passes'),
  createLabel('b', 'team.md', 'fails'),
  createLabel('c', 'team.md', 'doubtful'),
]

describe('generateEditTable', () => {
  it.each([
    ['commits that fail', '4.0 % (2 of 50)'],
    ['commits that only warn', '2.0 % (1 of 50)'],
    ['edits that fail', '1.5 % (3 of 200)'],
    ['failing edits that were read: right', '33 %, 6–79 (1 of 3)'],
    ['failing commits that were read: right', '50 %, 9–91 (1 of 2)'],
    ['warnings that were read: right', '50 %, 9–91 (1 of 2)'],
    ['edits that readers expect to fail: fail', '50.0 % (1 of 2)'],
  ])('counts %s', (measure, text) => {
    expect(generateEditTable([result], labels)).toContain(`| ${measure} | ${text} |`)
  })

  it('has a column for all sites', () => {
    const other = { ...result, repository: 'acme/site', commits: 150 }
    const table = generateEditTable([result, other], labels)
    expect(table).toContain('| commits that fail | 4.0 % (2 of 50) | 1.3 % (2 of 150) | 2.0 % (4 of 200) |')
  })
})

describe('listUnlabeled', () => {
  it('lists what a reader needs to judge the edits without a label', () => {
    expect(listUnlabeled([result], labels.slice(1))).toBe(
      [
        '# fails: Remove plans',
        '#   deleted, 50 % gone',
        '#   before: Team costs $12.',
        '#   after:  ',
        'acme/docs\taaaaaaaaaaaa\tplans.md\t\t',
      ].join('\n'),
    )
  })
})

describe('the labels of edits', () => {
  it('judges each edit of a listed site once', () => {
    const known = new Set(readSiteList().map(({ repository }) => repository))
    const edits = readEditLabels().map(({ repository, commit, page }) => `${repository} ${commit} ${page}`)
    expect(edits).toEqual([...new Set(edits)])
    expect(edits.filter(edit => !known.has(edit.split(' ')[0] ?? ''))).toEqual([])
  })
})
