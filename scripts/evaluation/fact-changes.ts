/** Changes of a fact of one page: an old value comes back, and edits that say none. Pure. */
import { factsSchema } from '../../src/facts/fact.ts'
import { findNewlyWrong } from '../../src/facts/find-wrong.ts'
import { readValues } from '../../src/owners/values.ts'
import { formatOf } from '../../src/pages/formats.ts'
import { readBlocks } from '../../src/pages/page.ts'

const SUBJECT = 'Acme Ring'
const RIVAL = 'Globex'

interface FactPage {
  path: string
  text: string
}

/** A value that a page says, and the page around it. */
interface Said {
  path: string
  /** As a list of facts has it, with its unit. */
  value: string
  /** The page with another text in the place of the value, under another heading where it is told. */
  withText(text: string, heading?: string): FactPage
}

interface FactCase {
  before?: FactPage
  after: FactPage
  except?: string
}

type FactChange = (said: Said, old: string) => FactCase

/** What is told of a change. */
type Told = 'fails' | 'warns' | 'passes'

/** An old value that comes back, by what must be told. */
export const factLosses = {
  'in a sentence with its subject': ({ withText }, old) => ({
    after: withText(`${old} for the ${SUBJECT}`),
  }),
  'below a heading of its subject, as a warning': ({ withText }, old) => ({ after: withText(old, SUBJECT) }),
} satisfies Record<string, FactChange>

/** Edits of which nothing must be told. */
export const factControls = {
  'the right value comes': ({ value, withText }, old) => ({
    before: withText(`${old} for the ${SUBJECT}`),
    after: withText(`${value} for the ${SUBJECT}`),
  }),
  'beside the right value': ({ value, withText }, old) => ({
    after: withText(`${value} in place of ${old} for the ${SUBJECT}`),
  }),
  'of another brand': ({ withText }, old) => ({ after: withText(`${old} for ${RIVAL}`, SUBJECT) }),
  'on an excepted page': ({ path, withText }, old) => ({
    after: withText(`${old} for the ${SUBJECT}`),
    except: path,
  }),
  'on a page that moves': ({ withText }, old) => {
    const before = withText(`${old} for the ${SUBJECT}`)
    return { before, after: { ...before, path: `new/${before.path}` } }
  },
} satisfies Record<string, FactChange>

/** Returns how a change of the first clear value of a page is told; undefined where the page has none. */
export function judgeFactChange(
  page: FactPage,
  change: FactChange,
  sentencesOf: (text: string) => string[],
): Told | undefined {
  const said = findSaid(page)
  const old = said?.value.replace(/\d+/, digits => `${Number(digits) + 1}`) ?? ''
  if (said === undefined) return undefined
  const { before = page, after, except = [] } = change(said, old)
  const fact = { name: 'a fact', about: SUBJECT, is: said.value, was: old, except }
  const { data: facts } = factsSchema.safeParse([fact])
  if (facts === undefined) return undefined
  const [wrong] = findNewlyWrong(
    facts,
    [RIVAL],
    { base: new Map([[before.path, read(before)]]), head: new Map([[after.path, read(after)]]) },
    sentencesOf,
  )
  return wrong === undefined ? 'passes' : wrong.isSure ? 'fails' : 'warns'
}

function read({ path, text }: FactPage) {
  const blocks = readBlocks(text, formatOf(path) ?? 'markdown')
  return { blocks, placeOf: (line: number) => ({ path, line }) }
}

/** The first amount, version or number with a unit of a paragraph below a heading, which its line has once. */
function findSaid({ path, text }: FactPage): Said | undefined {
  const lines = text.split('\n')
  for (const { kind, lines: range } of read({ path, text }).blocks) {
    const index = range.from - 1
    const line = lines[index] ?? ''
    const heading = lines.findLastIndex((other, at) => at < index && /^#{1,6}\s/.test(other))
    if (kind === 'code' || kind === 'field' || range.to > range.from || heading < 0) continue
    for (const { text: number, unit, start } of readValues(line)) {
      const hasUnit =
        unit !== '' &&
        line
          .slice(start + number.length)
          .trimStart()
          .toLowerCase()
          .startsWith(unit)
      const value = hasUnit
        ? line.slice(start, line.toLowerCase().indexOf(unit, start) + unit.length)
        : number
      const isClear = factsSchema.safeParse([{ name: 'a fact', was: value }]).success
      if (!isClear || line.split(number).length !== 2) continue
      const withText = (other: string, title?: string) => ({
        path,
        text: lines
          .with(
            index,
            line.replace(value, () => other),
          )
          .with(heading, title === undefined ? (lines[heading] ?? '') : `## ${title}`)
          .join('\n'),
      })
      return { path, value, withText }
    }
  }
  return undefined
}
