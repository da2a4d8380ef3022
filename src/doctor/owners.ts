import { describeConfirmed, findOwner, proposeOwners } from '../init/propose-owners.ts'
import type { PageOwner } from '../inputs/keywords.ts'
import { plainLine } from '../lib/escape.ts'
import { formatKeyword, formatOwner } from '../lib/keyword-line.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import { type Check, check } from '../report/document/checks.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import type { Corpus } from '../sites/corpus.ts'

const MAX_LINES = 20

type FoundPages = Pick<Corpus, 'pages' | 'hidden'>

interface OwnedSettings {
  brand: string
  keywords: string[]
  owners: ConfirmedOwner[]
  language: string
}

/** Returns a summary, then the doubtful confirmed owners and the questions without one, each with a line to paste. */
export function checkOwners(corpus: FoundPages, { owners, keywords, ...site }: OwnedSettings): Check[] {
  const proposals = proposeOwners(corpus.pages, keywords, site)
  const givenOf = new Map(owners.map(({ keyword, ...owner }) => [keyword, owner]))
  const questions = keywords.map((keyword, index) => ({ keyword, proposal: proposals[index] }))
  const given = questions.flatMap(({ keyword, proposal }) => {
    const owner = givenOf.get(keyword)
    return owner === undefined ? [] : [checkGiven(keyword, owner, proposal, corpus)]
  })
  const open = questions.filter(({ keyword }) => !givenOf.has(keyword))
  const confirmed = owners.filter(owner => findOwner(corpus.pages, owner) === 'page').length
  const summary = `Owners: ${describeConfirmed(confirmed, keywords.length)}`
  return [
    confirmed === keywords.length ? check('pass', summary) : check('report', `${summary}${GUESSED}`),
    ...limit(given.flatMap(problem => problem ?? [])),
    ...limit(open.map(({ keyword, proposal }) => checkOpen(keyword, proposal))),
  ]
}

const GUESSED =
  ' For the others, the gate guesses the page by its name. Confirm them with doctor --confirm, or write the line of an owner into keywords.'

function limit(checks: Check[]): Check[] {
  const rest = checks.length - MAX_LINES
  if (rest <= 0) return checks
  return [...checks.slice(0, MAX_LINES), check('report', `Owners: ${rest} more are like these.`)]
}

type Proposal = ReturnType<typeof proposeOwners>[number]

function checkOpen(keyword: string, proposal: Proposal): Check {
  const subject = describeSubject(keyword)
  if (proposal === undefined) {
    const todo = `Write the page, or name it: ${formatKeyword({ keyword })} | owner: PATH`
    return check('report', `${subject}: No page is named after it.`, todo)
  }
  const doubt = proposal.certainty === 'named' ? '' : ' Several pages have similar names. It may be this one:'
  return check(
    'report',
    `${subject}: Not confirmed.${doubt}`,
    formatKeyword({ keyword, owner: proposal.owner }),
  )
}

/** Returns the problem with a confirmed owner; undefined if there is none. */
function checkGiven(
  keyword: string,
  given: PageOwner,
  proposal: Proposal,
  { pages, hidden }: FoundPages,
): Check | undefined {
  const found = findOwner(pages, given)
  if (found === 'page') return undefined
  const subject = `${describeSubject(keyword)}: ${plainLine(formatOwner(given), NAME_LENGTH)}`
  const isHidden = hidden.some(({ path }) => path === given.path)
  if (isHidden)
    return check('warn', `${subject} is hidden from search engines.`, 'Show the page, or name another one.')
  const problem =
    found === 'no-page' ? ' is not among the pages that are read.' : ': the page has no heading of that name.'
  const line = `${formatKeyword({ keyword })} | owner: PATH`
  const todo =
    proposal === undefined ? `Name another page: ${line}` : formatKeyword({ keyword, owner: proposal.owner })
  return check('warn', `${subject}${problem}`, todo)
}

function describeSubject(keyword: string): string {
  return `Owner of “${plainLine(keyword, NAME_LENGTH)}”`
}
