/** What only one side of a comparison has. Pure. */
import type { Measurement } from '../scan/measure.ts'
import {
  type Asked,
  type CellRef,
  type ComparedCell,
  type ComparedRun,
  keyOf,
  type Unpaired,
} from './comparison.ts'

/** Lists what a run and the runs compared with do not both have: engines first, then keywords, then single answers. */
export function listUnpaired(
  { cells }: Pick<Measurement, 'cells'>,
  runs: readonly ComparedRun[],
  paired: readonly ComparedCell[],
  asked: Asked,
): Unpaired[] {
  const earlier = [...new Map(runs.flatMap(run => run.cells).map(cell => [keyOf(cell), cell])).values()]
  const others = runs.flatMap(run => run.others ?? [])
  const now = namesOf(cells)
  const before = namesOf(earlier)
  const engines = new Set([...asked.engines, ...now.engines])
  const keywords = new Set([...asked.keywords, ...now.keywords])
  const former = namesOf([...earlier, ...others])
  const isPaired = new Set(paired.map(keyOf))
  const isOfBoth = ({ engine, keyword }: CellRef) =>
    now.engines.has(engine) &&
    before.engines.has(engine) &&
    (keyword === undefined || (keywords.has(keyword) && before.keywords.has(keyword)))
  const missing = (side: 'before' | 'now', ofOther: readonly CellRef[]) =>
    ofOther
      .filter(cell => isOfBoth(cell) && !isPaired.has(keyOf(cell)))
      .map(({ keyword, engine }) => ({ kind: 'missing-answer' as const, side, keyword, engine }))
  const silent = [...engines].filter(engine => !now.engines.has(engine))
  const unheard = silent.map(engine => ({
    kind: 'silent-engine' as const,
    engine,
    usually: before.engines.has(engine),
  }))
  // Of runs whose cells are not known, nothing else can be told.
  if (former.engines.size === 0) return unheard
  const fresh = before.keywords.size === 0 ? [] : [...keywords].filter(name => !before.keywords.has(name))
  return [
    ...unheard,
    ...[...now.engines]
      .filter(engine => !before.engines.has(engine))
      .map(engine => ({ kind: 'new-engine' as const, engine })),
    ...[...former.engines]
      .filter(engine => !engines.has(engine))
      .map(engine => ({ kind: 'removed-engine' as const, engine })),
    ...fresh.map(keyword => ({ kind: 'new-keyword' as const, keyword })),
    ...[...former.keywords]
      .filter(keyword => !keywords.has(keyword))
      .map(keyword => ({ kind: 'removed-keyword' as const, keyword })),
    ...missing('now', earlier),
    ...missing('before', cells),
  ]
}

function namesOf(cells: readonly CellRef[]): { engines: Set<string>; keywords: Set<string> } {
  return {
    engines: new Set(cells.map(({ engine }) => engine)),
    keywords: new Set(cells.flatMap(({ keyword }) => keyword ?? [])),
  }
}
