import { describe, expect, it } from 'vitest'
import type { ErrorDetails } from '../../../src/errors/avg-error.ts'
import { renderTextParts } from '../../../src/lib/document/text/text.ts'
import type { Backtest, JudgedCommit } from '../../../src/owners/backtest/parts.ts'
import { backtestParts } from '../../../src/report/document/backtest.ts'

function aCommit(id: string, problem?: ErrorDetails): JudgedCommit {
  const commit = { id: id.repeat(40), parent: '0'.repeat(40), date: '2026-01-02T03:04:05Z', subject: 'x' }
  return {
    commit,
    verdict: problem === undefined ? 'pass' : 'error',
    touchesOwner: false,
    keywords: [],
    problem,
  }
}

function textOf(backtest: Partial<Backtest>): string {
  const found: Backtest = {
    ...{ head: 'f'.repeat(40), pages: 3, keywords: ['a'], unanswered: [], isShallow: false },
    ...{ commitPages: undefined, plannedCommits: 9, commits: [aCommit('a'), aCommit('b')] },
    stopped: undefined,
    ...backtest,
  }
  const lines = renderTextParts(backtestParts(found)).map(line => line.map(({ text }) => text).join(''))
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}

const noPages: ErrorDetails = { code: 'AVG_NO_PAGES', lookedFor: [], skipped: [] }
const noMatch: ErrorDetails = { code: 'AVG_NO_MATCH', lookedFor: ['docs/**'], skipped: [] }

describe('a backtest', () => {
  it.each<[Backtest['stopped'], RegExp]>([
    ['interrupted', /The backtest was stopped\. Replayed: 2 of 9 commits\./],
    [
      { code: 'AVG_PAGE_TIME', detail: 'more than 60 s', path: 'a.md' },
      /An error stopped the backtest: .*a\.md.* Replayed: 2 of 9/,
    ],
  ])('that stopped says why: %j', (stopped, words) => {
    expect(textOf({ stopped })).toMatch(words)
  })

  it('has a line for each reason that commits could not be compared', () => {
    const commits = [aCommit('a', noPages), aCommit('b', noMatch), aCommit('c', noPages), aCommit('d')]
    const text = textOf({ commits })
    expect(text).toContain('0 of 1 commit touched')
    expect(text).toContain('2 more commits could not be compared: No page')
    expect(text).toContain('1 more commit could not be compared: The glob docs/** of content')
  })

  it('does not claim that no commit would have failed if none could be judged', () => {
    const text = textOf({ commits: [aCommit('a', noPages)] })
    expect(text).toMatch(/^! No commit could be judged\./)
  })
})
