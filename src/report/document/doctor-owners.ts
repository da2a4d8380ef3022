/** The checks of the pages that own questions, each with the line to paste. */
import { formatKeyword, formatOwner, type PageOwner } from '../../inputs/keywords.ts'
import type { OwnerFindings } from '../diagnosis.ts'
import { plainLine } from '../escape.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Check, check } from './check.ts'

/** A longer list is not read. */
const MOST_LINES = 20

/** Returns a check for each owner to look at, and one for those that nobody confirmed. */
export function viewOwners(owners: OwnerFindings[]): Check[] {
  const problems = owners.flatMap(viewProblem)
  const open = owners.filter(({ given }) => given === undefined)
  const confirmed = owners.length - open.length
  const summary = `The owner of ${confirmed} of ${countOf(owners.length, 'question')} is confirmed.`
  return [
    check(open.length === 0 ? 'ok' : 'note', 'Owners', `${summary}${open.length === 0 ? '' : GUESSED}`),
    ...limit(problems),
    ...limit(open.map(viewOpen)),
  ]
}

const GUESSED =
  ' The gate guesses the other ones by the names of pages. Put the line of an owner into keywords to confirm it.'

function limit(checks: Check[]): Check[] {
  const rest = checks.length - MOST_LINES
  if (rest <= 0) return checks
  return [...checks.slice(0, MOST_LINES), check('note', 'Owners', `${rest} more are like these.`)]
}

function viewOpen({ keyword, proposed, isNamed }: OwnerFindings): Check {
  return proposed === undefined
    ? check(
        'note',
        subjectOf(keyword),
        'No page is named after it.',
        `Write the page, or name it: ${formatKeyword({ keyword })} | owner: PATH`,
      )
    : check(
        'note',
        subjectOf(keyword),
        isNamed ? 'Not confirmed.' : 'Not confirmed, and the names of pages do not say for sure. It may be:',
        formatKeyword({ keyword, owner: proposed }),
      )
}

function viewProblem({ keyword, given, problem, proposed }: OwnerFindings): Check[] {
  if (given === undefined || problem === undefined) return []
  const owner = plainLine(formatOwner(given), NAME_LENGTH)
  const remedy =
    proposed === undefined
      ? `Name another page: ${formatKeyword({ keyword })} | owner: PATH`
      : `${formatKeyword({ keyword, owner: proposed })}`
  switch (problem) {
    case 'no-page':
      return [check('warning', subjectOf(keyword), `${owner} is not among the pages that are read.`, remedy)]
    case 'no-heading':
      return [check('warning', subjectOf(keyword), `${owner}: the page has no heading of that name.`, remedy)]
    case 'hidden':
      return [
        check(
          'warning',
          subjectOf(keyword),
          `${owner} is hidden from search engines.`,
          'Show the page, or name another one.',
        ),
      ]
    case 'other':
      return [
        check(
          'note',
          subjectOf(keyword),
          `${owner} is confirmed. ${nameOf(proposed)} is named after the question.`,
          remedy,
        ),
      ]
  }
}

function subjectOf(keyword: string): string {
  return `Owner of “${plainLine(keyword, NAME_LENGTH)}”`
}

function nameOf(owner: PageOwner | undefined): string {
  return owner === undefined ? 'Another page' : plainLine(formatOwner(owner), NAME_LENGTH)
}
