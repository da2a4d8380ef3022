/** Replays recorded answers as runs of a gate. The data, with attribution: data/README.md. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import type { AnswerSource } from './answer-source.ts'
import { drawItems, type Random } from './random.ts'

const list = z.string().transform(text => text.split('|').filter(item => item !== ''))
const rowSchema = z.object({
  item_code: z.string(),
  intent_class: z.string(),
  wave: z.coerce.number().int().min(1),
  brands_recommended: list,
  domains_cited: list,
  had_web_search: z.enum(['0', '1']),
})

/** One answer of the recorded engine. */
interface RecordedAnswer {
  domains: string[]
  brands: string[]
}

export interface Recorded {
  prompts: string[]
  days: number
  /** By prompt, then day; undefined where the engine did not search. */
  answers: (RecordedAnswer | undefined)[][]
}

const FILE = new URL('data/prompt-consistency-chatgpt.csv', import.meta.url)

/** Reads the answers about headphones, the only topic that was asked about on all seven days. */
export function loadRecorded(): Recorded {
  const rows = z.array(rowSchema).parse(parse(readFileSync(FILE), { columns: true }))
  const byPrompt = Map.groupBy(
    rows.filter(({ intent_class }) => intent_class === 'headphones'),
    ({ item_code }) => item_code,
  )
  const days = Math.max(...rows.map(({ wave }) => wave))
  const answers = [...byPrompt.values()].map(ofPrompt =>
    Array.from({ length: days }, (_, day) => {
      const row = ofPrompt.find(({ wave }) => wave === day + 1)
      if (row === undefined || row.had_web_search === '0') return undefined
      return { domains: row.domains_cited, brands: row.brands_recommended }
    }),
  )
  return { prompts: [...byPrompt.keys()], days, answers }
}

/** What stands for the brand: a domain that answers cite, or a brand that they recommend. */
export type SubjectKind = 'domains' | 'brands'

/** Names the names in at least `least` answers to these prompts (positions), the most frequent first. */
export function findSubjects(
  { answers }: Recorded,
  prompts: readonly number[],
  kind: SubjectKind,
  least = 5,
): string[] {
  const names = prompts.flatMap(prompt => (answers[prompt] ?? []).flatMap(answer => answer?.[kind] ?? []))
  return [...Map.groupBy(names, name => name)]
    .filter(([, { length }]) => length >= least)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name)
}

export interface ReplayOptions {
  /** Positions of the prompts that are the keywords. */
  prompts: readonly number[]
  kind: SubjectKind
  subject: string
  /** Returns the day whose answer a run gets. */
  dayOf(run: number, prompt: number): number
}

/** Returns a source that answers with recorded answers. It has one engine, and gives every sample the same answer. */
export function replay({ answers, prompts: names }: Recorded, options: ReplayOptions): AnswerSource {
  const { prompts, kind, subject, dayOf } = options
  return {
    keywords: prompts.map(prompt => names[prompt] ?? ''),
    engines: ['chatgpt'],
    answer({ run, keyword }) {
      const prompt = prompts[keyword] ?? -1
      const answer = answers[prompt]?.[dayOf(run, prompt)]
      if (answer === undefined) return undefined
      const cited = answer[kind].includes(subject)
      return { cited, score: cited ? 100 : 0 }
    },
  }
}

/** Which days become runs. `mixed`: each prompt has its days in an order of its own, so that no day moves as a whole. */
export type DayOrder = 'as-recorded' | 'shuffled' | 'mixed'

/** Returns the day of each run and prompt. */
export function orderDays({ days, prompts }: Recorded, order: DayOrder, random: Random) {
  const all = Array.from({ length: days }, (_, day) => day)
  const shuffle = () => drawItems(all, days, random)
  const common = order === 'as-recorded' ? all : shuffle()
  const own = order === 'mixed' ? prompts.map(shuffle) : []
  return (run: number, prompt: number) => (own[prompt] ?? common)[run] ?? -1
}

/** Returns a day for each run and prompt, drawn at random: a history of any length that no day moves as a whole. */
export function resampleDays({ days }: Recorded, chance: (run: number, prompt: number) => number) {
  return (run: number, prompt: number) => Math.floor(chance(run, prompt) * days)
}
