/** How long the dashboard of a year takes to make and to open, and how large it is. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { systemVariables } from '../lib/action.ts'
import { startChromium } from '../lib/chromium.ts'
import { writeHistories } from './histories.ts'

const SIZE = { gates: 200, weeks: 52, keywords: 50 }
const OPENINGS = 5

export interface DashboardNumbers {
  gates: number
  runs: number
  /** Bytes. */
  site: number
  index: number
  /** Seconds: of the command; from the address to the filters that are ready, the median and the longest; of a filter. */
  made: number
  opened: { median: number; longest: number }
  filtered: number
}

/** Makes the dashboard of 200 gates that ask three engines 50 questions in each of 52 weeks, and opens it in Chromium. */
export async function measureDashboard(): Promise<DashboardNumbers> {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-'))
  const browser = await startChromium()
  try {
    const [histories, site] = [join(folder, 'histories'), join(folder, 'site')]
    writeHistories(histories, SIZE)
    const began = performance.now()
    const words = ['report', '--history', histories, '--output', site]
    await promisify(execFile)(process.execPath, [resolve('src/index.ts'), ...words], {
      env: systemVariables(),
    })
    const made = secondsSince(began)
    const index = join(site, 'index.html')
    const page = await browser.newPage()
    const times: number[] = []
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      await page.goto('about:blank')
      const start = performance.now()
      await page.goto(pathToFileURL(index).href)
      await page.waitForSelector('#filters:not([hidden])')
      times.push(secondsSince(start))
    }
    times.sort((a, b) => a - b)
    const start = performance.now()
    await page.fill('#keyword', 'question 7 ')
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
    const filtered = secondsSince(start)
    const files = readdirSync(site, { recursive: true, encoding: 'utf8', withFileTypes: true })
    const sizes = files
      .filter(file => file.isFile())
      .map(file => statSync(join(file.parentPath, file.name)).size)
    return {
      gates: SIZE.gates,
      runs: SIZE.gates * SIZE.weeks,
      site: sizes.reduce((sum, size) => sum + size, 0),
      index: statSync(index).size,
      made,
      opened: { median: times[Math.floor(OPENINGS / 2)] ?? 0, longest: times.at(-1) ?? 0 },
      filtered,
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000
}
