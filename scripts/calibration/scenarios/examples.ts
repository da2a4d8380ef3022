/** The examples and recipes of the documentation that run on a schedule, with the inputs that are written there. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { readGates } from '../../../src/inputs/read-gates.ts'
import type { Settings } from '../../../src/inputs/settings.ts'
import {
  daily,
  engines,
  measureWaits,
  measureYears,
  normalDays,
  redColumn,
  type Site,
  waitColumn,
  weekly,
} from '../histories.ts'
import { column, percentColumn, type Scenario } from '../scenario.ts'
import { lose } from '../world.ts'

const workflowSchema = z.object({
  on: z.object({ schedule: z.tuple([z.object({ cron: z.string() })]) }),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
})

interface Example {
  path: string
  /** Of the gate in its config file. */
  key?: string
}

export const examples: Example[] = [
  { path: 'docs/recipes.md' },
  { path: 'README.md' },
  { path: 'examples/workflows/weekly.yml' },
  { path: 'examples/workflows/matrix.yml', key: 'acme-de' },
  { path: 'examples/workflows/matrix.yml', key: 'acme-suite' },
]

const env = { OPENAI_API_KEY: 'key', PERPLEXITY_API_KEY: 'key' }

/** Reads the only scheduled workflow of a page or file. */
function readWorkflow(path: string) {
  const text = readFileSync(path, 'utf8')
  const blocks = path.endsWith('.md')
    ? Array.from(text.matchAll(/^```yaml\n(.*?)^```/gms), ([, yaml]) => yaml)
    : [text]
  const scheduled = blocks.find(block => block?.includes('cron:'))
  return workflowSchema.parse(parse(scheduled ?? ''))
}

/** Reads an example: its settings, and whether it runs every day or every week. */
export async function readExample({ path, key }: Example): Promise<{ settings: Settings; isDaily: boolean }> {
  const { on, jobs } = readWorkflow(path)
  const [job] = Object.values(jobs)
  const inputs = job?.steps.find(({ uses }) => uses?.includes('ai-visibility-gate'))?.with ?? {}
  const texts = Object.entries(inputs).map(([name, value]): [string, string] => [
    name,
    String(value).replace(/\$\{\{.*?\}\}/g, ''),
  ])
  const config = key === undefined ? {} : { config: 'examples/ai-visibility.yml', key }
  const run = {
    withoutSecrets: false,
    defaultBranch: 'main',
    // At the root, the file of the project itself would be read if none is named.
    workspace: key === undefined ? 'examples' : process.cwd(),
    change: undefined,
    eventName: 'schedule',
  }
  const { gates } = await readGates(
    { ...Object.fromEntries(texts), ...config },
    { ...run, env, hostedKey: 'key' },
  )
  return { settings: gates[0].settings, isDaily: on.schedule[0].cron.endsWith('* * *') }
}

/** Sites with few keywords ask for what they are known for. */
const FEW = 5

async function measureExample(runs: number, example: Example): Promise<number[]> {
  const { settings, isDaily } = await readExample(example)
  const { keywords, engines: named } = settings
  const names = {
    keywords,
    engines: named.length > 0 ? named : ['chatgpt', 'gemini', 'claude', 'perplexity'],
  }
  const site: Site = {
    names,
    keywords: keywords.length,
    kinds: engines(names.engines.length, keywords.length <= FEW ? 0.6 : 0.2),
    dayShift: normalDays,
    gate: async () => settings,
  }
  const schedule = isDaily ? daily : weekly
  const { earlier } = schedule
  return [
    ...(await measureYears(runs, site, schedule)),
    ...(await measureWaits(runs, site, schedule, [lose(earlier, 0.5), lose(earlier, 0)])),
  ]
}

export const documentedExamples: Scenario = {
  name: 'examples',
  title: 'The examples of the documentation',
  definition: `The inputs as they are written there; four engines stand for those of a service. Engines cite on 60 % of up to ${FEW} keywords, otherwise on 20 %; days shift by 0.3 logits. Red: a first year without a change. Losses: runs until the first red one, median and (90 %).`,
  labels: ['example'],
  columns: [
    redColumn('red a year', 0),
    percentColumn('inconclusive', 2),
    waitColumn('halved', 3),
    waitColumn('all lost', 5),
  ],
  rows: examples.map(example => ({
    labels: [`${example.path}${example.key === undefined ? '' : `, \`${example.key}\``}`],
    parts: [(runs: number) => measureExample(runs, example)],
  })),
  promises: [
    {
      what: 'the examples of the documentation: false red runs a year, the worst one',
      before: '10.00',
      bar: '≤ 1',
      now: rows => Math.max(...column(rows, 0)).toFixed(2),
    },
  ],
}
