/** What only several inputs together can get wrong. */

import { nameKey } from '../lib/text.ts'
import type { InputName, Inputs } from './fields.ts'
import type { RunFacts } from './run-facts.ts'

/** The inputs that a hosted service has no use for. */
export const embeddedInputs = [
  'content',
  'site-url',
  'competitor-content',
  'brand-domains',
  'brand-aliases',
  'prompt-template',
  'max-requests',
  'answers',
] as const satisfies InputName[]

/** What the embedded service's own reading cannot do without. */
export const embeddedNeeds = [
  ...embeddedInputs,
  'engines',
  'keywords',
  'competitors',
] as const satisfies InputName[]

/** It speaks when all that it `needs` was understood. */
interface CrossCheck {
  input: InputName
  needs: InputName[]
  isWrong(inputs: Inputs, facts: Pick<RunFacts, 'withoutSecrets' | 'defaultBranch'>): boolean
  allowed: string
}

export const crossChecks: CrossCheck[] = [
  {
    input: 'api-key',
    needs: ['api-key', 'base-url'],
    // A fork's pull request has no secrets: that is a verdict, not a mistake.
    isWrong: (inputs, facts) =>
      inputs['base-url'] !== undefined && inputs['api-key'] === undefined && !facts.withoutSecrets,
    allowed:
      'the key of the service, as a secret: api-key: ${{ secrets.AI_VISIBILITY_KEY }}. Is the secret set?',
  },
  {
    input: 'limits',
    needs: ['plan', 'limits'],
    isWrong: ({ plan, limits }) => plan === 'enterprise' && Object.keys(limits).length < 3,
    allowed: 'all of N/minute, N/day and N concurrent: the enterprise plan has no limits of its own',
  },
  {
    input: 'min-cited-engines',
    needs: ['min-cited-engines', 'engines'],
    isWrong: ({ engines, 'min-cited-engines': least = 0 }) => engines.length > 0 && least > engines.length,
    allowed: 'at most the number of engines listed in engines',
  },
  {
    input: 'required-engines',
    needs: ['required-engines', 'engines'],
    isWrong: ({ engines, 'required-engines': required }) =>
      engines.length > 0 && required.some(engine => !engines.includes(engine)),
    allowed: 'engines that are listed in engines, spelled the same',
  },
  {
    input: 'base-url',
    needs: ['api-key', 'base-url'],
    isWrong: inputs => inputs['base-url'] === undefined && inputs['api-key'] !== undefined,
    allowed: 'the root of the service that api-key is for; the embedded service takes no key',
  },
  {
    input: 'baseline',
    needs: ['baseline', 'base-url', 'engines'],
    isWrong: ({ baseline, 'base-url': url, engines }) =>
      baseline === 'base' && (url !== undefined || engines.some(engine => engine !== 'repository')),
    allowed: 'base with the engine repository alone, for only its answers can be had from an earlier tree',
  },
  {
    input: 'history-branch',
    needs: ['history-branch', 'baseline'],
    isWrong: ({ baseline, 'history-branch': branch }, { defaultBranch }) =>
      baseline === 'branch' && branch === defaultBranch,
    allowed: 'a branch of its own: the default branch is for your content',
  },
  {
    input: 'competitors',
    needs: ['competitors', 'brand', 'brand-aliases'],
    isWrong: ({ brand, competitors, 'brand-aliases': aliases }) => {
      const names = competitors.map(({ name }) => nameKey(name))
      const own = new Set([brand, ...aliases].map(nameKey))
      return new Set(names).size < names.length || names.some(name => own.has(name))
    },
    allowed: 'brands other than your own, each spelled one way',
  },
  {
    input: 'min-share-of-voice',
    needs: ['min-share-of-voice', 'competitors'],
    isWrong: ({ competitors, 'min-share-of-voice': least }) =>
      least !== undefined && competitors.length === 0,
    allowed: 'nothing without competitors: there is nobody to share with',
  },
  ...embeddedInputs.map(input => ({
    input,
    needs: [input, 'base-url'] satisfies InputName[],
    isWrong: (inputs: Inputs) => inputs['base-url'] !== undefined && isGiven(inputs[input]),
    allowed: 'nothing beside base-url: it belongs to the embedded service',
  })),
]

function isGiven(value: string | string[] | number | undefined): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
