import { REPOSITORY } from '../engines/engine-names.ts'
import { foldName } from '../lib/text.ts'
import type { GivenValues } from './given-values.ts'
import { embeddedOnly, type InputName, type Inputs } from './inputs.ts'

interface CrossCheck {
  input: InputName
  /** The check is skipped if one of these is wrong. */
  needs: InputName[]
  isWrong(inputs: Inputs, run: { withoutSecrets: boolean }, given: GivenValues): boolean
  allowed: string
}

export const crossChecks: CrossCheck[] = [
  {
    input: 'brand',
    needs: ['brand'],
    isWrong: ({ brand }) => brand === '',
    allowed: 'the name of your brand; it is required',
  },
  {
    input: 'keywords',
    needs: ['keywords'],
    isWrong: ({ keywords }) => keywords.length === 0,
    allowed: 'at least one keyword; it is required',
  },
  {
    input: 'mode',
    needs: ['mode'],
    // Runs of other modes do not get here: `readCommentSettings` reads theirs.
    isWrong: ({ mode }) => mode !== 'gate',
    allowed: 'gate; the other modes are for workflows of GitHub Actions',
  },
  {
    input: 'api-key',
    needs: ['api-key', 'base-url'],
    // A pull request from a fork has no secrets. The verdict reports that, because the inputs are right.
    isWrong: (inputs, { withoutSecrets }) =>
      inputs['base-url'] !== undefined && inputs['api-key'] === undefined && !withoutSecrets,
    allowed:
      'the key of the service: from a secret in a workflow, in AI_VISIBILITY_KEY at a terminal. Is it set?',
  },
  {
    input: 'limits',
    needs: ['plan', 'limits'],
    isWrong: ({ plan, limits }) => plan === 'enterprise' && Object.keys(limits).length < 3,
    allowed: 'N/minute, N/day and N concurrent, all three: the enterprise plan has no limits of its own',
  },
  {
    input: 'min-cited-engines',
    needs: ['min-cited-engines', 'engines', 'country'],
    isWrong: ({ engines: { names: engines }, country, 'min-cited-engines': least = 0 }) =>
      engines.length > 0 && least > groupEngines(engines, country).length,
    allowed: 'at most the number of engines listed in engines; with several countries, times their number',
  },
  {
    input: 'required-engines',
    needs: ['required-engines', 'engines', 'country'],
    isWrong: ({ engines: { names, optional }, country, 'required-engines': required }) =>
      names.length > 0 &&
      groupRequired(required, names, country).some(
        engine =>
          !groupEngines(names, country).includes(engine) || groupEngines(optional, country).includes(engine),
      ),
    allowed:
      'engines that engines lists, in the same spelling and without a ? there; with several countries also one of them, as in openai@DE',
  },
  {
    input: 'base-url',
    needs: ['api-key', 'base-url'],
    isWrong: inputs => inputs['base-url'] === undefined && inputs['api-key'] !== undefined,
    allowed: 'the root URL of the service that api-key belongs to: the embedded service has no key',
  },
  {
    input: 'baseline',
    needs: ['baseline', 'base-url', 'engines'],
    isWrong: inputs => inputs.baseline === 'base' && (inputs['base-url'] !== undefined || asksLive(inputs)),
    allowed: 'base only with the engine repository: no other engine can answer from an earlier tree',
  },
  ...(['max-answer-loss', 'base-content'] as const).map(
    (input): CrossCheck => ({
      input,
      needs: [input, 'baseline', 'base-url'],
      isWrong: inputs =>
        inputs[input] !== undefined && inputs['base-url'] === undefined && inputs.baseline !== 'base',
      allowed: 'no value without baseline: base, which compares the pages',
    }),
  ),
  {
    input: 'accept',
    needs: ['accept', 'baseline'],
    isWrong: ({ accept, baseline }) => accept && (baseline === 'none' || baseline === 'base'),
    allowed: 'false, unless baseline is branch or a .json file: only a history keeps a level for later runs',
  },
  {
    input: 'accept',
    needs: ['accept', 'record'],
    isWrong: ({ accept, record }) => accept && record === 'never',
    allowed:
      'false, unless record is auto or always: a run that is not recorded sets no level for later runs',
  },
  {
    input: 'competitors',
    needs: ['competitors', 'brand', 'brand-aliases'],
    isWrong: ({ brand, competitors, 'brand-aliases': aliases }) => {
      const names = competitors.map(({ name }) => foldName(name))
      const own = new Set([brand, ...aliases.map(alias => alias.replace(/^=/, ''))].map(foldName))
      return new Set(names).size < names.length || names.some(name => own.has(name))
    },
    allowed: 'brands other than your own, each of them once',
  },
  {
    input: 'min-share-of-voice',
    needs: ['min-share-of-voice', 'competitors'],
    isWrong: ({ competitors, 'min-share-of-voice': least }) =>
      least !== undefined && competitors.length === 0,
    allowed: 'no value without competitors: it requires competitors',
  },
  {
    input: 'keywords',
    needs: ['keywords', 'base-url', 'engines'],
    isWrong: inputs => inputs.keywords.some(({ questions }) => questions.length > 0) && !asksLive(inputs),
    allowed:
      'no questions after = without a live engine in engines: a hosted service and the engine repository take only the keyword',
  },
  {
    input: 'country',
    needs: ['country', 'base-url', 'engines'],
    isWrong: inputs => inputs['base-url'] === undefined && inputs.country.length > 0 && !asksLive(inputs),
    allowed: 'no value without a live engine in engines: the pages of a repository are the same everywhere',
  },
  ...embeddedOnly.map(
    (input): CrossCheck => ({
      input,
      // Reported even for a wrong value, because a correct one is not allowed either.
      needs: ['base-url'],
      isWrong: (inputs, _, given) => inputs['base-url'] !== undefined && Boolean(given.get(input)?.text),
      allowed: 'no value together with base-url: it belongs to the embedded service',
    }),
  ),
]

/**
 * Returns what is asked and measured separately: with several countries, each live engine in each country, such as
 * `openai@DE` and `openai@FR`; otherwise the engines.
 */
export function groupEngines(engines: string[], countries: string[]): string[] {
  if (countries.length < 2) return engines
  return engines.flatMap(engine =>
    engine === REPOSITORY ? [engine] : countries.map(country => `${engine}@${country}`),
  )
}

/** Like groupEngines for required engines. `openai` means the engine in all countries, `openai@DE` in one. */
export function groupRequired(required: string[], engines: string[], countries: string[]): string[] {
  const groups = required.flatMap(engine =>
    engines.includes(engine) ? groupEngines([engine], countries) : [engine],
  )
  return [...new Set(groups)]
}

/** Returns whether live engines are asked with the user's own keys, not through a hosted service. */
function asksLive({ engines, 'base-url': url }: Pick<Inputs, 'engines' | 'base-url'>): boolean {
  return url === undefined && engines.names.some(engine => engine !== REPOSITORY)
}
