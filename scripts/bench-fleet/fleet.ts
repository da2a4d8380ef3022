/** The fleets that are measured: their config file, and the program as a process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { systemVariables } from '../lib/action.ts'

export interface FleetSize {
  brands: number
  /** Of each brand. */
  keywords: number
}

/** Each brand is a gate in each country, or in each language where a service is hosted. */
export const PLACES = 5

export const CONFIG = 'fleet.yml'

/** Writes the config file of a fleet into a new folder, and returns the folder. `defaults`: lines of YAML. */
export function writeFleet({ brands, keywords }: FleetSize, defaults: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-fleet-'))
  const lines = Array.from({ length: brands }, (_, brand) => [
    `  - key: brand-${brand}`,
    `    brand: Brand ${brand}`,
    '    keywords:',
    ...Array.from({ length: keywords }, (_, index) => `      - keyword ${index} of brand ${brand}`),
  ])
  const text = ['defaults:', ...defaults.map(line => `  ${line}`), 'gates:', ...lines.flat()].join('\n')
  writeFileSync(join(folder, CONFIG), `${text}\n`)
  return folder
}

/** Writes the resources of a process to a file when it ends. */
const hook = `data:text/javascript,${encodeURIComponent(
  "import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())))",
)}`

/** Times in microseconds, memory in KiB, as Node reports them. */
const usageSchema = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() })

export interface Ended {
  code: number
  /** Standard output, at most about 50 MB, and its length. */
  out: string
  bytes: number
  err: string
  /** Seconds. */
  wall: number
  cpu: number
  /** Greatest resident memory in MB. */
  peak: number
}

/** Runs a command of the bundle in the folder of a fleet. */
export async function runProgram(
  folder: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const usage = join(mkdtempSync(join(tmpdir(), 'bench-usage-')), 'usage.json')
  const argv = ['--import', hook, resolve('bin/ai-visibility-gate.js'), ...words, '--config', CONFIG]
  const start = performance.now()
  const child = spawn(process.execPath, argv, {
    cwd: folder,
    env: { ...systemVariables(), BENCH_USAGE: usage, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = [collect(child.stdout), collect(child.stderr)]
  const [code] = await once(child, 'close')
  const wall = (performance.now() - start) / 1_000
  if (code === 2) throw new Error(err.out)
  const { userCPUTime, systemCPUTime, maxRSS } = usageSchema.parse(JSON.parse(readFileSync(usage, 'utf8')))
  const cpu = (userCPUTime + systemCPUTime) / 1e6
  return { code: Number(code), ...out, err: err.out, wall, cpu, peak: maxRSS / 1024 }
}

/** Reads a stream to its end, and keeps at most about 50 MB. */
function collect(stream: NodeJS.ReadableStream): { out: string; bytes: number } {
  const read = { out: '', bytes: 0 }
  stream.on('data', (chunk: Buffer) => {
    read.bytes += chunk.length
    if (read.out.length < 50e6) read.out += chunk.toString()
  })
  return read
}
