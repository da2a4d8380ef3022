/** Reads the literal values of a JavaScript or TypeScript module. Does not run the module. */
import { parse } from '@babel/parser'
import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Node,
  ObjectExpression,
  ObjectMethod,
  Program,
  Statement,
} from '@babel/types'
import { Call, isRecord, Lambda, OTHERS, UNKNOWN } from './settings.ts'

export interface ScriptValues {
  /** What the module exports; for a function, what it returns. */
  exported: unknown
  named: ReadonlyMap<string, unknown>
  /** All calls, in the order of the file. The arguments of a call under a condition are unknown. */
  calls: Call[]
}

/** Functions that return their argument, with what a plugin adds: `defineConfig({ … })`, `withNextra({ … })`. */
const WRAPPER = /^(?:define|with)|^$/

/** Values of a repository that refer to each other can grow without end. */
const MAX_NODES = 20_000
const MAX_CHARACTERS = 10_000
const MAX_CALLS = 5

type AnyFunction = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression | ObjectMethod

/** Returns the values of the module that a relative path names; undefined if it is not read. */
type Load = (path: string) => Pick<ScriptValues, 'exported' | 'named'> | undefined

/** Reads a module. A text that cannot be parsed exports an unknown value. */
export function readScript(code: string, load: Load = () => undefined): ScriptValues {
  const program = parseProgram(code)
  if (program === undefined) return { exported: UNKNOWN, named: new Map(), calls: [] }
  const { read, listCalls } = createReader(program, readImports(program, load), findConstants(program))
  const named = new Map<string, unknown>()
  let exported: unknown
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') exported = resolve(read(statement.declaration))
    for (const [name, node] of statement.type === 'ExportNamedDeclaration' ? constantsOf([statement]) : [])
      named.set(name, read(node))
    const { left, right } = assignmentOf(statement)
    if (right === undefined) continue
    if (left === 'module.exports' || left === 'exports.default') exported = resolve(read(right))
    else if (left?.startsWith('module.exports.')) named.set(left.slice(15), read(right))
  }
  return { exported, named, calls: listCalls(program) }
}

/** Returns the argument of a function such as `defineConfig`. */
function unwrap(value: unknown): unknown {
  return value instanceof Call && WRAPPER.test(value.name) ? value.args[0] : value
}

/** Returns what a module exports: functions that return functions are called a few times. */
function resolve(value: unknown, depth = 0): unknown {
  const given = unwrap(value)
  if (depth > MAX_CALLS || (given === value && given instanceof Call)) return UNKNOWN
  if (given instanceof Lambda) return resolve(given.apply(UNKNOWN), depth + 1)
  return given === value ? value : resolve(given, depth + 1)
}

function parseProgram(code: string): Program | undefined {
  try {
    return parse(code, { sourceType: 'unambiguous', errorRecovery: true, plugins: ['typescript'] }).program
  } catch {
    return undefined
  }
}

function readImports(program: Program, load: Load): Map<string, unknown> {
  const imported = new Map<string, unknown>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    const found = load(statement.source.value)
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') imported.set(specifier.local.name, found?.exported)
      if (specifier.type === 'ImportSpecifier')
        imported.set(specifier.local.name, unwrap(found?.named.get(nameOf(specifier.imported))))
    }
  }
  return imported
}

function assignmentOf(statement: Statement): { left?: string; right?: Expression } {
  if (statement.type !== 'ExpressionStatement') return {}
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return {}
  return { left: nameOf(expression.left), right: expression.right }
}

