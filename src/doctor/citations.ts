/** Reports what the runs on the history branch of the clone reveal about the pages and the owners of a gate. */
import type { Checkout } from '../checkout/git.ts'
import { selectAnswers } from '../history/cited-pages.ts'
import { plainLine } from '../lib/escape.ts'
import { formatKeyword } from '../lib/keyword-line.ts'
import { type Citations, findCitedOwners, locateCitations } from '../owners/cited-pages.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import { type Check, check, limitChecks } from '../report/document/checks.ts'
import { countOf } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { readCloneRuns } from '../run/clone-history.ts'
import type { Corpus } from '../sites/corpus.ts'

const MAX_ROWS = 10

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
  return [missing, uncited].flatMap(checks => limitChecks(checks, MAX_ROWS, 'Citations'))
}
