import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitBlocks, fold, list, table } from '../../../src/report/markdown/fit.ts'
import { md } from '../../../src/report/markdown/markdown.ts'
import {
  portfolioMarker,
  renderPortfolioComment,
  renderPortfolioSummary,
} from '../../../src/report/markdown/portfolio.ts'
import { elementsOf, hostileText, renderLikeGitHub, tablesOf, textOf } from '../../support/markdown.ts'
import { aFleet, aFleetGate, manyGates, mixedFleet } from '../../support/portfolio.ts'
import { notMeasured, outcomeOf, passed } from '../../support/report-outcomes.ts'

const count = (text: string, part: string) => text.split(part).length - 1
const isClosed = (markdown: string) => count(markdown, '<details>') === count(markdown, '</details>')
const areWhole = (markdown: string) =>
  tablesOf(renderLikeGitHub(markdown)).every(rows => new Set(rows.map(({ length }) => length)).size === 1)

it('writes the comment of a fleet', async () => {
  await expect(renderPortfolioComment(mixedFleet)).toMatchFileSnapshot('../snapshots/portfolio-comment.md')
})

describe('the comment of a fleet', () => {
  it('begins with the marker of the config file, which no path can end', () => {
    expect(renderPortfolioComment(mixedFleet).split('\n')[0]).toBe(
      '<!-- ai-visibility-gate-fleet:.github%2Fai-visibility.yml -->',
    )
    fc.assert(
      fc.property(hostileText, path => {
        expect(portfolioMarker(path).indexOf('-->')).toBe(portfolioMarker(path).length - 3)
      }),
      { numRuns: 30 },
    )
  })

  it('says in its first twelve lines which 5 of 200 gates need attention', () => {
    const lines = renderPortfolioComment(manyGates(200, 5)).split('\n').slice(1, 12)
    expect(lines[0]).toBe('## ❌ 5 of 200 gates failed')
    expect(lines.filter(line => line.startsWith('| ❌ <b>brand-39-'))).toHaveLength(5)
    expect(lines.join('\n')).not.toContain('✅')
  })

  it('has the details of the gates that need attention, folded, the most important first', () => {
    const titles = [...renderPortfolioComment(mixedFleet).matchAll(/<summary>(.*)<\/summary>/g)].map(
      ([, title = '']) => title.slice(0, 24),
    )
    expect(titles).toEqual([
      '❌ <b>acme-de</b> · DE: A',
      '❌ <b>acme-fr</b> · FR: A',
      '❌ <b>globex-us</b> · US:',
      '⚠️ 1 inconclusive gate',
      '✅ 5 gates passed',
    ])
  })

  it('says once why gates were not measured', () => {
    const comment = textOf(renderLikeGitHub(renderPortfolioComment(mixedFleet)))
    expect(count(comment, 'The result of shard 2/8 is missing')).toBe(1)
    expect(comment).toContain('2 gates (globex-de, globex-fr): The result of shard')
  })

  it('says once what the change does to the config file', () => {
    const configChanges = [{ path: '.github/ai-visibility.yml', kind: 'changed' as const }]
    const fleet = { ...mixedFleet, configChanges }
    expect(count(renderPortfolioComment(fleet), 'ℹ️ The change edits')).toBe(1)
  })

  it('cuts a long table of gates that need attention, and says how many more there are', () => {
    const comment = renderPortfolioComment(manyGates(200, 100))
    const [first, second] = tablesOf(renderLikeGitHub(comment))
    expect([first?.length, second?.length]).toEqual([21, 81])
    expect(comment).toContain('<summary>80 more gates need attention</summary>')
  })

  it('names the gates of each reason that it has no room for', () => {
    const outcomes = Array.from({ length: 8 }, (_, index) => ({
      ...notMeasured,
      verdict: {
        ...notMeasured.verdict,
        blocker: { kind: 'missing-shards' as const, shards: [`${index + 1}/8`], unusable: [] },
      },
    }))
    const gates = outcomes.map((outcome, index) => aFleetGate(`gate-${index + 1}`, outcome))
    const comment = renderPortfolioComment(aFleet([...gates, aFleetGate('good', passed)]))
    expect(comment).toContain('- 3 more gates: other reasons')
    for (let shard = 1; shard <= 8; shard++) expect(comment).toContain(`of shard ${shard}/8 is missing`)
  })
})

const HOSTILE = '<!-- |@everyone </details> ``` 顧客管理 '.repeat(20)
const hostile = manyGates(200, 200, { brand: HOSTILE, keyword: HOSTILE })

describe('the limits of GitHub', () => {
  it('hold for the comment of 200 failing gates with long hostile names, every fold closed', () => {
    const comment = renderPortfolioComment(hostile)
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment.length).toBeGreaterThan(60_000)
    expect(isClosed(comment)).toBe(true)
    expect(areWhole(comment)).toBe(true)
    expect(comment).toMatch(/… \d+ more lines left out to fit a comment: see \[the summary of this run\]/)
  })

  it('hold for the summary, whose folds are within each other', () => {
    const summary = renderPortfolioSummary(hostile)
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
    expect(Buffer.byteLength(summary)).toBeGreaterThan(1_000_000)
    expect(isClosed(summary)).toBe(true)
    expect(summary).toMatch(/… \d+ more lines left out to fit a summary/)
  })

  it('cut a fold within a fold at any place without leaving one open', () => {
    const inner = fold(md`inner`, [table([{ title: 'a' }], [[md`1`], [md`2`]]), ...list([md`one`, md`two`])])
    const blocks = fold(md`outer`, [...list([md`first`]), ...inner, ...list([md`last`]), ...inner])
    for (let limit = 20; limit < 400; limit++) {
      const notice = (omitted: number) => md`… ${omitted}`
      expect(isClosed(fitBlocks(blocks, { limit, measure: text => text.length, notice })), `${limit}`).toBe(
        true,
      )
    }
  })
})

describe('any text from outside', () => {
  const shape = (text: string) => {
    const outcome = { ...outcomeOf(text, 'https://x.example/'), suggestions: [], trend: [] }
    const fleet = aFleet([aFleetGate('a', outcome), aFleetGate(text, outcome), aFleetGate('b', passed)], text)
    return [renderPortfolioComment(fleet), renderPortfolioSummary(fleet)].flatMap(markdown =>
      elementsOf(renderLikeGitHub(markdown)),
    )
  }

  it('adds no element', () => {
    const harmless = shape('x')
    fc.assert(
      fc.property(hostileText, text => {
        expect(shape(`x${text}`)).toEqual(harmless)
      }),
      { numRuns: 15 },
    )
  })
})