/** Returns the dotted name of an expression, without what comes before a call: `eleventyConfig.ignores.add`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed)
    return `${nameOf(node.object)}.${nameOf(node.property)}`
  return ''
}

function constantsOf(statements: readonly Node[]): [string, Node][] {
  return statements.flatMap((statement): [string, Node][] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration' && declared.id) return [[declared.id.name, declared]]
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return declared.declarations.flatMap(({ id, init }): [string, Node][] =>
      id.type === 'Identifier' && init ? [[id.name, init]] : [],
    )
  })
}

/** Returns the constants and functions of all blocks, except names of several, and names whose properties are assigned. */
function findConstants(program: Program): Map<string, Node> {
  const constants = new Map<string, Node>()
  const unknown = new Set<string>()
  visit(program, node => {
    const isBlock = node.type === 'Program' || node.type === 'BlockStatement'
    for (const [name, value] of isBlock ? constantsOf(node.body) : []) {
      if (constants.has(name)) unknown.add(name)
      constants.set(name, value)
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      unknown.add(nameOf(node.left).split('.')[0] ?? '')
  })
  for (const name of unknown) constants.delete(name)
  return constants
}

/** `values` are those of names that are not constants of the program. */
function createReader(
  program: Program,
  values: ReadonlyMap<string, unknown>,
  constants: ReadonlyMap<string, Node>,
) {
  let nodes = 0
  const open = new Set<Node>()

  function read(node: Node): unknown {
    nodes += 1
    if (open.has(node) || nodes > MAX_NODES) return UNKNOWN
    open.add(node)
    try {
      return readNode(node)
    } finally {
      open.delete(node)
    }
  }

  function readNode(node: Node): unknown {
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value
      case 'NullLiteral':
        return null
      case 'TemplateLiteral':
        return readTemplate(
          node.quasis.map(({ value }) => value.cooked ?? ''),
          node.expressions.map(read),
        )
      case 'Identifier': {
        if (values.has(node.name)) return values.get(node.name) ?? UNKNOWN
        const constant = constants.get(node.name)
        if (constant !== undefined) return read(constant)
        return node.name === 'undefined' ? undefined : UNKNOWN
      }
      case 'MemberExpression': {
        const object = read(node.object)
        const key = node.computed ? read(node.property) : nameOf(node.property)
        return isRecord(object) && typeof key === 'string' && Object.hasOwn(object, key)
          ? object[key]
          : UNKNOWN
      }
      case 'ArrayExpression':
        return node.elements.flatMap(item => {
          if (item?.type !== 'SpreadElement') return [item === null ? undefined : read(item)]
          const items = read(item.argument)
          return Array.isArray(items) ? items : [UNKNOWN]
        })
      case 'ObjectExpression':
        return readObject(node)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
        return read(node.expression)
      case 'BinaryExpression':
        return node.operator === '+'
          ? readTemplate(['', '', ''], [read(node.left), read(node.right)])
          : UNKNOWN
      case 'ConditionalExpression': {
        const test = read(node.test)
        if (typeof test !== 'boolean' && typeof test !== 'string') return UNKNOWN
        return read(test ? node.consequent : node.alternate)
      }
      case 'CallExpression':
        return readCall(node)
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'ObjectMethod':
        return new Lambda(value => applyFunction(node, value))
      default:
        return UNKNOWN
    }
  }

  function readCall({ callee, arguments: args }: CallExpression): unknown {
    const isLower = callee.type === 'MemberExpression' && nameOf(callee.property) === 'toLowerCase'
    const text = isLower ? read(callee.object) : undefined
    return typeof text === 'string' ? text.toLowerCase() : new Call(nameOf(callee), args.map(read))
  }

  /** Returns what a function such as `({ page }) => …` returns for its first argument. */
  function applyFunction({ params, body }: AnyFunction, value: unknown): unknown {
    const [parameter] = params
    const inner = new Map(values)
    if (parameter?.type === 'Identifier') inner.set(parameter.name, value)
    if (parameter?.type === 'ObjectPattern' && isRecord(value)) {
      for (const property of parameter.properties) {
        const name = property.type === 'ObjectProperty' ? nameOf(property.value) : ''
        if (name !== '') inner.set(name, value[name])
      }
    }
    const reader = createReader(program, inner, constants)
    if (body.type !== 'BlockStatement') return reader.read(body)
    // The result of a conditional return is not known.
    if (body.body.some(statement => statement.type === 'IfStatement' && hasReturn(statement))) return UNKNOWN
    const last = body.body.findLast(statement => statement.type === 'ReturnStatement')
    return last?.argument ? reader.read(last.argument) : {}
  }

  function readTemplate(texts: string[], values: unknown[]): unknown {
    const isKnown = values.every(value => typeof value === 'string' || typeof value === 'number')
    if (!isKnown) return UNKNOWN
    const text = texts.map((each, index) => `${each}${values[index] ?? ''}`).join('')
    return text.length <= MAX_CHARACTERS ? text : UNKNOWN
  }

  function readObject(node: ObjectExpression): unknown {
    let found: Record<string | symbol, unknown> = {}
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const value = unwrap(read(property.argument))
        found = isRecord(value) ? { ...found, ...value } : { [OTHERS]: true }
        continue
      }
      const key =
        property.computed || property.key.type !== 'Identifier' ? read(property.key) : property.key.name
      if (typeof key !== 'string' && typeof key !== 'number') found = { ...found, [OTHERS]: true }
      else found[key] = read(property.type === 'ObjectProperty' ? property.value : property)
    }
    return found
  }

  function listCalls(root: Node): Call[] {
    const calls: Call[] = []
    visit(root, (node, isConditional) => {
      if (node.type !== 'CallExpression') return
      const args = node.arguments.map(argument => (isConditional ? UNKNOWN : read(argument)))
      calls.push(new Call(nameOf(node.callee), args))
    })
    return calls
  }

  return { read, listCalls }
}

function hasReturn(node: Node): boolean {
  let found = false
  visit(node, each => {
    found ||= each.type === 'ReturnStatement'
  })
  return found
}

function visit(node: Node, see: (node: Node, isConditional: boolean) => void, isConditional = false): void {
  see(node, isConditional)
  const isBranch = isConditional || /^(?:If|Conditional|Logical|Switch|For|While|Try)/.test(node.type)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, isBranch)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
