/**
 * Measures the rule for owners by citation: in a made year of the example fleet, and with DIR on public answers of
 * https://github.com/amplifying-ai/ai-product-bench (its folder experiments/consumer-products/data/responses).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Citation, findCitedOwners } from '../src/owners/cited-pages.ts'
import { chanceOf, writeAnswer } from './fleet/answers.ts'
import { markets } from './fleet/markets.ts'
import { print } from './lib/print.ts'

const WEEKS = 52
/** Runs of the twelve weeks that the gate reads. */
const WINDOW = 12
const ENGINES = ['openai', 'perplexity']
const QUESTIONS = Array.from({ length: 30 }, (_, index) => `question ${index}`)

/** Returns the shares of questions and weeks with the right owner, another one, and none. */
function measureYear(share: number, focus: number): [right: number, wrong: number, none: number] {
  const counts: [number, number, number] = [0, 0, 0]
  for (const market of markets) {
    const pages = market.brand.claims.map(([, page]) => page)
    const citations: Citation[] = []
    for (let day = 0; day < WEEKS; day += 1) {
      for (const question of QUESTIONS) {
        for (const engine of ENGINES) {
          const asked = { engine, country: 'US', question, day }
          const own = writeAnswer(market, asked, share).find(({ url }) => url?.includes(market.brand.domain))
          if (own?.url === undefined) continue
          const isFocused = chanceOf('focus', engine, question, day) < focus
          const path = isFocused ? pageOf(question, pages) : new URL(own.url).pathname.slice(1)
          citations.push({ keyword: question, engine, path, answers: 1, run: `${day}` })
        }
      }
      const owners = findCitedOwners(citations.filter(({ run }) => Number(run) > day - WINDOW))
      for (const question of QUESTIONS) {
        const path = owners.get(question)?.path
        counts[path === undefined ? 2 : path === pageOf(question, pages) ? 0 : 1] += 1
      }
    }
  }
  const total = counts[0] + counts[1] + counts[2]
  return [counts[0] / total, counts[1] / total, counts[2] / total]
}

function pageOf(question: string, pages: string[]): string {
  return pages[Math.floor(chanceOf('page', question) * pages.length)] ?? ''
}

const formatShare = (share: number) => `${(100 * share).toFixed(1)} %`

print(
  '| answers that cite the brand | of these, the page of the question | right owner | another page | none |',
)
print('| ---: | ---: | ---: | ---: | ---: |')
for (const share of [0.2, 0.4, 0.7]) {
  for (const focus of [0, 0.5, 0.7, 0.9]) {
    const own = focus + (1 - focus) / 4
    const cells = [share, own, ...measureYear(share, focus)].map(formatShare)
    print(`| ${cells.join(' | ')} |`)
  }
}

const answerSchema = z.object({ query_id: z.string(), sources: z.array(z.object({ url: z.string() })) })
const RUNS = [1, 2, 3]
const MODELS = ['chatgpt', 'google_ai_mode']
/** Each question is asked in four forms, one after another. */
const FORMS = 4

/** Reads the citations. The keyword is a question and a domain, as if the domain were the brand. */
function readAnswers(folder: string): Citation[] {
  return RUNS.flatMap(run =>
    MODELS.flatMap(engine => {
      const lines = readFileSync(join(folder, engine, `run_${run}.jsonl`), 'utf8')
        .trim()
        .split('\n')
      return lines.flatMap((text, index) => {
        const { sources } = answerSchema.parse(JSON.parse(text))
        const urls = sources.flatMap(({ url }) => URL.parse(url) ?? [])
        const pages = new Map(urls.map(url => [`${url.host}${url.pathname}`, url.host]))
        return Array.from(pages, ([path, host]): Citation => {
          const keyword = `${Math.floor(index / FORMS)} ${host}`
          return { keyword, engine, path, answers: 1, run: `${run}` }
        })
      })
    }),
  )
}

const [folder] = process.argv.slice(2)
if (folder !== undefined) {
  const all = readAnswers(folder)
  const [known, later] = [all.filter(({ run }) => run !== '3'), all.filter(({ run }) => run === '3')]
  const owners = findCitedOwners(known)
  const laterPages = Map.groupBy(later, ({ keyword }) => keyword)
  let [kept, cited, candidates] = [0, 0, 0]
  let [topKept, topCited] = [0, 0]
  const findMost = (citations: readonly Citation[]) => {
    const pages = [...Map.groupBy(citations, ({ path }) => path).values()].map(({ length }) => length)
    return Math.max(0, ...pages)
  }
  for (const [keyword, before] of Map.groupBy(known, each => each.keyword)) {
    if (before.length < 3) continue
    candidates += 1
    const now = laterPages.get(keyword)
    if (now === undefined) continue
    const most = findMost(now)
    const countOf = (path: string) => now.filter(each => each.path === path).length
    const top = [...Map.groupBy(before, ({ path }) => path)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    )[0]
    topCited += 1
    if (top !== undefined && countOf(top[0]) === most) topKept += 1
    const owner = owners.get(keyword)
    if (owner === undefined) continue
    cited += 1
    if (countOf(owner.path) === most) kept += 1
  }
  print(`\n${candidates} pairs of a question and a domain with three citations or more in runs 1 and 2.`)
  print(`${owners.size} have an owner by the rule; run 3 cites the domain for ${cited} of them.`)
  print(
    `The owner is the most cited page of run 3 in ${kept} of ${cited}; without the rule, in ${topKept} of ${topCited}.`,
  )
}
