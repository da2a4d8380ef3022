import { describeError, type ErrorDetails, formatMessage } from '../../../errors/avg-error.ts'
import { describeConfirmed, type ProposedOwner } from '../../../init/propose-owners.ts'
import type { SiteProposal } from '../../../init/propose-site.ts'
import { listSecrets } from '../../../init/workflow.ts'
import { CONFIG_PATH } from '../../../inputs/unknown-names.ts'
import type { TextLine } from '../../../lib/document/text/text.ts'
import { plainLine } from '../../../lib/escape.ts'
import { formatOwner } from '../../../lib/keyword-line.ts'
import { countOf } from '../../../report/words/numbers.ts'
import type { AnsweredQuestion, Setup } from './setup.ts'

const TEXT_LENGTH = 200

export function describeSite(site: SiteProposal, pages: number): TextLine[] {
  const list = (items: string[], none: string) => (items.length === 0 ? none : items.join(', '))
  const rows: [string, string][] = [
    ['Brand', `${site.brand}${site.isBrandSure ? '' : ' (a guess: --brand names it)'}`],
    ['Pages', `${pages} in ${list(site.content, 'all Markdown, MDX and HTML files')}`],
    ['Site', list(site.siteUrl, 'no address')],
    ['Language', site.language],
  ]
  if (site.generator !== undefined) rows.push(['Built by', site.generator])
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${plainLine(value, TEXT_LENGTH)}` }])
}

function describeOwner({ owner, certainty }: ProposedOwner): string {
  const path = plainLine(formatOwner(owner), TEXT_LENGTH)
  return certainty !== 'guessed' ? path : `perhaps ${path}: confirm it in ${CONFIG_PATH}`
}

const CATEGORY =
  'With --category, such as web analytics tool, they are asked for the best web analytics tool, too.'

/** Lists the questions with the pages that own or answer them, then the questions for engines. */
export function describeAnswers({ keywords: questions, asked, category }: Setup): TextLine[] {
  const engines: TextLine[] = []
  if (asked.length > 0) {
    engines.push([{ text: 'The engines are asked:' }])
    for (const keyword of asked) engines.push([{ text: `  ${plainLine(keyword, TEXT_LENGTH)}` }])
    if (category === undefined) engines.push([{ text: CATEGORY }])
  }
  if (questions.length === 0) return engines
  const answered = questions.filter(({ page }) => page !== undefined).length
  const confirmed = questions.filter(
    ({ proposed, isOwnerRead }) => proposed?.certainty === 'confirmed' && isOwnerRead,
  ).length
  const width = Math.max(...questions.map(({ keyword }) => plainLine(keyword, TEXT_LENGTH).length))
  return [
    [
      {
        text: `Your pages answer ${answered} of ${countOf(questions.length, 'question')}. ${describeConfirmed(confirmed, questions.length)}`,
        tone: answered === questions.length ? 'better' : 'doubtful',
      },
    ],
    ...questions.map((question): TextLine => {
      const { sign, tone, text } = viewAnswer(question)
      return [
        { text: `  ${sign} `, tone },
        { text: `${plainLine(question.keyword, TEXT_LENGTH).padEnd(width)}  ${text}` },
      ]
    }),
    ...engines,
  ]
}

function viewAnswer({ page, proposed, isOwnerRead }: AnsweredQuestion) {
  if (proposed && !isOwnerRead) {
    const text = `${describeOwner(proposed)}: no such page or section was read`
    return { sign: '✗', tone: 'worse', text } as const
  }
  if (proposed?.certainty === 'guessed')
    return { sign: '?', tone: 'doubtful', text: describeOwner(proposed) } as const
  if (proposed) return { sign: '✓', tone: 'better', text: describeOwner(proposed) } as const
  if (page === undefined) return { sign: '✗', tone: 'worse', text: 'no page answers it' } as const
  const text = `no page is named after it; ${plainLine(page, TEXT_LENGTH)} answers it`
  return { sign: '?', tone: 'doubtful', text } as const
}

/** Returns why the pages could not be read, and what to do. */
export function describePageProblem(details: ErrorDetails, generator: string | undefined): string {
  const message = describeError(details)
  if (details.code === 'AVG_NO_PAGES' && generator !== undefined) {
    return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`
  }
  return formatMessage(message)
}

/** Lists the written files and what to do next. */
export function describeNextSteps(setup: Setup): TextLine[] {
  const { engines, competitors, purposes, repository, program } = setup
  const paths = setup.files
  const lacksCompetitors = purposes.includes('compare') && competitors.length === 0
  const secrets = [...new Set(engines.flatMap(listSecrets))]
  const steps = [
    repository.hasGit
      ? `git add ${paths.join(' ')} && git commit -m 'Watch our AI visibility' && git push`
      : 'This folder is not a git repository. Put the files into the repository of the site on GitHub.',
    ...secrets.map(name => `gh secret set ${name}`),
    `${program} doctor`,
  ]
  if (lacksCompetitors) steps.unshift(`Name your competitors in ${CONFIG_PATH}: competitors: [NAME = DOMAIN]`)
  const lines = paths.map((path): TextLine => [{ text: `Wrote ${path}`, tone: 'better' }])
  if (purposes.includes('gate')) {
    steps.push(`${program} backtest`)
    const gate =
      'The gate then comments on pull requests, and fails changes that remove the answer to a question.'
    lines.push([{ text: gate }])
  }
  return [...lines, [{ text: 'Next:' }], ...steps.map((step): TextLine => [{ text: `  ${step}` }])]
}
