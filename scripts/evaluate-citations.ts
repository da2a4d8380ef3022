/**
 * Measures the rule for owners by citation in an invented year of the example fleet, and in public answers:
 *
 *     npm run evaluate:citations -- [FOLDER]
 *
 * FOLDER is experiments/consumer-products/data/responses of https://github.com/amplifying-ai/ai-product-bench.
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
function measureYear(share: number, focus: number): number[] {
  const counts = { right: 0, wrong: 0, none: 0 }
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
          citations.push({ keyword: question, engine, path, answers: 1, of: 1, run: `${day}` })
        }
      }
      const owners = findCitedOwners(citations.filter(({ run }) => Number(run) > day - WINDOW))
      for (const question of QUESTIONS) {
        const path = owners.get(question)?.name
        if (path === undefined) counts.none += 1
        else if (path === pageOf(question, pages)) counts.right += 1
        else counts.wrong += 1
      }
    }
  }
  const { right, wrong, none } = counts
  return [right, wrong, none].map(count => count / (right + wrong + none))
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
const MIN_CITATIONS = 3

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
          return { keyword, engine, path, answers: 1, of: 1, run: `${run}` }
        })
      })
    }),
  )
}

function listPages(citations: readonly Citation[]): { path: string; count: number }[] {
  const groups = [...Map.groupBy(citations, ({ path }) => path)]
  return groups.map(([path, { length: count }]) => ({ path, count })).sort((a, b) => b.count - a.count)
}

/** Prints how often a page that runs 1 and 2 cite is still the most cited page of its domain in run 3. */
function measureAnswers(folder: string): void {
  const all = readAnswers(folder)
  const known = all.filter(({ run }) => run !== '3')
  const later = Map.groupBy(
    all.filter(({ run }) => run === '3'),
    ({ keyword }) => keyword,
  )
  const owners = findCitedOwners(known)
  let pairs = 0
  const byRule = { cited: 0, kept: 0 }
  const byCount = { cited: 0, kept: 0 }
  for (const [keyword, before] of Map.groupBy(known, each => each.keyword)) {
    if (before.length < MIN_CITATIONS) continue
    pairs += 1
    const laterPages = listPages(later.get(keyword) ?? [])
    const most = laterPages[0]?.count
    if (most === undefined) continue
    const isKept = (path: string | undefined) =>
      laterPages.some(page => page.path === path && page.count === most)
    byCount.cited += 1
    byCount.kept += Number(isKept(listPages(before)[0]?.path))
    const owner = owners.get(keyword)
    if (owner === undefined) continue
    byRule.cited += 1
    byRule.kept += Number(isKept(owner.name))
  }
  print(`\n${pairs} pairs of a question and a domain with three citations or more in runs 1 and 2.`)
  print(`${owners.size} have an owner by the rule; run 3 cites the domain for ${byRule.cited} of them.`)
  print(
    `The owner is the most cited page of run 3 in ${byRule.kept} of ${byRule.cited}; without the rule, in ${byCount.kept} of ${byCount.cited}.`,
  )
}

const [folder] = process.argv.slice(2)
if (folder !== undefined) measureAnswers(folder)
