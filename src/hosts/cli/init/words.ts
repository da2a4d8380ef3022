import { describeSite } from '../../../doctor/describe-site.ts'
import { describeError, type ErrorDetails, formatMessage } from '../../../errors/avg-error.ts'
import { describeBuild, type UnreadSite } from '../../../init/built-site.ts'
import type { WeeklyPlan } from '../../../init/plan-weekly.ts'
import { describeConfirmed, type ProposedOwner } from '../../../init/propose-owners.ts'
import { type DroppedQueries, MIN_ASKED } from '../../../init/propose-questions.ts'
import { HOSTED_SECRET, listSecrets } from '../../../init/workflow.ts'
import { CONFIG_PATH } from '../../../inputs/unknown-names.ts'
import type { TextLine } from '../../../lib/document/text/text.ts'
import { plainLine } from '../../../lib/escape.ts'
import { formatOwner } from '../../../lib/keyword-line.ts'
import { countOf, formatUsd } from '../../../report/words/numbers.ts'
import { listFirst } from '../../../report/words/words.ts'
import type { Corpus } from '../../../sites/corpus.ts'
import type { AnsweredQuestion, Setup } from './setup.ts'

const TEXT_LENGTH = 200
const MAX_DROPPED = 5

/** Describes the brand, and the site as `doctor` does. */
export function describeRecognized(
  { brand, isBrandSure, given, language, content }: Setup,
  corpus: Corpus,
  unread: UnreadSite | undefined,
): TextLine[] {
  const name = given.brand ?? (isBrandSure ? brand : `${brand || 'not known'} (a guess: --brand names it)`)
  const rows = [
    ['Brand', plainLine(name, TEXT_LENGTH)],
    ['Language', language],
    ...describeSite(corpus, content).rows,
  ]
  const width = Math.max(...rows.map(([label = '']) => label.length))
  const lines = rows.map(
    ([label = '', value = '']): TextLine => [{ text: `${label.padEnd(width)}  ${value}` }],
  )
  if (unread !== undefined) lines.push([{ text: unread.text, tone: 'doubtful' }])
  return lines
}

/** Lists the search queries that are not proposed, by reason. */
export function describeDropped({ rare, unusable, unanswered }: DroppedQueries): TextLine[] {
  const reasons = [
    [rare, 'with less than 1 % of all impressions'],
    [unusable, 'that are the brand itself, or no question'],
    [unanswered, 'that no page answers'],
  ] as const
  return reasons
    .filter(([queries]) => queries.length > 0)
    .map(([queries, why]) => {
      const listed = listFirst(
        queries.map(query => plainLine(query, TEXT_LENGTH)),
        MAX_DROPPED,
      )
      return [
        {
          text: `Dropped ${queries.length === 1 ? '1 query' : `${queries.length} queries`} ${why}: ${listed}.`,
        },
      ]
    })
}

/** Describes what a weekly run costs and how soon it finds a loss. */
export function describePlan(plan: WeeklyPlan, { brands, asked, keywords, engines }: Setup): TextLine[] {
  const questions = asked.length > 0 ? asked.length : keywords.length
  const { maxCost, runUsd, monthlyUsd, unpriced, answers, found } = plan
  const each = brands.length > 1 ? ` for each of ${brands.length} brands` : ''
  const limit = maxCost === undefined ? '' : ` A run stops at ${formatUsd(maxCost)} (max-cost).`
  const unknown = unpriced.length === 0 ? '' : ` The price of ${unpriced.join(', ')} is not known.`
  const lines = [
    `Every Monday: ${countOf(questions, 'question')} to ${countOf(engines.length, 'engine')}${each}.`,
    `Cost, by estimate: ${formatUsd(runUsd)} a run, ${formatUsd(monthlyUsd)} a month.${limit}${unknown}`,
    `With ${answers} answers a run, the gate finds ${found}.`,
  ]
  if (questions < MIN_ASKED) lines.push(`Ask ${MIN_ASKED} or more: --category proposes them.`)
  return lines.map(text => [{ text }])
}

/** Returns why there is nothing to ask about, and what to do. */
export function describeNoQuestion({ repository, sites }: Setup): string {
  const what =
    'No page has a title that can be asked about. Name what readers ask with --keywords, or what you sell with --category.'
  return sites.length === 0 ? what : `${what} ${describeBuild(repository.root, sites)}`
}

function describeOwner({ owner, certainty }: ProposedOwner): string {
  const path = plainLine(formatOwner(owner), TEXT_LENGTH)
  return certainty !== 'guessed' ? path : `perhaps ${path}: confirm it in ${CONFIG_PATH}`
}

/** Lists the questions with the pages that own or answer them, then the questions for engines. */
export function describeAnswers({ keywords: questions, asked }: Setup): TextLine[] {
  const engines: TextLine[] = []
  if (asked.length > 0) {
    engines.push([{ text: 'The engines are asked:' }])
    for (const keyword of asked) engines.push([{ text: `  ${plainLine(keyword, TEXT_LENGTH)}` }])
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
export function describePageProblem(details: ErrorDetails, root: string, sites: Setup['sites']): string {
  const message = describeError(details)
  if (details.code !== 'AVG_NO_PAGES' || details.skipped.length === 0) return formatMessage(message)
  return `${message.what} ${describeBuild(root, sites)}`
}

/** Lists the written files and what to do next. */
export function describeNextSteps(
  { engines, purposes, repository, program, baseUrl, hasForks }: Setup,
  paths: string[],
): TextLine[] {
  const secrets = baseUrl === undefined ? [...new Set(engines.flatMap(listSecrets))] : [HOSTED_SECRET]
  const steps = [
    repository.hasGit
      ? `git add ${paths.join(' ')} && git commit -m 'Watch our AI visibility' && git push`
      : 'This folder is not a git repository. Put the files into the repository of the site on GitHub.',
    ...(purposes.some(purpose => purpose !== 'gate') ? secrets.map(name => `gh secret set ${name}`) : []),
    `${program} doctor`,
  ]
  const lines = paths.map((path): TextLine => [{ text: `Wrote ${path}`, tone: 'better' }])
  if (purposes.includes('gate')) {
    steps.push(`${program} backtest`)
    const where = hasForks
      ? 'pull requests, also of forks, once both workflows are on the default branch'
      : 'pull requests'
    lines.push([
      { text: `The gate comments on ${where}, and fails changes that remove the answer to a question.` },
    ])
  }
  return [...lines, [{ text: 'Next:' }], ...steps.map((step): TextLine => [{ text: `  ${step}` }])]
}
