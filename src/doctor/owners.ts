import type { Checkout } from '../checkout/git.ts'
import { selectAnswers } from '../history/cited-pages.ts'
import { proposeOwners } from '../init/propose-owners.ts'
import type { PageOwner } from '../inputs/keywords.ts'
import type { Settings } from '../inputs/settings.ts'
import { plainLine } from '../lib/escape.ts'
import { formatKeyword, formatOwner } from '../lib/keyword-line.ts'
import { type Citations, findCitedOwners, locateCitations } from '../owners/cited-pages.ts'
import { type ConfirmedOwner, findNamesake, locateOwner } from '../owners/owner.ts'
import { type Check, check, limitChecks } from '../report/document/checks.ts'
import { countOf } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { readCloneRuns } from '../run/clone-history.ts'
import type { Corpus } from '../sites/corpus.ts'

const MAX_LINES = 20
const MAX_CITED_LINES = 10

type FoundPages = Pick<Corpus, 'pages' | 'hidden'>
type OwnedSettings = Pick<Settings, 'brand' | 'keywords' | 'language'> & { owners: ConfirmedOwner[] }

/** Returns a summary, then the questions without a confirmed owner, each with a line to paste: wrong owners first. */
export function checkOwners(corpus: FoundPages, { owners, keywords, ...site }: OwnedSettings): Check[] {
  const proposals = proposeOwners(corpus.pages, keywords, site)
  const open = keywords.flatMap((keyword, index) => {
    const given = owners.find(owner => owner.keyword === keyword)
    // A missing page may have become any page, so a guess would be misleading.
    const proposed = given === undefined ? proposals[index]?.owner : findNamesake(corpus.pages, keyword)
    return checkOwner(keyword, given, proposed, corpus) ?? []
  })
  const summary = `Owners: ${describeConfirmed(keywords.length - open.length, keywords.length)}`
  if (open.length === 0) return [check('pass', summary)]
  const sorted = open.toSorted((a, b) => Number(b.mark === 'warn') - Number(a.mark === 'warn'))
  return [check('report', `${summary}${GUESSED}`), ...limitChecks(sorted, MAX_LINES, 'Owners')]
}

/** States how many questions have a confirmed owner. An owner whose page or section does not exist is not confirmed. */
export function describeConfirmed(confirmed: number, questions: number): string {
  return `The owner of ${confirmed} of ${countOf(questions, 'question')} is confirmed.`
}

const GUESSED =
  ' For the others, the gate guesses the page by its name. Confirm them with doctor --confirm, or write the line of an owner into keywords.'

/** Returns undefined for a question whose owner is confirmed. */
function checkOwner(
  keyword: string,
  given: PageOwner | undefined,
  proposed: PageOwner | undefined,
  { pages, hidden }: FoundPages,
): Check | undefined {
  const found = given && locateOwner(pages, given)
  if (found === 'page') return undefined
  const subject = `Owner of “${plainLine(keyword, NAME_LENGTH)}”`
  const line = formatKeyword({ keyword, owner: proposed })
  const todo = proposed === undefined ? `Write the page, or name it: ${line} | owner: PATH` : line
  if (given === undefined) {
    const text =
      proposed === undefined ? 'No page is named after it.' : 'Not confirmed. The gate guesses a page.'
    return check('report', `${subject}: ${text}`, todo)
  }
  let problem = 'is not among the pages that are read.'
  if (found === 'no-heading') problem = 'names a heading that the page does not have.'
  if (hidden.some(({ path }) => path === given.path)) problem = 'is hidden from search engines.'
  return check('warn', `${subject}: ${plainLine(formatOwner(given), NAME_LENGTH)} ${problem}`, todo)
}

/** Locates the pages that engines cited for a brand in the last twelve weeks. Empty without a history in the clone. */
export async function readCitations(
  corpus: Pick<Corpus, 'pages' | 'hidden' | 'site'>,
  brand: string,
  checkout: Checkout,
): Promise<Citations> {
  const read = await readCloneRuns(checkout)
  const records = 'records' in read ? read.records : []
  return locateCitations(selectAnswers(records, brand, new Date().toISOString()), corpus)
}

/** Reports cited addresses without a page, and confirmed owners that are never cited while another page is. */
export function checkCitations(
  { located, unmatched }: Citations,
  confirmed: readonly ConfirmedOwner[],
): Check[] {
  const missing = unmatched.map(({ address, answers }) => {
    const text = `Citations: Engines cited ${plainLine(address, NAME_LENGTH)} in ${countOf(answers, 'answer')}, and no page has this address.`
    return check('warn', text, 'Redirect it to a page that answers.')
  })
  const citedOwners = findCitedOwners(located)
  const uncited = confirmed.flatMap(({ keyword, path }) => {
    const cited = citedOwners.get(keyword)
    const isCited = located.some(each => each.keyword === keyword && each.path === path)
    if (cited === undefined || isCited) return []
    const [own, other] = [plainLine(path, NAME_LENGTH), plainLine(cited.name, NAME_LENGTH)]
    const text = `Owner of “${plainLine(keyword, NAME_LENGTH)}”: Engines cited ${other} in ${countOf(cited.answers, 'answer')}, and never ${own}.`
    return [check('report', text, formatKeyword({ keyword, owner: { path: cited.name } }))]
  })
  return [missing, uncited].flatMap(checks => limitChecks(checks, MAX_CITED_LINES, 'Citations'))
}
