/**
 * Measures a fleet at scale with real processes of the bundle, and prints each number beside its bar: how shards keep to
 * the limits of a plan that is speeded up 100 times, and what a merge of 60,000 answers takes. With words, only these
 * parts: limits, merge, reports, dashboard (which needs Chromium). Nothing fails on a number: the machine may be busy.
 */
import { availableParallelism, loadavg } from 'node:os'
import { measureDashboard } from './bench-fleet/dashboard.ts'
import { type LimitsCase, measureLimits } from './bench-fleet/limits.ts'
import { measureMerge } from './bench-fleet/merge.ts'
import { measureReports } from './bench-fleet/reports.ts'
import { print } from './lib/print.ts'

const words = process.argv.slice(2)
const wants = (part: string) => words.length === 0 || words.includes(part)

function row(what: string, value: number, unit: string, bar = ''): void {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 0
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  print(`  ${what.padEnd(56)} ${number.padStart(9)} ${unit.padEnd(5)} ${bar}`.trimEnd())
}

function title(text: string): void {
  const load = loadavg().map(each => each.toFixed(1))
  print(`\n${text}   (load ${load.join(', ')} on ${availableParallelism()} cores)\n`)
}

async function printLimits(name: string, limits: LimitsCase): Promise<void> {
  title(`Limits: ${name}`)
  const result = await measureLimits(limits)
  const { shards, scans, requests, refused, failed, mostInMinute, mostAtOnce, seconds, bound } = result
  row('shards', shards, '')
  row('scans', scans, '')
  row('requests, retries included', requests, '')
  row('failures that the service made', failed, '')
  row('429 because a limit was passed', refused, '', 'bar: 0')
  row('most requests in any 60 s', mostInMinute, '', `plan: ${result.plan.perMinute.toLocaleString('en')}`)
  row('most requests at once', mostAtOnce, '', `plan: ${result.plan.concurrent}`)
  row('time that the limits alone take', bound, 's', `${result.reason}`)
  row('time from the first request to the last answer', seconds, 's')
  row('time over that of the limits', seconds / bound, '', 'bar: at most 1.1')
  row('start and end of the processes', result.wall - seconds, 's')
  row('processor time of a request', (1_000 * result.cpu) / requests, 'ms')
  if (result.exits.some(code => code !== 0)) print(`  exit codes: ${result.exits.join(', ')}`)
}

if (wants('limits')) {
  const size = { brands: 40, keywords: 180 }
  await printLimits('answers of 2 s, which the plan lets through 300 a minute', {
    ...{ size, maxShards: 20, seconds: 2 },
  })
  // The waits before another attempt are seconds, and are not speeded up.
  await printLimits('the same, where one of 50 requests fails with 500, 503 or 429', {
    ...{ size: { ...size, keywords: 175 }, maxShards: 20, seconds: 2, failsEvery: 50 },
  })
  await printLimits('answers of 10 s, of which the plan lets through 20 at once', {
    ...{ size: { brands: 40, keywords: 20 }, maxShards: 20, seconds: 10 },
  })
}

if (wants('merge')) {
  for (const [form, name] of [
    ['scans', 'scans of a service'],
    ['answers', 'answers of a live engine with their texts, and their scans'],
  ] as const) {
    title(`Merge of 200 gates with 300 keywords: ${name}`)
    const { bytesOf1000, merged, reported } = await measureMerge(form)
    row('partial of 1,000 answers', bytesOf1000 / 1e6, 'MB', 'bar: at most 1')
    row('merge, time', merged.wall, 's', 'bar: at most 30')
    row('merge, processor time', merged.cpu, 's')
    row('merge, peak memory', merged.peak, 'MB', 'bar: at most 500')
    row('with the JSON and HTML reports of each gate, time', reported.wall, 's')
    row('with the JSON and HTML reports of each gate, processor', reported.cpu, 's')
    row('with the JSON and HTML reports of each gate, memory', reported.peak, 'MB')
  }
}

if (wants('reports')) {
  title('Reports of 200 gates with 60,000 answers')
  const { gates, failed, comment, summary, html } = await measureReports()
  row('gates', gates, '')
  row('gates that fail', failed, '')
  row('comment, in characters', comment, '', 'bar: at most 65,536')
  row('summary', summary / 2 ** 20, 'MiB', 'bar: at most 1')
  row('HTML', html / 1e6, 'MB', 'bar: at most 10')
}

if (wants('dashboard')) {
  title('Dashboard of 200 gates with 50 questions to 3 engines in 52 weeks')
  const { gates, runs, site, index, made, opened, filtered } = await measureDashboard()
  row('gates', gates, '')
  row('runs', runs, '')
  row('the whole site', site / 1e6, 'MB', 'bar: below 15')
  row('its page on all gates', index / 1e6, 'MB')
  row('time to make it', made, 's')
  row('time to open it in a browser, median of 5', opened.median, 's', 'bar: below 2')
  row('time to open it, longest of 5', opened.longest, 's')
  row('time of a filter by a question', filtered, 's')
}
