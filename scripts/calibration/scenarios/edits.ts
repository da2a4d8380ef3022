/** Whether a gate whose keywords are edited still finds a slow loss. */
import { alarmedShare, engines, judgeHistories, normalDays, type Site } from '../histories.ts'
import { percent, percentColumn, type Scenario } from '../scenario.ts'
import { declineToHalf } from '../world.ts'

/** Recorded runs, and runs from the beginning of the loss on. */
const [BEFORE, AFTER] = [20, 30]

const edits: { label: string; edits: NonNullable<Site['edits']> }[] = [
  { label: 'none', edits: [] },
  {
    label: 'one keyword added, twice',
    edits: [BEFORE, BEFORE + 6].map(run => ({ run, added: 1 })),
  },
  {
    label: 'one keyword replaced, twice',
    edits: [BEFORE, BEFORE + 6].map(run => ({ run, added: 1, removed: 1 })),
  },
]

export const editedKeywords: Scenario = {
  name: 'edits',
  title: 'A slow loss while keywords are edited',
  definition: `20 keywords × 1 engine, base rate 20 %, days that shift by 0.3 logits, weekly. ${BEFORE} recorded runs, then a halving over twelve runs; an edit in its first and in its seventh run. Share of the histories with a red run among these ${AFTER}.`,
  labels: ['edits'],
  columns: [percentColumn('nothing lost', 0), percentColumn('halved over twelve weeks', 1)],
  rows: edits.map(({ label, edits }) => ({
    labels: [label],
    parts: [undefined, declineToHalf(BEFORE, 12)].map(course => async (runs: number) => {
      const site = { keywords: 20, kinds: engines(1), dayShift: normalDays, edits }
      const length = { runs: AFTER, earlier: BEFORE, stopAtAlarm: true }
      return [alarmedShare(await judgeHistories(Math.ceil(runs / 20), site, length, course))]
    }),
  })),
  promises: [
    {
      what: '20 × 1, halved over twelve weeks: found with two edits, and with none',
      before: '95.0 and 95.0 %',
      bar: 'within 5 points',
      now: rows => [rows[1], rows[0]].map(row => percent(row?.[1])).join(' and '),
    },
  ],
}
