/** Losses in a part of a gate that asks its engines in several countries. */
import {
  engines,
  measureWaits,
  measureYears,
  normalDays,
  redColumn,
  type Site,
  waitColumn,
  weekly,
} from '../histories.ts'
import type { Scenario } from '../scenario.ts'
import { lose } from '../world.ts'

const COUNTRIES = ['DE', 'FR', 'US']
const ENGINES = ['openai', 'perplexity']
const names = ENGINES.flatMap(engine => COUNTRIES.map(country => `${engine}@${country}`))
const positionsOf = (part: string) => [...names.keys()].filter(position => names[position]?.includes(part))

const losses = [
  { heading: 'one country lost', engines: positionsOf('@DE') },
  { heading: 'one engine lost', engines: positionsOf('openai') },
  { heading: 'one engine lost in one country', engines: positionsOf('openai@DE') },
]

export const countries: Scenario = {
  name: 'countries',
  title: 'Two engines in three countries',
  definition:
    'Weekly, base rate 20 %, days that shift by 0.3 logits. Red: a first year without a change. Losses: runs until the first red one, median and (90 %), after 26 recorded runs.',
  labels: ['keywords'],
  columns: [
    redColumn('red a year', 0),
    ...losses.map(({ heading }, index) => waitColumn(heading, 3 + 2 * index)),
  ],
  rows: [10, 30].map(keywords => {
    const site: Site = {
      keywords,
      kinds: engines(names.length),
      names: { engines: names },
      dayShift: normalDays,
    }
    const courses = losses.map(({ engines }) => lose(weekly.earlier, 0, { engines }))
    return {
      labels: [String(keywords)],
      parts: [runs => measureYears(runs, site, weekly), runs => measureWaits(runs, site, weekly, courses)],
    }
  }),
  promises: [],
}
