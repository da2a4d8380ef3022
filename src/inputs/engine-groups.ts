/** With several countries, each live engine is asked once for each country, and measured as a group of its own. */
import { REPOSITORY } from '../embedded/settings.ts'

/** Returns the groups of the engines: `openai` in DE and FR is `openai@DE` and `openai@FR`. One country makes no groups. */
export function groupEngines(engines: string[], countries: string[]): string[] {
  if (countries.length < 2) return engines
  return engines.flatMap(engine =>
    engine === REPOSITORY ? [engine] : countries.map(country => `${engine}@${country}`),
  )
}

/** Returns the required groups. A required engine stands for all of its groups; `openai@DE` stands for one. */
export function groupRequired(required: string[], engines: string[], countries: string[]): string[] {
  const groups = required.flatMap(engine =>
    engines.includes(engine) ? groupEngines([engine], countries) : [engine],
  )
  return [...new Set(groups)]
}
