import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { FilePlace } from './given-values.ts'

interface YamlProblem {
  place: FilePlace
  allowed: string
}

export interface YamlFile {
  /** Texts, arrays and objects. Numbers and booleans are texts, as written. */
  value: unknown
  problems: YamlProblem[]
  /** Returns the place of a value or its name; if there is none, of the nearest value around it. */
  locate(path: readonly PropertyKey[], part?: 'name'): FilePlace
}

/** Aliases of aliases let a short file hold billions of values. */
const MAX_ALIASES = 1000
/** In one map. */
const MAX_NAMES = 1000
/** Values of a file, with aliases counted as often as they are used. */
const MAX_VALUES = 300_000
const MAX_SYNTAX_PROBLEMS = 10

/** Reads YAML with every problem. Scalars stay texts, so that a key 007 and a version 1.10 are kept as written. */
export function readYaml(path: string, text: string): YamlFile {
  const lineCounter = new LineCounter()
  // Duplicate names are found below: the parser's own comparison takes minutes for a hostile file.
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter } as const
  const document = parseDocument(text, options)
  const toPlace = (offset: number): FilePlace => {
    const { line, col } = lineCounter.linePos(offset)
    return { path, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const locateNode = (node: unknown) => toPlace((isNode(node) ? node.range?.[0] : undefined) ?? 0)
  const problems = [...document.errors, ...document.warnings]
    .slice(0, MAX_SYNTAX_PROBLEMS)
    .map(({ message, pos }) => ({ place: toPlace(pos[0]), allowed: `YAML: ${message.split('\n', 1)[0]}` }))
  const report = (node: unknown, allowed: string) => void problems.push({ place: locateNode(node), allowed })
  const refuse = (): YamlFile => ({ value: undefined, problems, locate: () => toPlace(0) })
  if (problems.length > 0) return refuse()

  let aliases = 0
  let isUnusable = false
  visit(document, {
    Alias(_, alias) {
      aliases += 1
      if (aliases > MAX_ALIASES) report(alias, `at most ${MAX_ALIASES} aliases`)
      return aliases > MAX_ALIASES ? visit.BREAK : undefined
    },
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') report(scalar, 'a text without a tag')
    },
    Seq(_, { items }) {
      for (const item of items) if (isMissing(item)) report(item, NO_VALUE)
    },
    Map(_, map) {
      // Each search for a name reads the whole map.
      if (map.items.length > MAX_NAMES) {
        report(map, `at most ${MAX_NAMES} names`)
        isUnusable = true
      }
      const names = new Set<unknown>()
      for (const { key, value } of map.items) {
        const name = isScalar(key) ? key.value : undefined
        if (typeof name !== 'string') {
          // The parser would format such a name again for each map around it.
          report(key ?? map, 'a name before the colon')
          isUnusable = true
        } else if (names.has(name)) report(key, `${name} once`)
        else if (isMissing(value)) report(key, NO_VALUE)
        names.add(name)
      }
    },
  })
  if (isUnusable || aliases > MAX_ALIASES) return refuse()
  try {
    const value: unknown = document.toJS({ maxAliasCount: -1 })
    if (countValues(value, new Map()) <= MAX_VALUES) return { value, problems, locate }
    report(document.contents, `at most ${MAX_VALUES} values, those of aliases included`)
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    report(document.contents, `YAML: ${error.message}`)
  }
  return refuse()

  function locate(steps: readonly PropertyKey[], part?: 'name'): FilePlace {
    const holder = document.getIn(steps.slice(0, -1), true)
    if (part === 'name' && isMap(holder)) {
      const pair = holder.items.find(({ key }) => isScalar(key) && key.value === steps.at(-1))
      if (pair !== undefined) return locateNode(pair.key)
    }
    const node = document.getIn(steps, true)
    return isNode(node) || steps.length === 0 ? locateNode(node) : locate(steps.slice(0, -1))
  }
}

const NO_VALUE = "a value; '' or [] for none"

function isMissing(node: unknown): boolean {
  if (!isScalar(node)) return !isNode(node)
  return node.type === 'PLAIN' && /^(~|null)?$/i.test(node.source ?? '')
}

/** Counts nested values. A value that contains itself has infinitely many. */
function countValues(value: unknown, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1
  const before = known.get(value)
  if (before !== undefined) return before
  known.set(value, Number.POSITIVE_INFINITY)
  const sum = Object.values(value).reduce<number>((count, inner) => count + countValues(inner, known), 1)
  known.set(value, sum)
  return sum
}
