/**
 * Measures the dashboard of a large fleet, made by a process and opened in Chromium, and prints each number beside its bar.
 * Nothing fails on a number: the machine may be busy.
 */
import { availableParallelism, loadavg } from 'node:os'
import { measureDashboard } from './bench-dashboard/measure.ts'
import { print } from './lib/print.ts'

function row(what: string, value: number, unit: string, bar = ''): void {
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 0
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  print(`  ${what.padEnd(56)} ${number.padStart(9)} ${unit.padEnd(5)} ${bar}`.trimEnd())
}

const load = loadavg().map(each => each.toFixed(1))
const machine = `load ${load.join(', ')} on ${availableParallelism()} cores`
print(`\nDashboard of 200 gates with 50 questions to 3 engines in 52 weeks   (${machine})\n`)
const { gates, runs, site, index, made, opened, filtered } = await measureDashboard()
row('gates', gates, '')
row('runs', runs, '')
row('the whole site', site / 1e6, 'MB', 'bar: below 15')
row('its page on all gates', index / 1e6, 'MB')
row('time to make it', made, 's')
row('time to open it in a browser, median of 5', opened.median, 's', 'bar: below 2')
row('time to open it, longest of 5', opened.longest, 's')
row('time of a filter by a question', filtered, 's')
