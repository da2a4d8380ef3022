/** What asks live engines every week: the file of gates, and the workflow that runs them. */
import { Document } from 'yaml'
import { readConnection } from '../../embedded/engines/connection.ts'
import { readEngineSpec } from '../../embedded/engines/engines.ts'
import { normalize } from '../../lib/text.ts'
import { ACTION, refuseExpressions, SCHEMA, toList } from './workflow.ts'

export const WEEKLY_PATH = '.github/workflows/ai-visibility-weekly.yml'

/** A brand with its domains. */
export interface TrackedBrand {
  name: string
  domains: string[]
}

export interface TrackChoices {
  /** The first is the brand of the repository. */
  brands: TrackedBrand[]
  keywords: { keyword: string }[]
  engines: string[]
  /** Lines of the input `competitors`. */
  competitors: string[]
  /** ISO 3166-1 alpha-2 codes; empty leaves the choice to the engines. */
  countries: string[]
  language: string
  /** Tag of the action: `v1.2.3`. */
  version: string
}

/** US dollars that a run may cost. */
const MAX_COST = 10
const MINUTES = 45
/** Characters of a key, so that a number fits behind it. */
const MOST_KEY = 60

/** Returns the inputs that the gate of a brand reads from the file, as texts. Throws an InputsError for a value with `${{`. */
export function trackInputs({ name, domains }: TrackedBrand, choices: TrackChoices) {
  const { keywords, engines, competitors, countries, language } = choices
  return refuseExpressions({
    ...{
      brand: name,
      keywords: toList(keywords.map(({ keyword }) => keyword)),
      baseline: 'branch',
      language,
    },
    ...{ engines: toList(engines), 'brand-domains': toList(domains) },
    ...{ competitors: toList(competitors), country: toList(countries) },
  })
}

/** Returns the text of the file: one gate for each brand. */
export function renderConfig(choices: TrackChoices): string {
  const { brands, keywords, engines, competitors, countries, language } = choices
  const keys = new Set<string>()
  const gates = brands.map(({ name, domains }) => {
    const slug = keyOf(name)
    const key = keys.has(slug) ? `${slug}-${keys.size + 1}` : slug
    keys.add(key)
    return { key, brand: name, 'brand-domains': domains, ...(competitors.length > 0 && { competitors }) }
  })
  const file = new Document({
    engines,
    keywords: keywords.map(({ keyword }) => keyword),
    ...(countries.length > 0 && { country: countries }),
    ...(language !== 'en' && { language }),
    ...{ samples: 3, baseline: 'branch', 'max-cost': MAX_COST, 'timeout-minutes': MINUTES - 5 },
    gates,
  })
  file.commentBefore = `${SCHEMA}\n What is asked every week, and of which engines. See docs/config.md.`
  return file.toString({ lineWidth: 0 })
}

/** Returns a name as a key, which has ASCII letters alone: `cafe-creme` of `Café Crème`, and `brand` of `アクメ`. */
function keyOf(name: string): string {
  const letters = normalize(name, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = letters.replace(/[^a-z\d]+/g, '-').slice(0, MOST_KEY)
  return key.replace(/^-/, '').replace(/-$/, '') || 'brand'
}

/** Returns the text of the workflow that runs all gates of the file at `config`. */
export function renderWeekly({ engines, version }: TrackChoices, config: string): string {
  const secrets = engines.flatMap(variablesOf)
  const workflow = new Document({
    name: 'AI visibility every week',
    on: { schedule: [{ cron: '17 6 * * 1' }], workflow_dispatch: {} },
    permissions: { contents: 'write', issues: 'write' },
    concurrency: { group: '${{ github.workflow }}' },
    jobs: {
      track: {
        'runs-on': 'ubuntu-latest',
        'timeout-minutes': MINUTES,
        steps: [
          { uses: 'actions/checkout@v7', with: { 'persist-credentials': false } },
          {
            uses: `${ACTION}@${version}`,
            env: Object.fromEntries(secrets.map(name => [name, `\${{ secrets.${name} }}`])),
            with: {
              config,
              issue: 'on-failure',
              report: 'html, csv',
            },
          },
        ],
      },
    },
  })
  workflow.commentBefore =
    ' The history is on a branch of its own, and a loss opens an issue. See docs/history.md.'
  return workflow.toString({ lineWidth: 0 })
}

/** Returns the secrets that the engines need, each with the first of its names. */
export function variablesOf(engine: string): string[] {
  const spec = readEngineSpec(engine)
  const read = spec && readConnection(spec.name, {})
  if (read === undefined || !('problem' in read) || read.problem.kind !== 'missing') return []
  return spec?.name === 'dataforseo' ? read.problem.variables : read.problem.variables.slice(0, 1)
}
