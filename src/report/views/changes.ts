/** Engines and keywords whose citation changed. */
import { countOf, formatPercent, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import type { Column } from './table.ts'
import type { Tone } from './tone.ts'

const KEYWORD_CHANGES = {
  lost: { words: 'Answer lost', tone: 'worse' },
  weaker: { words: 'Answer weaker', tone: 'doubtful' },
  gained: { words: 'Answer gained', tone: 'better' },
} as const satisfies Record<string, { words: string; tone: Tone }>

/** Returns the engines that cite less often than before, with words that follow the name of the engine. */
export function viewEngineDrops({ verdict }: Outcome): { engine: string; words: string; tone: Tone }[] {
  return factsOf(verdict).engineDrops.map(({ engine, before, now }) => ({
    engine,
    words:
      now === 0
        ? `no longer cites the brand. It was cited in ${formatPercent(before)} of its answers.`
        : `cites the brand in ${formatPercent(now)} of its answers. It was ${formatPercent(before)}.`,
    tone: 'worse',
  }))
}

/** Returns the engines that came or went, and those that may have. Leaves out engines with a drop of their own. */
export function viewEngineChanges({ verdict }: Outcome): { label: string; tone: Tone; engines: string[] }[] {
  const told = new Set(factsOf(verdict).engineDrops.map(({ engine }) => engine))
  return [
    {
      label: 'No longer citing',
      tone: 'worse' as const,
      engines: factsOf(verdict).lostEngines.filter(engine => !told.has(engine)),
    },
    {
      label: 'Not citing this time, which may be chance',
      tone: 'doubtful' as const,
      engines: factsOf(verdict).doubtfulEngines,
    },
    { label: 'Newly citing', tone: 'better' as const, engines: factsOf(verdict).gainedEngines },
  ].filter(({ engines }) => engines.length > 0)
}

/** Returns the keywords that changed between two trees, and the files behind it; undefined without any. */
export function viewKeywordChanges({ baseline }: Outcome) {
  const changes = (baseline?.content?.keywords ?? []).flatMap(({ outcome, ...change }) =>
    outcome === 'unchanged' ? [] : [{ ...change, outcome }],
  )
  if (changes.length === 0) return undefined
  const columns: Column[] = [
    { title: 'Keyword' },
    { title: 'Change' },
    { title: 'Score' },
    { title: 'Changed files' },
  ]
  return {
    caption: `${countOf(changes.length, 'keyword')} changed with this change of the content`,
    columns,
    rows: changes.map(({ keyword, outcome, baseScore, headScore, files }) => ({
      keyword,
      change: KEYWORD_CHANGES[outcome].words,
      tone: KEYWORD_CHANGES[outcome].tone,
      score: `${formatScore(baseScore)} to ${formatScore(headScore)}`,
      files,
    })),
  }
}
