/** The text of a config file → values, with the place of each value. */
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml'
import type { FilePlace } from './read-settings.ts'

/** A problem with a config file as YAML. */
interface YamlProblem {
  place: FilePlace
  allowed: string
}

export interface YamlReading {
  /** Texts, arrays and objects. Numbers and booleans are texts, as they are written. */
  value: unknown
  problems: YamlProblem[]
  /** Returns where the value at a path stands, or the nearest one around it. With `key`, where its name stands. */
  placeOf(path: readonly PropertyKey[], key?: 'key'): FilePlace
}

/** Values of a file, those of aliases counted each time: a short file can hold billions. */
const MOST_VALUES = 300_000
const MOST_SYNTAX_PROBLEMS = 10

const NO_VALUE = "a value; '' or [] for none"

/** Reads YAML. Scalars stay texts, so that a key 007 and a version 1.10 are what is written. Reports every problem. */
export function readYaml(path: string, text: string): YamlReading {
  const lineCounter = new LineCounter()
  // Keys are compared below: the parser's own comparison takes minutes for a hostile file.
  const document = parseDocument(text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter,
  })
  const toPlace = (offset: number): FilePlace => {
    const { line, col } = lineCounter.linePos(offset)
    return { path, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const startOf = (node: unknown) => toPlace((isNode(node) ? node.range?.[0] : undefined) ?? 0)
  const problems: YamlProblem[] = [...document.errors, ...document.warnings]
    .slice(0, MOST_SYNTAX_PROBLEMS)
    .map(({ message, pos }) => ({ place: toPlace(pos[0]), allowed: `YAML: ${message.split('\n', 1)[0]}` }))
  if (problems.length > 0) return { value: undefined, problems, placeOf: () => toPlace(0) }

  const targets = findTargets(document)
  /** The pairs of each map by their names: the parser's own search takes a pass over the map for each name. */
  const pairsOf = new Map<YAMLMap, Map<string, Pair>>()
  const open = new Set<Node>()
  let values = 0
  const report = (node: unknown, allowed: string) => void problems.push({ place: startOf(node), allowed })

  /** Reads the value of `node`. Its problems are told where `at` stands; that it is missing, where its `name` stands. */
  function read(node: unknown, at: unknown, name = at): unknown {
    values += 1
    if (values === MOST_VALUES + 1) report(at, `at most ${MOST_VALUES} values, those of aliases included`)
    if (values > MOST_VALUES) return undefined
    if (isAlias(node)) {
      const target = targets.get(node)
      if (target === undefined) return report(at, 'an alias of an anchor that stands before it')
      if (open.has(target)) return report(at, 'an alias outside of what it stands for')
      open.add(target)
      const value = read(target, at, name)
      open.delete(target)
      return value
    }
    if (isScalar(node)) {
      const isMissing = node.type === 'PLAIN' && /^(~|null)?$/i.test(node.source ?? '')
      if (isMissing) return report(name, NO_VALUE)
      return typeof node.value === 'string' ? node.value.trim() : report(at, 'a text without a tag')
    }
    if (isSeq(node)) return node.items.map(item => read(item, item ?? at))
    return isMap(node) ? readMap(node) : report(name, NO_VALUE)
  }

  function readMap(map: YAMLMap): unknown {
    const pairs = new Map<string, Pair>()
    pairsOf.set(map, pairs)
    const entries: [string, unknown][] = []
    for (const pair of map.items) {
      const name = isScalar(pair.key) ? pair.key.value : undefined
      if (typeof name !== 'string') report(pair.key ?? map, 'a name before the colon')
      else if (pairs.has(name)) report(pair.key, `${name} once`)
      else {
        pairs.set(name, pair)
        entries.push([name, read(pair.value, pair.value ?? pair.key, pair.key)])
      }
    }
    return Object.fromEntries(entries)
  }

  function placeOf(steps: readonly PropertyKey[], key?: 'key'): FilePlace {
    let node: unknown = document.contents
    let name: unknown
    for (const step of steps) {
      const holder = isAlias(node) ? targets.get(node) : node
      const pair = isMap(holder) ? pairsOf.get(holder)?.get(String(step)) : undefined
      const item = isSeq(holder) ? holder.items[Number(step)] : undefined
      if (pair === undefined && !isNode(item)) break
      node = pair === undefined ? item : (pair.value ?? pair.key)
      name = pair?.key
    }
    return startOf((key && name) ?? node)
  }

  return { value: read(document.contents, document.contents), problems, placeOf }
}

/** Returns the node that each alias stands for. The parser's own search takes a pass over the file for each alias. */
function findTargets(document: Document.Parsed): Map<Alias, Node> {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  visit(document, {
    Alias: (_, alias) => {
      const target = anchors.get(alias.source)
      if (target !== undefined) targets.set(alias, target)
    },
    Value: (_, node) => void (node.anchor !== undefined && anchors.set(node.anchor, node)),
  })
  return targets
}
