/** Matches globs in linear time, because a fork may write both the glob and the path. */

const MAX_PATTERNS = 100

/** Returns what is allowed in place of an invalid glob; undefined for a valid one. */
export function findGlobProblem(glob: string): string | undefined {
  if (/(?<!\\)[?*+@!]\(/.test(glob)) return 'a glob with {a,b} for alternatives, and without (a|b)'
  if (/\{[^{},.]+\.\.|\[\[:/.test(glob)) return 'a glob without {1..3} and without [[:alpha:]]'
  if (expandBraces(glob).length > MAX_PATTERNS)
    return `a glob whose braces make at most ${MAX_PATTERNS} globs`
  return undefined
}

/** Returns a function that tests whether a path matches a valid glob. */
export function compileGlob(glob: string): (path: string) => boolean {
  const patterns = expandBraces(glob).map(each => each.replace(/^\.\//, '').split('/').map(compileName))
  return path => path === glob || patterns.some(names => matchNames(names, path.split('/')))
}

/** Returns the folders at the start of a glob: `site/docs` for `./site/docs/*.html`. */
export function findLiteralFolder(glob: string): string {
  const names = glob.split('/')
  return names
    .slice(
      0,
      names.findIndex(name => /(?<!\\)[*?[{]/.test(name)),
    )
    .map(name => name.replace(/\\(.)/g, '$1'))
    .filter(name => name !== '' && name !== '.')
    .join('/')
}

const BRACES = /(?<!\\)\{([^{},]*,[^{}]*)\}/

/** Stops once there are more than MAX_PATTERNS. */
function expandBraces(glob: string): string[] {
  const expanded: string[] = []
  const open = [glob]
  while (expanded.length + open.length <= MAX_PATTERNS) {
    const next = open.pop()
    if (next === undefined) break
    const braces = BRACES.exec(next)
    if (braces === null) {
      expanded.push(next)
      continue
    }
    const before = next.slice(0, braces.index)
    const after = next.slice(braces.index + braces[0].length)
    for (const alternative of braces[1]?.split(',') ?? []) open.push(before + alternative + after)
  }
  return [...expanded, ...open]
}

const GLOBSTAR = '**'

const ELEMENT = /\\(?<escaped>.)|(?<stars>\*+)|\[(?<not>[!^]?)(?<set>\]?[^\]]{0,100})\]|./gsu

/** Compiles the pattern for one name. As in a shell, a wildcard does not match a dot at the start. */
function compileName(name: string): RegExp | typeof GLOBSTAR {
  if (name === GLOBSTAR) return GLOBSTAR
  // The parts between stars have fixed lengths.
  const parts = ['']
  for (const { 0: element, groups = {} } of name.matchAll(ELEMENT)) {
    if (groups.stars !== undefined) parts.push('')
    else parts.push(`${parts.pop()}${toPattern(element, groups)}`)
  }
  const start = name.startsWith('.') ? '' : String.raw`(?!\.)`
  const [first = '', ...others] = parts
  const last = others.pop()
  // The first match of a part is the best one. A lookahead is not backtracked into, which keeps the time linear.
  const middle = others.map((part, index) => `(?=(.*?${part}))(?:\\${index + 1})`).join('')
  return new RegExp(`^${start}${first}${middle}${last === undefined ? '' : `.*${last}`}$`, 'su')
}

function toPattern(element: string, { escaped, not, set }: Record<string, string | undefined>): string {
  if (element === '?') return '.'
  if (set === undefined) return (escaped ?? element).replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`)
  const members = Array.from(set.matchAll(/([^\\])-([^\\])|./gsu), ([member, from, to]) =>
    from === undefined || to === undefined || from > to
      ? escapeMember(member)
      : `${escapeMember(from)}-${escapeMember(to)}`,
  )
  return `[${not === '' ? '' : '^'}${members.join('')}]`
}

function escapeMember(text: string): string {
  return text.replace(/[\\\][^-]/g, String.raw`\$&`)
}

function matchNames(patterns: readonly (RegExp | typeof GLOBSTAR)[], names: readonly string[]): boolean {
  let reached = new Set<number>()
  const reach = (index: number, indexes: Set<number>) => {
    indexes.add(index)
    if (patterns[index] === GLOBSTAR) reach(index + 1, indexes)
  }
  reach(0, reached)
  for (const name of names) {
    const next = new Set<number>()
    for (const index of reached) {
      const pattern = patterns[index]
      if (pattern === GLOBSTAR) {
        if (!name.startsWith('.')) reach(index, next)
      } else if (pattern?.test(name)) reach(index + 1, next)
    }
    reached = next
  }
  return reached.has(patterns.length)
}
