/** What `init` says. */

import type { SiteProposal } from '../../../commands/init/propose-site.ts'
import type { SearchConsoleProblem } from '../../../commands/init/search-console.ts'
import { WORKFLOW_PATH } from '../../../commands/init/workflow.ts'
import type { CorpusErrorFacts } from '../../../contract/corpus-facts.ts'
import { plainLine } from '../../../report/escape.ts'
import { formatMessage } from '../../../report/messages/message.ts'
import { describeCorpusProblem } from '../../../report/messages/pages.ts'
import type { TextLine } from '../../../report/text/text.ts'

const TEXT_LENGTH = 200

export const SEARCH_CONSOLE_PROBLEMS: Record<SearchConsoleProblem, string> = {
  'not-csv': 'Queries.csv of a Search Console export: Top queries,Clicks,Impressions,CTR,Position',
  'other-table': 'Queries.csv: this is another table of the export, such as Pages.csv',
  'no-queries': 'a file with at least one query',
}

/** Returns the lines about what was found. */
export function describeSite(
  site: Omit<SiteProposal, 'generator'>,
  { generator, pages }: { generator: string | undefined; pages: number },
): TextLine[] {
  const list = (items: string[], none: string) => (items.length === 0 ? none : items.join(', '))
  const facts: [string, string][] = [
    ['Brand', site.brand],
    ['Pages', `${pages} in ${list(site.content, 'all Markdown, MDX and HTML files')}`],
    ['Site', list(site.siteUrl, 'no address')],
    ['Language', site.language],
    ...(generator === undefined ? [] : [['Built by', generator] satisfies [string, string]]),
  ]
  const width = Math.max(...facts.map(([label]) => label.length))
  return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${plainLine(value, TEXT_LENGTH)}` }])
}

/** Returns the lines that say which page answers each question. */
export function describeAnswers(
  answers: { keyword: string; page: string | undefined }[],
  unanswered: string[],
): TextLine[] {
  const answered = answers.filter(({ page }) => page !== undefined).length
  const width = Math.max(...answers.map(({ keyword }) => plainLine(keyword, TEXT_LENGTH).length))
  return [
    [
      {
        text: `Your pages answer ${answered} of ${answers.length} questions.`,
        tone: answered === answers.length ? 'better' : 'doubtful',
      },
    ],
    ...answers.map(
      ({ keyword, page }): TextLine => [
        { text: page === undefined ? '  ✗ ' : '  ✓ ', tone: page === undefined ? 'worse' : 'better' },
        {
          text: `${plainLine(keyword, TEXT_LENGTH).padEnd(width)}  ${plainLine(page ?? 'no page answers it', TEXT_LENGTH)}`,
        },
      ],
    ),
    ...(unanswered.length === 0
      ? []
      : [
          [
            {
              text: `Searched for, and not answered by your pages: ${unanswered.map(query => plainLine(query, TEXT_LENGTH)).join(', ')}.`,
            },
          ],
        ]),
  ]
}

/** Returns why the pages could not be read, and what to do. */
export function describePageProblem(facts: CorpusErrorFacts, generator: string | undefined): string {
  const message = describeCorpusProblem(facts)
  if (facts.kind === 'no-pages' && generator !== undefined) {
    return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`
  }
  return formatMessage(message)
}

/** Returns what to do with the workflow that was written. */
export function describeNextSteps(hasGit: boolean): TextLine[] {
  const first = hasGit
    ? `Commit it, push it and open a pull request: git add ${WORKFLOW_PATH}`
    : 'This folder is no git repository. Put the workflow into the repository of the site on GitHub.'
  return [
    [{ text: `Wrote ${WORKFLOW_PATH}`, tone: 'better' }],
    [{ text: `Next: ${first}` }],
    [
      {
        text: 'The gate then comments on pull requests, and fails one that takes away the answer to a question.',
      },
    ],
    [{ text: 'Check the set-up at any time: ai-visibility-gate doctor' }],
  ]
}
