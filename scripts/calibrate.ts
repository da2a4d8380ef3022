/**
 * How often the gate raises a false alarm, and how often it sees a true loss: simulated runs, judged by the gate itself
 * and by two rules of thumb. Writes the tables of docs/statistics.md. One argument: runs a cell, 4,000 unless told.
 */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Rates, Setting } from './estimate-rates.ts'
import { print } from './lib/print.ts'
import { shifting, steady } from './simulation.ts'

const RUNS = Number(process.argv[2] ?? 4000)
const PAGE = 'docs/statistics.md'
/** In logits: takes a rate of 20 % to 16 or 25 % on one day of three, and further on others. */
const DAY_SHIFT = 0.3

/** As many at once as there are cores. */
const free: (() => void)[] = []
let cores = availableParallelism()

async function estimate(setting: Setting, left: number): Promise<Rates> {
  if (cores === 0) await new Promise<void>(resolve => free.push(resolve))
  else cores--
  const job: Job = { setting, left, runs: RUNS }
  const worker = new Worker(new URL('./estimate-rates.ts', import.meta.url), { workerData: job })
  const [rates] = await once(worker, 'message')
  const next = free.shift()
  if (next) next()
  else cores++
  return rates
}

const percent = (share: number) => (100 * share).toFixed(1)
const beside = ({ ours, anyDrop, tenPoints }: Rates) =>
  `**${percent(ours)}** · ${percent(anyDrop)} · ${percent(tenPoints)}`
const fixed = (samples: number) => ({ min: samples, max: samples })

async function besideRulesOfThumb(window: number): Promise<string[]> {
  const rows = [20, 60, 132].flatMap(keywords =>
    [1, 3, 7].map(async samples => {
      const setting = { keywords, samples: fixed(samples), window, kinds: [steady] }
      const rates = await Promise.all([
        estimate(setting, 1),
        estimate({ ...setting, kinds: [shifting] }, 1),
        estimate({ ...setting, dayShift: DAY_SHIFT }, 1),
        estimate(setting, 0.5),
        estimate(setting, 0.75),
      ])
      return `| ${keywords} | ${samples} | ${rates.map(beside).join(' | ')} |`
    }),
  )
  return [
    '| keywords | samples | unchanged | unchanged, other share searched | unchanged, engine shifts as a whole | halved | a quarter lost |',
    '| ---: | ---: | --- | --- | --- | --- | --- |',
    ...(await Promise.all(rows)),
  ]
}

async function otherSettings(): Promise<string[]> {
  const mixed = [steady, steady, shifting]
  const one = { kinds: [steady], samples: fixed(1), window: 1 }
  const three = { kinds: mixed, samples: fixed(1), window: 1 }
  const adaptive = { ...one, samples: { min: 3, max: 9 } }
  const settings: [string, Setting][] = [
    ['3 engines, one of which searches now more, now less; 20 keywords, 1 run', { ...three, keywords: 20 }],
    ['the same, 60 keywords', { ...three, keywords: 60 }],
    ['the same, 60 keywords, 5 runs', { ...three, keywords: 60, window: 5 }],
    ['`samples: 3..9`, 1 engine, 20 keywords, 1 run', { ...adaptive, keywords: 20 }],
    ['the same, 60 keywords', { ...adaptive, keywords: 60 }],
    ['the same, 60 keywords, 5 runs', { ...adaptive, keywords: 60, window: 5 }],
    ['`scan-per: all`, 3 engines, 20 keywords, 5 runs', { ...three, keywords: 20, window: 5, joined: true }],
  ]
  const rows = settings.map(async ([name, setting]) => {
    const [unchanged, halved] = await Promise.all([estimate(setting, 1), estimate(setting, 0.5)])
    const cells = [percent(unchanged.ours), percent(halved.ours), unchanged.samples, halved.samples]
    return `| ${name} | ${cells.map(cell => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`
  })
  return [
    '| setting | unchanged | halved | samples made, unchanged | samples made, halved |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...(await Promise.all(rows)),
  ]
}

const tables = {
  'five-runs': await besideRulesOfThumb(5),
  'one-run': await besideRulesOfThumb(1),
  'other-settings': await otherSettings(),
}
let page = readFileSync(PAGE, 'utf8')
for (const [name, lines] of Object.entries(tables)) {
  print(lines.join('\n'))
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${PAGE} lacks ${begin} … ${end}.`)
  page = [page.slice(0, from + begin.length), '', ...lines, '', page.slice(to)].join('\n')
}
writeFileSync(PAGE, page.replace(/<!-- runs -->[\d,]+/, `<!-- runs -->${RUNS.toLocaleString('en')}`))
