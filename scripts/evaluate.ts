/**
 * How the content gate judges the history of real sites: commits that fail, losses put in on purpose that are seen,
 * good additions that do no harm, and questions that the site has nothing on.
 *
 *     npm run evaluate -- [--sites FILE] [--format markdown|json] FOLDER…
 *
 *     npm run evaluate -- copies FOLDER…
 *
 * FILE lists the sites, scripts/evaluation/sites.json unless given; FOLDER is a checkout or a git directory with its history.
 */
import { parseArgs } from 'node:util'
import { evaluateCopies } from './evaluation/copies.ts'
import { generalQuestions } from './evaluation/general-questions.ts'
import { isAnswered, judgeCommits, judgeLosses, openSite } from './evaluation/replay.ts'
import { readSites, type Site } from './evaluation/sites.ts'
import { count, generateTable, type SiteSummary, summarize } from './evaluation/summary.ts'
import { print } from './lib/print.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sites: { type: 'string', default: 'scripts/evaluation/sites.json' },
    format: { type: 'string', default: 'markdown' },
  },
})
if (positionals.length === 0) {
  process.stderr.write('usage: npm run evaluate -- [--sites FILE] [--format markdown|json] FOLDER…\n')
  process.exit(2)
}
if (positionals[0] === 'copies') {
  print(evaluateCopies(positionals.slice(1)))
  process.exit()
}
const summaries: SiteSummary[] = []
for (const site of readSites(values.sites, positionals)) summaries.push(await evaluate(site))
print(values.format === 'json' ? JSON.stringify(summaries, undefined, 2) : generateTable(summaries))

async function evaluate(site: Site): Promise<SiteSummary> {
  const history = await openSite(site)
  try {
    const { pages } = history.head.corpus
    const isQuestionAnswered = isAnswered(pages, [
      ...site.asked.map(({ question }) => question),
      ...generalQuestions,
    ])
    const start = performance.now()
    const commits = await judgeCommits(site, history)
    const seconds = (performance.now() - start) / 1000
    return summarize(
      { repository: site.repository, pages: pages.length, questions: site.asked.length, seconds },
      {
        commits,
        injections: await judgeLosses(site, history),
        ownAnswered: count(site.asked, ({ question }) => isQuestionAnswered(question)),
        generalAnswered: count([...generalQuestions], isQuestionAnswered),
      },
    )
  } finally {
    history.close()
  }
}
