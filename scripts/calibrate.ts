/**
 * Measures what the gate promises: how often it raises a false alarm, and how often it sees a true loss, in simulated
 * worlds and on recorded answers, with the history that its own records make.
 *
 *     npm run calibrate                       all scenarios; writes the tables of docs/
 *     npm run calibrate -- NAME… [--write]    the named ones; writes their tables on request
 *     npm run calibrate -- --runs 200         fewer runs, to look at quickly; writes nothing
 */
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Scenario } from './calibration/scenario.ts'
import { findScenario, scenarios } from './calibration/scenarios.ts'
import { formatPromises, formatScenario, type Measured, replaceBetweenMarkers } from './calibration/tables.ts'
import type { Job } from './calibration/worker.ts'
import { print } from './lib/print.ts'

const RUNS = 2000
/** Where the tables are. */
const PAGE = 'docs/research/calibration.md'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const runs = Number(values.runs ?? RUNS)
if (!Number.isInteger(runs) || runs < 1) throw new RangeError('--runs takes a whole number above 0')
const chosen = positionals.length === 0 ? [...scenarios] : positionals.map(getScenario)

function getScenario(name: string): Scenario {
  const scenario = findScenario(name)
  if (scenario) return scenario
  throw new RangeError(`No scenario ${name}. There are: ${scenarios.map(({ name }) => name).join(', ')}`)
}

/** Measures all parts of all rows, as many at once as there are cores. Prints each scenario when its last part is measured. */
async function measureAll(): Promise<Measured[]> {
  const numbers = chosen.map(({ rows }) =>
    rows.map(({ parts }) => parts.map((): number[] | undefined => undefined)),
  )
  const toMeasured = (scenario: Scenario, index: number): Measured => ({
    scenario,
    rows: (numbers[index] ?? []).map(parts => parts.flatMap(part => part ?? [])),
  })
  const left = chosen.flatMap((scenario, index) =>
    scenario.rows.flatMap(({ parts }, row) =>
      parts.map((_, part) => ({ index, job: { scenario: scenario.name, row, part, runs } satisfies Job })),
    ),
  )
  const work = async () => {
    const worker = new Worker(new URL('./calibration/worker.ts', import.meta.url))
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { index, job } = next
      worker.postMessage(job)
      const [measured] = await once(worker, 'message')
      const row = numbers[index]?.[job.row]
      if (row) row[job.part] = measured
      const scenario = chosen[index]
      if (scenario && numbers[index]?.flat().every(part => part !== undefined))
        print(['', `## ${scenario.name}`, '', ...formatScenario(toMeasured(scenario, index))].join('\n'))
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return chosen.map(toMeasured)
}

const measured = await measureAll()
const promises = formatPromises(measured)
if (measured.some(({ scenario }) => scenario.promises.length > 0))
  print(['', '## promises', '', ...promises].join('\n'))

const isWhole = positionals.length === 0 && values.runs === undefined
if (isWhole || values.write) {
  let page = readFileSync(PAGE, 'utf8')
  for (const each of measured) page = replaceBetweenMarkers(page, each.scenario.name, formatScenario(each))
  if (positionals.length === 0) page = replaceBetweenMarkers(page, 'promises', promises)
  writeFileSync(PAGE, page)
}
