/** What follows from the errors of a model that reads what words leave open. */
import { createJudge, replayCommits } from '../../../src/embedded/backtest/backtest.ts'
import { openCommitHistory } from '../../../src/embedded/backtest/commit-history.ts'
import { decide, type OpenCase } from '../../../src/embedded/reader/open-case.ts'
import type { StatementStatus } from '../../../src/embedded/reader/reader-case.ts'
import { elsewhere, REWORDED, SAID, tokensPage } from '../../lib/reader-site.ts'
import { createSite } from '../../lib/site.ts'
import { createRandom, type Random } from '../random.ts'
import { column, percentColumn, type Scenario } from '../scenario.ts'

/** Share of real commits that a reader could make fail: `npm run evaluate -- reader`, the row of real commits. */
const COULD_FAIL = 84 / 5155

const ERRORS = [0.05, 0.1, 0.2]
const CORRELATIONS = [0, 0.3, 0.6, 0.9]

/** `reading`: a reading has every statement wrong, or none. `statement`: each statement is wrong or not. */
type Unit = 'reading' | 'statement'

/** Opens the question of a page that a change says in other words. */
async function openQuestion(): Promise<OpenCase> {
  const site = createSite()
  site.commit({ ...elsewhere, 'tokens.md': tokensPage(SAID) })
  site.commit({ 'tokens.md': tokensPage(REWORDED) })
  const keyword = 'cancel an API token'
  const settings = { content: ['*.md'], competitors: [], siteUrls: [], language: 'en' }
  const history = await openCommitHistory({ folder: site.folder }, settings, { most: 1 })
  const judge = createJudge({ keywords: [keyword], language: 'en', hasReader: true })
  try {
    for await (const { comparison } of replayCommits(history, judge, {
      owners: [{ keyword, path: 'tokens.md' }],
    })) {
      const open = comparison?.open.get(0)
      if (open !== undefined) return open
    }
  } finally {
    history.close()
  }
  throw new Error('words leave nothing open')
}

/** Whether each of two readings errs: with probability `error`, and the second like the first with `correlation`. */
function drawErrors(error: number, correlation: number, random: Random): [boolean, boolean] {
  const first = random() < error
  return [first, random() < correlation ? first : random() < error]
}

/** Returns the share of questions that two erring readings decide as lost, where the text is there or gone. */
function measureLost(
  open: OpenCase,
  isThere: boolean,
  { unit, error, correlation, runs }: { unit: Unit; error: number; correlation: number; runs: number },
): number {
  const random = createRandom(runs)
  const [right, wrong] = isThere ? (['same', 'missing'] as const) : (['missing', 'same'] as const)
  const settled = new Map<string, ReturnType<OpenCase['settle']>>()
  const settle = (statuses: readonly StatementStatus[]) => {
    const key = statuses.join()
    const known = settled.get(key) ?? open.settle(statuses)
    settled.set(key, known)
    return known
  }
  let lost = 0
  for (let run = 0; run < runs; run++) {
    const whole = drawErrors(error, correlation, random)
    const errors = open.readerCase.statements.map(() =>
      unit === 'reading' ? whole : drawErrors(error, correlation, random),
    )
    const readings = [0, 1].map(place => errors.map(errs => (errs[place] ? wrong : right)))
    if (decide({ settle }, readings).outcome === 'lost') lost += 1
  }
  return lost / runs
}

export const readerErrors: Scenario = {
  name: 'reader-errors',
  title: 'A model that errs',
  definition: `Two readings of a page in other words, through the code that decides. A reading errs on every statement together, or on each for itself; the second errs as the first with the correlation. Commits: the share of all commits that fail falsely, of which ${(100 * COULD_FAIL).toFixed(2)} % depend on a reader (\`npm run evaluate -- reader\`). Losses: the share of asked losses that both readings see.`,
  labels: ['errors of', 'correlation'],
  columns: [
    ...ERRORS.map((error, place) => ({
      ...percentColumn('', place),
      heading: `commits, ${100 * error} % errors`,
      show: (values: readonly number[]) => `${(100 * (values[place] ?? Number.NaN)).toFixed(2)} %`,
    })),
    ...ERRORS.map((error, place) => percentColumn(`losses, ${100 * error} % errors`, ERRORS.length + place)),
  ],
  rows: (['reading', 'statement'] as const).flatMap(unit =>
    CORRELATIONS.map(correlation => ({
      labels: [unit === 'reading' ? 'a whole reading' : 'each statement', String(correlation)],
      parts: [
        async (runs: number) => {
          const open = await openQuestion()
          const measure = (isThere: boolean) =>
            ERRORS.map(error => measureLost(open, isThere, { unit, error, correlation, runs: 20 * runs }))
          return [...measure(true).map(share => COULD_FAIL * share), ...measure(false)]
        },
      ],
    })),
  ),
  promises: [
    {
      what: 'a reader fails a commit falsely, 20 % errors, correlation 0.6',
      before: '–',
      bar: '≤ 0.3 %',
      now: rows =>
        `${(100 * Math.max(...[2, 6].map(row => column(rows, 2)[row] ?? Number.NaN))).toFixed(2)} %`,
    },
    {
      what: 'an asked loss is seen, 10 % errors, correlation 0.6',
      before: '–',
      bar: '≥ 84 %',
      now: rows =>
        `${(100 * Math.min(...[2, 6].map(row => column(rows, 4)[row] ?? Number.NaN))).toFixed(1)} %`,
    },
  ],
}
