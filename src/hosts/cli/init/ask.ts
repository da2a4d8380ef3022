/** Settles the inputs of `init`: by flags, by a person at the terminal, or by the proposals. */
import { createInterface } from 'node:readline/promises'
import type { OwnedQuestion } from '../../../commands/init/propose-owners.ts'
import type { SiteProposal } from '../../../commands/init/propose-site.ts'
import type { ReadSite } from '../../../commands/init/read-site.ts'
import type { InputName } from '../../../inputs/inputs.ts'
import { type ListedKeyword, readKeywords, readOwner } from '../../../inputs/keywords.ts'
import { InputsError } from '../../../inputs/read-settings.ts'
import { readInteger, readList } from '../../../inputs/values.ts'
import { plainLine } from '../../../report/escape.ts'
import { describeOwners } from './words.ts'

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
): Promise<{ keywords: ListedKeyword[]; unanswered: string[] }> {
  if (given.keywords !== undefined) return { keywords: readGiven(given.keywords), unanswered: [] }
  const { keywords, unanswered } = site.propose(queries)
  const proposed = { keywords: keywords.map(keyword => ({ keyword, questions: [] })), unanswered }
  if (ask === undefined) return proposed
  await show([
    'Questions that your pages answer:',
    ...keywords.map(keyword => `  ${plainLine(keyword, TEXT_LENGTH)}`),
  ])
  const answer = (await ask('Press Enter to take them, or type your own, separated by commas: ')).trim()
  return answer === '' ? proposed : { keywords: readGiven(answer), unanswered: [] }
}

/** Throws an InputsError. */
function readGiven(text: string): ListedKeyword[] {
  const read = readKeywords(text)
  const problem = 'problem' in read ? read.problem : undefined
  if ('keywords' in read && read.keywords.every(({ questions }) => questions.length === 0))
    return read.keywords
  throw new InputsError([{ input: 'keywords', given: text, allowed: problem ?? 'no questions after =' }])
}

const OWNERS =
  'Press Enter if they are right. 2 confirms the page of question 2, 2 = docs/page.md names another one, 2 = - none: '

/** Settles which page owns each question. A person is asked where the names of pages say anything. */
export async function chooseOwners(
  site: Pick<ReadSite, 'proposeOwners' | 'has'>,
  keywords: ListedKeyword[],
  { ask, show }: { ask: Ask | undefined; show(lines: string[]): Promise<void> },
): Promise<OwnedQuestion[]> {
  const proposals = site.proposeOwners(keywords.map(({ keyword }) => keyword))
  const questions: OwnedQuestion[] = keywords.map(({ keyword, owner }, index) => ({
    keyword,
    proposed: owner === undefined ? proposals[index] : { owner, fit: 1, isSure: true },
  }))
  const isOpen = keywords.some(({ owner }, index) => owner === undefined && proposals[index] !== undefined)
  if (ask === undefined || !isOpen) return questions
  for (;;) {
    await show([
      'The page that owns each question; nothing is confirmed where it says perhaps:',
      ...describeOwners(questions),
    ])
    const answer = (await ask(OWNERS)).trim()
    if (answer === '' || /^y(?:es)?$/i.test(answer)) return questions
    for (const item of readList(answer) ?? [answer]) {
      const problem = correct(questions, item, site.has)
      if (problem !== undefined) await show([problem])
    }
  }
}

/** Changes the owner of a question as an answer says. Returns what is wrong with the answer. */
function correct(questions: OwnedQuestion[], answer: string, has: ReadSite['has']): string | undefined {
  const [number = '', ...rest] = answer.split('=')
  const question = questions[(readInteger(number.trim(), 1) ?? 0) - 1]
  const quoted = plainLine(answer, TEXT_LENGTH)
  if (question === undefined) return `${quoted}: this is no number of a question.`
  const text = rest.join('=').trim()
  const owner = rest.length === 0 ? question.proposed?.owner : readOwner(text)
  if (text === '-') question.proposed = undefined
  else if (owner === undefined || !has(owner)) return `${quoted}: no such page or section was read.`
  else question.proposed = { owner, fit: 1, isSure: true }
  return undefined
}

/** Returns the answer; the proposal for an empty one, and '' for a dash where the input may be empty. */
async function askFor(ask: Ask, label: string, proposed: string, mayBeEmpty: boolean): Promise<string> {
  const hint =
    proposed === '' ? '' : ` [${plainLine(proposed, TEXT_LENGTH)}${mayBeEmpty ? '; - for none' : ''}]`
  const answer = (await ask(`${label}${hint}: `)).trim()
  if (answer === '-' && mayBeEmpty) return ''
  return answer === '' ? proposed : answer
}
