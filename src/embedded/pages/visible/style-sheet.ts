/** What style sheets inside of a page say about whether its elements are shown: selectors of names, ids and classes. */

/** The properties that hide text, and whether what an element says of each shows it. */
export type Display = Partial<Record<'display' | 'visibility' | 'content-visibility', boolean>>

interface Declaration {
  property: keyof Display
  shows: boolean
  isImportant: boolean
}

interface Rule extends Declaration {
  name: string
  id: string
  classes: string[]
  /** Its selector has more than that, or it stands under a condition: it may be for the element. */
  isConditional: boolean
  rank: number
}

export interface StyledElement {
  name: string
  id: string
  /** As it is written. */
  classNames: string
  /** Its `style`, as it is written. */
  style: string
}

/** More hide nothing, and show all: each is compared with each element. */
const MOST_RULES = 100

/** `name#id.class`, any part of which may lack. */
const COMPOUND = /^(?:\*|[a-z][\w-]*)?(?:[.#][\w-]+)*$/i

const DECLARATION = /^\s*(display|(?:content-)?visibility)\s*:\s*([a-z-]{1,30})\s*(!\s*important)?\s*$/

/** Values that leave the property as it would be without them. */
const UNDECLARED = new Set(['inherit', 'unset', 'revert', 'revert-layer'])

const HIDING = { display: ['none'], visibility: ['hidden', 'collapse'], 'content-visibility': ['hidden'] }

/** A selector has less. */
const INLINE_RANK = 1000
const IMPORTANT_RANK = 10_000

/** Of those that say the same, the last one counts. */
function readDeclarations(text: string): Declaration[] {
  const found = new Map<string, Declaration>()
  for (const part of text.split(';')) {
    const [, name, value = '', important] = DECLARATION.exec(part.slice(0, 200).toLowerCase()) ?? []
    if (name === undefined || UNDECLARED.has(value)) continue
    const property = name === 'display' || name === 'visibility' ? name : 'content-visibility'
    const isImportant = important !== undefined
    found.set(`${name} ${isImportant}`, { property, shows: !HIDING[property].includes(value), isImportant })
  }
  return [...found.values()]
}

/** Returns how the style sheets `css` show an element; they leave to the browser what is undefined. */
export function createCascade(css: string): (element: StyledElement) => Display {
  const rules = readRules(withoutComments(css), false)
  return element => {
    const classes = new Set(rules.length === 0 ? [] : element.classNames.split(/\s+/))
    const inline = element.style === '' ? [] : readDeclarations(withoutComments(element.style))
    const all = [
      ...rules.filter(rule => matches(rule, element, classes)),
      ...inline.map(each => ({ ...each, rank: INLINE_RANK, isConditional: false })),
    ]
    return all.length === 0
      ? {}
      : {
          ...decide(all, 'display'),
          ...decide(all, 'visibility'),
          ...decide(all, 'content-visibility'),
        }
  }
}

type Ranked = Declaration & Pick<Rule, 'isConditional' | 'rank'>

/** The last of the highest rank wins. What hides by a style sheet yields to any rule that may show. */
function decide(all: Ranked[], property: keyof Display): Display {
  const stated = all.filter(each => each.property === property)
  const weightOf = ({ isImportant, rank }: Ranked) => rank + (isImportant ? IMPORTANT_RANK : 0)
  const winner = stated
    .filter(each => !each.isConditional)
    .reduce<Ranked | undefined>(
      (best, each) => (best === undefined || weightOf(each) >= weightOf(best) ? each : best),
      undefined,
    )
  if (winner === undefined) return {}
  const mayShow = winner.rank !== INLINE_RANK && stated.some(each => each.isConditional)
  return { [property]: winner.shows || mayShow }
}

function matches({ name, id, classes }: Rule, element: StyledElement, own: ReadonlySet<string>): boolean {
  if (name !== '' && name !== element.name) return false
  return (id === '' || id === element.id) && classes.every(each => own.has(each))
}

/** The first rules. Inside of at-rules each is conditional. */
function readRules(css: string, isConditional: boolean): Rule[] {
  const rules: Rule[] = []
  let done = 0
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', done)) {
    const end = findEnd(css, open)
    const before = css.slice(done, open)
    const prelude = before.slice(before.lastIndexOf(';') + 1).trim()
    const block = css.slice(open + 1, end)
    done = end + 1
    if (prelude.startsWith('@')) {
      if (!isConditional) rules.push(...readRules(block, true))
      continue
    }
    const declarations = readDeclarations(block)
    if (declarations.length === 0) continue
    for (const selector of prelude.split(',', MOST_RULES)) {
      rules.push(...declarations.flatMap(each => readRule(selector.trim(), each, isConditional)))
    }
    if (rules.length >= MOST_RULES) break
  }
  return rules
}

/** Where the block that begins at `open` ends. */
function findEnd(css: string, open: number): number {
  const braces = /[{}]/g
  braces.lastIndex = open
  let depth = 0
  for (let brace = braces.exec(css); brace !== null; brace = braces.exec(css)) {
    depth += brace[0] === '{' ? 1 : -1
    if (depth === 0) return brace.index
  }
  return css.length
}

/** A rule that hides counts only where it is surely for the element. */
function readRule(selector: string, declaration: Declaration, isInAtRule: boolean): Rule[] {
  const isConditional = isInAtRule || !COMPOUND.test(selector)
  const subject = isConditional ? subjectOf(selector) : selector
  if ((isConditional && (!declaration.shows || subject === '')) || !COMPOUND.test(subject) || selector === '')
    return []
  const [name = ''] = /^[a-z][\w-]*/i.exec(subject) ?? []
  const ids = Array.from(subject.matchAll(/#([\w-]+)/g), ([, id = '']) => id)
  const classes = Array.from(subject.matchAll(/\.([\w-]+)/g), ([, name = '']) => name)
  const rank = 100 * ids.length + 10 * classes.length + (name === '' ? 0 : 1)
  return [{ ...declaration, name: name.toLowerCase(), id: ids.at(-1) ?? '', classes, isConditional, rank }]
}

/** The part of a selector that names the element itself, without states and attributes. */
function subjectOf(selector: string): string {
  const plain = selector.replace(/\[[^[\]]*\]|::?[\w-]+(?:\([^()]*\))?/g, '')
  return plain.split(/[\s>+~]+/).at(-1) ?? ''
}

function withoutComments(css: string): string {
  if (!css.includes('/*')) return css
  return css
    .split('/*')
    .map((part, index) =>
      index === 0 ? part : part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '',
    )
    .join(' ')
}
