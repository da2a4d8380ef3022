/** Settles the inputs of `init`: by flags, by a person at the terminal, or by the proposals. */
import { createInterface } from 'node:readline/promises'

import type { SiteProposal } from '../../../commands/init/propose-site.ts'
import type { ReadSite } from '../../../commands/init/read-site.ts'
import type { InputName } from '../../../inputs/inputs.ts'
import { readList } from '../../../inputs/values.ts'
import { plainLine } from '../../../report/escape.ts'

/** Asks a question and resolves to the line of the answer. Rejects with an AbortError where the person stops. */
export type Ask = (question: string) => Promise<string>

/** Returns a function that asks at a terminal. */
export function createAsk(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  signal: AbortSignal,
): Ask {
  return async question => {
    const lines = createInterface({ input, output })
    const closed = new AbortController()
    // Without this, the end of the input would leave the question unanswered.
    lines.once('close', () => closed.abort())
    try {
      return await lines.question(question, { signal: AbortSignal.any([signal, closed.signal]) })
    } finally {
      lines.close()
    }
  }
}

type Texts = Partial<Record<InputName, string>>
type Site = Omit<SiteProposal, 'generator'>

const TEXT_LENGTH = 200

/** Settles what describes the site. `ask` is undefined where no person can be asked. */
export async function chooseSite(proposal: Site, given: Texts, ask: Ask | undefined): Promise<Site> {
  const settle = async (name: InputName, label: string, proposed: string) =>
    given[name] ??
    (ask === undefined
      ? proposed
      : await askFor(ask, label, proposed, name === 'content' || name === 'site-url'))
  const brand = await settle('brand', 'Brand', proposal.brand)
  const content = await settle(
    'content',
    'Pages (globs; empty for all Markdown and HTML)',
    proposal.content.join(', '),
  )
  const siteUrl = await settle(
    'site-url',
    'Address of the site (empty for none)',
    proposal.siteUrl.join(', '),
  )
  const language = await settle('language', 'Language', proposal.language)
  return {
    brand: brand.trim(),
    content: readList(content) ?? [content],
    siteUrl: readList(siteUrl) ?? [siteUrl],
    language: language.trim(),
  }
}

/** Settles what is asked about. `show` prints the proposals to the person who is asked. */
export async function chooseKeywords(
  site: ReadSite,
  {
    given,
    queries,
    ask,
    show,
  }: { given: Texts; queries: string[]; ask: Ask | undefined; show(lines: string[]): Promise<void> },
): Promise<{ keywords: string[]; unanswered: string[] }> {
  const own = given.keywords === undefined ? undefined : readList(given.keywords)
  if (own !== undefined) return { keywords: own, unanswered: [] }
  const proposed = site.propose(queries)
  if (ask === undefined) return proposed
  await show([
    'Questions that your pages answer:',
    ...proposed.keywords.map(keyword => `  ${plainLine(keyword, TEXT_LENGTH)}`),
  ])
  const answer = (await ask('Press Enter to take them, or type your own, separated by commas: ')).trim()
  return answer === '' ? proposed : { keywords: readList(answer) ?? [answer], unanswered: [] }
}

/** Returns the answer; the proposal for an empty one, and '' for a dash where the input may be empty. */
async function askFor(ask: Ask, label: string, proposed: string, mayBeEmpty: boolean): Promise<string> {
  const hint =
    proposed === '' ? '' : ` [${plainLine(proposed, TEXT_LENGTH)}${mayBeEmpty ? '; - for none' : ''}]`
  const answer = (await ask(`${label}${hint}: `)).trim()
  if (answer === '-' && mayBeEmpty) return ''
  return answer === '' ? proposed : answer
}
