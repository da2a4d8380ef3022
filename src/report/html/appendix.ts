import type { Outcome } from '../outcome.ts'
import { engines } from './engines.ts'
import { type Markup, markup } from './markup.ts'
import { certainty, rules } from './rules.ts'
import { settings } from './settings.ts'

/** Renders the rules, the statistics, the table of the engines and the settings, each folded. */
export function appendix(outcome: Outcome): Markup {
  const parts = [
    { title: 'Rules', body: rules(outcome) },
    { title: 'How certain this is', body: certainty(outcome) },
    { title: 'Engines', body: engines(outcome) },
    { title: 'Settings', body: settings(outcome) },
  ]
  return markup`${parts.map(({ title, body }) =>
    body === undefined
      ? undefined
      : markup`<details><summary><h3>${title}</h3></summary>
${body}
</details>
`,
  )}`
}
