/** Changes of a fact of one page: an old value comes back, and harmless edits. Pure. */
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

/** A value that a page states, and the page around it. */
interface Said {
  path: string
  /** With its unit, as in a list of facts. */
  value: string
  /** Returns the page with another text in place of the value, under another heading if one is given. */
  withText(text: string, heading?: string): FactPage
}

/** What the check does with a change. */
type Result = 'fails' | 'warns' | 'passes'

/** Returns the page with the old value, the page before if it is not the real one, and the exception of the list. */
type FactChange = (said: Said, old: string) => { after: FactPage; before?: FactPage; except?: string }

const sayOld = ({ withText }: Said, old: string) => withText(`${old} for the ${SUBJECT}`)

/** Changes by their name, which ends with the expected result. */
export const factChanges: Record<`${string}: ${Result}`, FactChange> = {
  'an old value in a sentence with its subject: fails': (said, old) => ({ after: sayOld(said, old) }),
  'an old value below a heading of its subject: warns': ({ withText }, old) => ({
    after: withText(old, SUBJECT),
  }),
  'an update to the right value: passes': (said, old) => ({
    before: sayOld(said, old),
    after: said.withText(`${said.value} for the ${SUBJECT}`),
  }),
  'an old value next to the right one: passes': ({ value, withText }, old) => ({
    after: withText(`${value} in place of ${old} for the ${SUBJECT}`),
  }),
  'an old value of another brand: passes': ({ withText }, old) => ({
    after: withText(`${old} for ${RIVAL}`, SUBJECT),
  }),
  'an old value on an excepted page: passes': (said, old) => ({
    after: sayOld(said, old),
    except: said.path,
  }),
  'an old value on a page that moves: passes': (said, old) => {
    const before = sayOld(said, old)
    return { before, after: { ...before, path: `new/${before.path}` } }
  },
}

/** Returns the result of a change of the first clear value of a page; undefined if the page has none. */
export function judgeFactChange(
  page: FactPage,
  change: FactChange,
  sentencesOf: (text: string) => string[],
): Result | undefined {
  const said = findSaid(page)
  if (said === undefined) return undefined
  const old = said.value.replace(/\d+/, digits => `${Number(digits) + 1}`)
  const { before = page, after, except = [] } = change(said, old)
  const facts = factsSchema.parse([{ name: 'a fact', about: SUBJECT, is: said.value, was: old, except }])
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
  for (const { kind, text: shown, lines: range } of read({ path, text }).blocks) {
    const index = range.from - 1
    const line = lines[index] ?? ''
    const heading = lines.findLastIndex((other, at) => at < index && /^#{1,6}\s/.test(other))
    if (kind === 'code' || kind === 'field' || range.to > range.from || heading < 0) continue
    for (const { text: number, unit, start } of readValues(line)) {
      const [tail = ''] = /^\W?\p{L}+/u.exec(line.slice(start + number.length)) ?? []
      const value = unit !== '' && tail.toLowerCase().endsWith(unit) ? number + tail : number
      const isClear = factsSchema.safeParse([{ name: 'a fact', was: value }]).success
      if (!isClear || !shown.includes(value) || line.split(number).length !== 2) continue
      const withText = (other: string, title?: string) => {
        const changed = lines.with(index, line.replace(value, other))
        return { path, text: (title ? changed.with(heading, `## ${title}`) : changed).join('\n') }
      }
      return { path, value, withText }
    }
  }
  return undefined
}
