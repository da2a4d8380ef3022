/** The text of a config file → values, with the place of each value. */
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { Place } from './read-settings.ts'

/** A problem with a config file as YAML. */
export interface YamlProblem {
  place: Place
  allowed: string
}

export interface YamlReading {
  /** Texts, arrays and objects. Numbers and booleans are texts, as they are written. */
  value: unknown
  problems: YamlProblem[]
  /** Returns where the value at a path stands, or the nearest one around it. With `key`, where its name stands. */
  placeOf(path: readonly PropertyKey[], key?: 'key'): Place
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
  const toPlace = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { path, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const problems: YamlProblem[] = [...document.errors, ...document.warnings]
    .slice(0, MOST_SYNTAX_PROBLEMS)
    .map(({ message, pos }) => ({
      place: toPlace(pos[0]),
      allowed: `YAML: ${message.split('\n', 1)[0]}`,
    }))
  const places = new Map<string, { value: number; key?: number }>()
  const placeOf: YamlReading['placeOf'] = (given, key) => {
    for (let length = given.length; length > 0; length--) {
      const found = places.get(JSON.stringify(given.slice(0, length).map(String)))
      if (found !== undefined) return toPlace((key && found.key) ?? found.value)
    }
    return toPlace(0)
  }
  if (problems.length > 0) return { value: undefined, problems, placeOf }

  const targets = findTargets(document)
  const open = new Set<Node>()
  let values = 0
  const report = (offset: number, allowed: string) => void problems.push({ place: toPlace(offset), allowed })

  function read(node: unknown, at: string[], offset: number, key?: number): unknown {
    places.set(JSON.stringify(at), { value: offset, ...(key !== undefined && { key }) })
    if (++values > MOST_VALUES) {
      if (values === MOST_VALUES + 1)
        report(offset, `at most ${MOST_VALUES} values, those of aliases included`)
      return undefined
    }
    if (isAlias(node)) {
      const target = targets.get(node)
      if (target === undefined) return report(offset, 'an alias of an anchor that stands before it')
      if (open.has(target)) return report(offset, 'an alias outside of what it stands for')
      open.add(target)
      const value = read(target, at, offset, key)
      open.delete(target)
      return value
    }
    if (isScalar(node)) {
      const isMissing = node.type === 'PLAIN' && /^(~|null)?$/i.test(node.source ?? '')
      if (isMissing) return report(key ?? offset, NO_VALUE)
      return typeof node.value === 'string' ? node.value.trim() : report(offset, 'a text without a tag')
    }
    if (isSeq(node))
      return node.items.map((item, index) => read(item, [...at, String(index)], startOf(item, offset)))
    if (isMap(node)) return readMap(node.items, at, offset)
    return report(key ?? offset, NO_VALUE)
  }

  function readMap(pairs: { key: unknown; value: unknown }[], at: string[], offset: number): unknown {
    const entries = new Map<string, unknown>()
    for (const pair of pairs) {
      const start = startOf(pair.key, offset)
      if (!isScalar(pair.key) || typeof pair.key.value !== 'string') {
        report(start, 'a name before the colon')
        continue
      }
      const name = pair.key.value
      if (entries.has(name)) report(start, `${name} once`)
      else entries.set(name, read(pair.value, [...at, name], startOf(pair.value, start), start))
    }
    return Object.fromEntries(entries)
  }

  return { value: read(document.contents ?? undefined, [], 0), problems, placeOf }
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

function startOf(node: unknown, otherwise: number): number {
  return isNodeWithRange(node) ? node.range[0] : otherwise
}

function isNodeWithRange(node: unknown): node is Node & { range: [number, number, number] } {
  return (isScalar(node) || isAlias(node) || isMap(node) || isSeq(node)) && Array.isArray(node.range)
}
