import { describeSite } from '../../../doctor/describe-site.ts'
import { describeError, type ErrorDetails, formatMessage } from '../../../errors/avg-error.ts'
import { describeBuild } from '../../../init/built-site.ts'
import type { WeeklyPlan } from '../../../init/plan-weekly.ts'
import type { ProposedOwner } from '../../../init/propose-owners.ts'
import { type DroppedQueries, MIN_ASKED } from '../../../init/propose-questions.ts'
import { listSecrets } from '../../../init/workflow.ts'
import { HOSTED_SECRET } from '../../../inputs/read-gates.ts'
import { CONFIG_PATH } from '../../../inputs/unknown-names.ts'
import type { TextLine } from '../../../lib/document/text/text.ts'
import { DOCUMENTS } from '../../../lib/documents.ts'
import { plainLine } from '../../../lib/escape.ts'
import { formatOwner } from '../../../lib/keyword-line.ts'
import { locateOwner } from '../../../owners/owner.ts'
import { countOf, formatUsd } from '../../../report/words/numbers.ts'
import { listFirst } from '../../../report/words/words.ts'
import type { Corpus, Page } from '../../../sites/corpus.ts'
import { RELEASED, type Setup } from './setup.ts'

const TEXT_LENGTH = 200
const MAX_DROPPED = 5

/** Describes the brand, and the site as `doctor` does. `unread`: see measureUnread. */
export function describeRecognized(
  { brand, given, language, content, repository }: Setup,
  corpus: Corpus,
  unread: number,
): TextLine[] {
  const name = plainLine(given.brand ?? brand, TEXT_LENGTH) || 'not known'
  const rows = [['Brand', name], ['Language', language], ...describeSite(corpus, content)]
  const lines = rows.map(([label = '', value = '']): TextLine => [{ text: `${label.padEnd(9)}  ${value}` }])
  if (unread < 0.5) return lines
  const text = `Only a build makes pages of the files that are not read. ${describeBuild(repository.root, corpus.sites)}`
  return [...lines, [{ text, tone: 'doubtful' }]]
}

/** Lists the search queries that are not proposed, by reason. */
export function describeDropped({ rare, unusable, unowned }: DroppedQueries): TextLine[] {
  const reasons = [
    [rare, 'with less than 1 % of all impressions'],
    [unusable, 'that are the brand itself, or no question'],
    [unowned, 'that no page is named after'],
  ] as const
  const lines: TextLine[] = []
  for (const [queries, why] of reasons) {
    const names = queries.map(query => plainLine(query, TEXT_LENGTH))
    if (names.length > 0)
      lines.push([{ text: `Search queries ${why}, not proposed: ${listFirst(names, MAX_DROPPED)}.` }])
  }
  return lines
}

/** Describes what a weekly run costs and how soon it finds a loss. */
export function describePlan(
  plan: WeeklyPlan,
  { brands, asked, keywords, engines, countries, language }: Setup,
): TextLine[] {
  const questions = asked.length > 0 ? asked.length : keywords.length
  const { maxCost, runUsd, monthlyUsd, unpriced, requests, answers, found } = plan
  const places = countries.length > 1 ? ` in ${countries.length} countries` : ''
  const each = brands.length > 1 ? `, whose answers are read for ${brands.length} brands` : ''
  const limit = maxCost === undefined ? '' : ` A run stops at ${formatUsd(maxCost)} (max-cost).`
  const unknown = unpriced.length === 0 ? '' : ` The price of ${unpriced.join(', ')} is not known.`
  const lines = [
    `Every Monday: ${countOf(requests, 'request')}${each}. ${countOf(questions, 'question')} to ${countOf(engines.length, 'engine')}${places}.`,
    `Cost, by estimate: ${formatUsd(runUsd)} a run, ${formatUsd(monthlyUsd)} a month.${limit}${unknown}`,
    `With ${answers} answers a run, the gate finds ${found}.`,
  ]
  const how = language === 'en' ? ': --category proposes them' : ' with --keywords'
  if (questions < MIN_ASKED) lines.push(`Ask ${MIN_ASKED} or more${how}.`)
  return lines.map(text => [{ text }])
}

/** Returns why there is nothing to ask about, and what to do. */
export function describeNoQuestion({ repository, sites }: Setup): string {
  const what =
    'No page has a title that can be asked about. Name what readers ask with --keywords, or what you sell with --category.'
  return sites.length === 0 ? what : `${what} ${describeBuild(repository.root, sites)}`
}

/** Lists the questions with the pages that own them, then the questions for engines. */
export function describeQuestions({ keywords, asked, site }: Setup): TextLine[] {
  const width = Math.max(...keywords.map(({ keyword }) => plainLine(keyword, TEXT_LENGTH).length))
  const lines = keywords.map(({ keyword, proposed }): TextLine => {
    const [sign, tone, owner] = viewOwner(proposed, site?.corpus.pages ?? [])
    return [
      { text: `  ${sign} `, tone },
      { text: `${plainLine(keyword, TEXT_LENGTH).padEnd(width)}  ${owner}` },
    ]
  })
  if (asked.length > 0) lines.push([{ text: 'The engines are asked:' }])
  return [...lines, ...asked.map((keyword): TextLine => [{ text: `  ${plainLine(keyword, TEXT_LENGTH)}` }])]
}

function viewOwner(proposed: ProposedOwner | undefined, pages: Page[]) {
  if (proposed === undefined) return ['?', 'doubtful', 'no page is named after it'] as const
  const { owner, certainty, answers } = proposed
  const count = answers === undefined ? '' : ` (cited in ${countOf(answers, 'answer')})`
  const path = `${plainLine(formatOwner(owner), TEXT_LENGTH)}${count}`
  if (locateOwner(pages, owner) !== 'page')
    return ['✗', 'worse', `${path}: no such page or section was read`] as const
  if (certainty === 'named') return ['–', undefined, path] as const
  return certainty !== 'confirmed'
    ? (['?', 'doubtful', `perhaps ${path}: confirm it in ${CONFIG_PATH}`] as const)
    : (['✓', 'better', path] as const)
}

/** Returns why the pages could not be read, and what to do. */
export function describePageProblem(details: ErrorDetails, root: string, sites: Setup['sites']): string {
  const message = describeError(details, true)
  if (details.code !== 'AVG_NO_PAGES') return formatMessage(message)
  if (details.skipped.length > 0) return `${message.what} ${describeBuild(root, sites)}`
  const configs = sites.map(({ generator, config }) => `${generator.title} (${plainLine(config)})`)
  const found = `Generators that were recognized: ${configs.join(', ') || 'none'}.`
  return `${message.what} ${found} ${message.remedy} To ask engines without pages, use --for track.`
}

/** Lists the written files and what to do next. */
export function describeNextSteps(
  { engines, purposes, repository, program, baseUrl, action }: Setup,
  paths: string[],
): TextLine[] {
  const secrets = baseUrl === undefined ? listSecrets(engines) : [HOSTED_SECRET]
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
    const text = 'The gate comments on pull requests, and fails changes that remove the answer to a question.'
    lines.push([{ text }])
  }
  if (action.startsWith(`${RELEASED}@v`))
    lines.push([
      {
        text: `${action} is not released yet. Use a copy: ${DOCUMENTS}/get-started#before-the-first-release`,
      },
    ])
  return [...lines, [{ text: 'Next:' }], ...steps.map((step): TextLine => [{ text: `  ${step}` }])]
}
