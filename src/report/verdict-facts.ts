import type { Blocker } from '../gate/blocker.ts'
import type { DropResults, RuleResult, Verdict } from '../gate/verdict.ts'

/** A verdict for views that show what is there, whatever kind it is. */
export interface VerdictFacts extends Omit<DropResults, 'noise' | 'level'> {
  blocker: Blocker | undefined
  rules: RuleResult[]
  reportOnly: boolean
  noise: DropResults['noise'] | undefined
  level: number | undefined
}

const NOTHING_COMPARED = {
  ...{ noise: undefined, level: undefined },
  ...{ lostEngines: [], doubtfulEngines: [], gainedEngines: [], engineDrops: [], searchShifts: [] },
}

/** Returns what a verdict holds; empty or undefined where it holds nothing. */
export function factsOf(verdict: Verdict): VerdictFacts {
  return verdict.kind === 'blocked'
    ? { ...NOTHING_COMPARED, blocker: verdict.blocker, rules: [], reportOnly: false }
    : {
        ...(verdict.drops ?? NOTHING_COMPARED),
        ...{ blocker: undefined, rules: verdict.rules, reportOnly: verdict.reportOnly },
      }
}
