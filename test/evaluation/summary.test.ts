import { describe, expect, it } from 'vitest'
import { addLabels, generateTable, type Measured, type SiteResult } from '../../scripts/evaluation/summary.ts'

function createMeasured(keywords: string[][]): Measured {
  return {
    commitsFail: { part: keywords.length, whole: 100 },
    commitsWarn: { part: 0, whole: 100 },
    failing: keywords.map((lost, index) => ({
      commit: `${index}`.repeat(12),
      subject: '',
      lost: lost.map(keyword => ({ keyword, owner: '', share: 1 })),
    })),
    labels: [],
    losses: {},
    controls: {},
    valueLosses: {},
    valueControls: {},
  }
}

function createResult(role: SiteResult['role'], keywords: string[][]): SiteResult {
  return {
    repository: 'acme/docs',
    role,
    pages: 1,
    owners: { right: 3, wrong: 1, none: 0 },
    wrongOwners: [],
    otherWords: { part: 0, whole: 1 },
    foreignAnswered: { part: 0, whole: 32 },
    foreignOwned: { part: 0, whole: 32 },
    facts: {},
    guessed: createMeasured(keywords),
    confirmed: createMeasured([]),
  }
}

function createLabel(commit: string, keyword: string, label: 'loss' | 'no loss') {
  return { repository: 'acme/docs', commit, keyword, owner: undefined, label, why: '' }
}

/** The cells of a row. */
function readRow(table: string, name: string): string[] | undefined {
  const row = table.split('\n').find(line => line.startsWith(`| ${name} |`))
  return row
    ?.split('|')
    .slice(2, -1)
    .map(cell => cell.trim())
}

describe('generateTable', () => {
  it('counts a failing commit as a loss where a reader says so of one of its keywords', () => {
    const labels = [
      createLabel('000000000000', 'install', 'no loss'),
      createLabel('0000000', 'upgrade', 'loss'),
      createLabel('1111111', 'install', 'no loss'),
    ]
    const results = [createResult('reported', [['install', 'upgrade'], ['install'], ['remove']])]
    const table = generateTable(addLabels(results, labels))
    expect(readRow(table, 'of the failures that were read: a loss')).toEqual([
      '–',
      '–',
      '50.0 % (1 of 2)',
      '–',
    ])
  })

  it('keeps the sites that the rule was chosen on apart', () => {
    const results = [createResult('chosen', [['install']]), createResult('reported', [])]
    expect(readRow(generateTable(results), 'real commits that fail')).toEqual([
      '1.0 % (1 of 100)',
      '0.0 % (0 of 100)',
      '0.0 % (0 of 100)',
      '0.0 % (0 of 100)',
    ])
  })
})
