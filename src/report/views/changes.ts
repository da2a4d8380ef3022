/** Engines and keywords whose citation changed. */
import { countOf, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Column } from './table.ts'
import type { Tone } from './tone.ts'

const KEYWORD_CHANGES = {
  lost: { words: 'Citation lost', tone: 'worse' },
  gained: { words: 'Citation gained', tone: 'better' },
  weaker: { words: 'Score fell', tone: 'worse' },
  stronger: { words: 'Score rose', tone: 'better' },
} as const satisfies Record<string, { words: string; tone: Tone }>

/** Returns the engines that came or went, and those that may have. */
export function viewEngineChanges({ verdict }: Outcome): { label: string; tone: Tone; engines: string[] }[] {
  return [
    { label: 'No longer citing', tone: 'worse' as const, engines: verdict.lostEngines },
    {
      label: 'Not citing this time, which may be chance',
      tone: 'doubtful' as const,
      engines: verdict.doubtfulEngines,
    },
    { label: 'Newly citing', tone: 'better' as const, engines: verdict.gainedEngines },
  ].filter(({ engines }) => engines.length > 0)
}

/** Returns the keywords that changed between two trees, and the files behind it; undefined without any. */
export function viewKeywordChanges({ baseline }: Outcome) {
  const changes = baseline?.changes ?? []
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
    rows: changes.map(({ keyword, kind, baseScore, headScore, files }) => ({
      keyword,
      change: KEYWORD_CHANGES[kind].words,
      tone: KEYWORD_CHANGES[kind].tone,
      score: `${formatScore(baseScore)} to ${formatScore(headScore)}`,
      files,
    })),
  }
}
