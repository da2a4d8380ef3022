/** What a merge takes: time, memory, and what its partials weigh. */
import { rmSync } from 'node:fs'
import { type Ended, PLACES, runProgram, writeFleet } from './fleet.ts'
import { type Form, writePartials } from './partials.ts'

export interface MergeResult {
  merged: Ended
  /** With the reports of each gate. */
  reported: Ended
  /** Bytes of the partials for 1,000 answers. */
  bytesOf1000: number
}

export const SIZE = { brands: 40, keywords: 300 }
const SHARDS = 20

export const DEFAULTS: Record<Form, string[]> = {
  scans: [
    ...['base-url: http://127.0.0.1:9', 'plan: business', 'engines: [chatgpt]', 'scan-per: keyword'],
    'languages: [de, en, es, fr, it]',
  ],
  answers: [
    ...['engines: [openai]', 'brand-domains: [brand.example]', 'scan-per: keyword'],
    'countries: [DE, ES, FR, GB, IT]',
  ],
}

/** Merges the results of 20 shards: 200 gates with 300 keywords each, as a process of its own. */
export async function measureMerge(form: Form): Promise<MergeResult> {
  const folder = writeFleet(SIZE, DEFAULTS[form])
  try {
    const answers = SIZE.brands * PLACES * SIZE.keywords
    const bytes = await writePartials(folder, SHARDS, form)
    const merged = await runProgram(folder, ['merge', 'parts'])
    const files = ['--report', 'json,html', '--output', 'reports']
    const reported = await runProgram(folder, ['merge', 'parts', ...files])
    return { merged, reported, bytesOf1000: bytes / (answers / 1_000) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
