/** Reads the literal values of a JavaScript or TypeScript module. Does not run the module. */
import { parse } from '@babel/parser'
import type * as babel from '@babel/types'
import { Call, isRecord, Lambda, OTHERS, UNKNOWN } from './settings.ts'

export interface ScriptValues {
  /** The default export; for a function, its result. Undefined if none is found. */
  exported: unknown
  named: ReadonlyMap<string, unknown>
  /** All calls in their order. The arguments of a conditional call are unknown. */
  calls: Call[]
}

/** Matches functions that return their argument, perhaps extended: `defineConfig({ … })`, `withNextra({ … })`. */
const WRAPPER = /^(?:define|with)|^$/

/** Without limits, values that refer to each other could grow without end. */
const MAX_NODES = 20_000
const MAX_CHARACTERS = 10_000
const MAX_CALLS = 5

type Node = babel.Node
type Named = ReadonlyMap<string, unknown>

/** Returns the values of the module at a relative path; undefined if it is not read. */
type Load = (path: string) => ScriptValues | undefined

/** Reads a module. A text that cannot be parsed exports an unknown value. */
export function readScript(code: string, load: Load = () => undefined): ScriptValues {
  const program = parseProgram(code)
  if (program === undefined) return { exported: UNKNOWN, named: new Map(), calls: [] }
  const read = createReader(readImports(program, load), findConstants(program))
  const named = new Map<string, unknown>()
  let exported: unknown
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') exported = resolve(read(statement.declaration))
    if (statement.type === 'ExportNamedDeclaration')
      for (const [name, node] of listConstants([statement])) named.set(name, read(node))
    const assignment = statement.type === 'ExpressionStatement' ? statement.expression : undefined
    if (assignment?.type !== 'AssignmentExpression') continue
    const target = toName(assignment.left)
    if (target === 'module.exports') exported = resolve(read(assignment.right))
    // Whether `exports.default` is the default export depends on the program that loads the module.
    else if (/^exports(?:\.|$)/.test(target)) exported = UNKNOWN
    else if (target.startsWith('module.exports.')) named.set(target.slice(15), read(assignment.right))
  }
  const calls: Call[] = []
  visit(program, (node, isConditional) => {
    if (node.type !== 'CallExpression') return
    const args = node.arguments.map(argument => (isConditional ? UNKNOWN : read(argument)))
    calls.push(new Call(toName(node.callee), args))
  })
  return { exported, named, calls }
}

function unwrap(value: unknown): unknown {
  return value instanceof Call && WRAPPER.test(value.name) ? value.args[0] : value
}

/** Returns the value of an export. Calls functions, and functions that they return. */
function resolve(value: unknown, depth = 0): unknown {
  const given = unwrap(value)
  if (depth > MAX_CALLS || (given === value && given instanceof Call)) return UNKNOWN
  if (given instanceof Lambda) return resolve(given.apply(UNKNOWN), depth + 1)
  return given === value ? value : resolve(given, depth + 1)
}

function parseProgram(code: string): babel.Program | undefined {
  try {
    return parse(code, { sourceType: 'unambiguous', errorRecovery: true, plugins: ['typescript'] }).program
  } catch {
    return undefined
  }
}

function readImports(program: babel.Program, load: Load): Map<string, unknown> {
  const imported = new Map<string, unknown>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    const found = load(statement.source.value)
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') imported.set(specifier.local.name, found?.exported)
      if (specifier.type === 'ImportSpecifier')
        imported.set(specifier.local.name, unwrap(found?.named.get(toName(specifier.imported))))
    }
  }
  return imported
}

/** Returns a dotted name such as `eleventyConfig.ignores.add`. Computed parts and calls in it are empty. */
function toName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed)
    return `${toName(node.object)}.${toName(node.property)}`
  return ''
}

function listConstants(statements: readonly Node[]): [string, Node][] {
  return statements.flatMap((statement): [string, Node][] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration' && declared.id) return [[declared.id.name, declared]]
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return declared.declarations.flatMap(({ id, init }): [string, Node][] =>
      id.type === 'Identifier' && init ? [[id.name, init]] : [],
    )
  })
}

/** Leaves out names that several blocks declare, and objects whose properties are assigned. */
function findConstants(program: babel.Program): Map<string, Node> {
  const constants = new Map<string, Node>()
  const unknown = new Set<string>()
  visit(program, node => {
    const isBlock = node.type === 'Program' || node.type === 'BlockStatement'
    for (const [name, value] of isBlock ? listConstants(node.body) : []) {
      if (constants.has(name)) unknown.add(name)
      constants.set(name, value)
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      unknown.add(toName(node.left).split('.')[0] ?? '')
  })
  for (const name of unknown) constants.delete(name)
  return constants
}

function createReader(values: Named, constants: ReadonlyMap<string, Node>): (node: Node) => unknown {
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
        const key = node.computed ? read(node.property) : toName(node.property)
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

  function readCall({ callee, arguments: args }: babel.CallExpression): unknown {
    const isLower = callee.type === 'MemberExpression' && toName(callee.property) === 'toLowerCase'
    const text = isLower ? read(callee.object) : undefined
    return typeof text === 'string' ? text.toLowerCase() : new Call(toName(callee), args.map(read))
  }

  /** Returns the result of a function such as `({ page }) => …` for one argument. */
  function applyFunction({ params: [parameter], body }: babel.Function, value: unknown): unknown {
    const inner = new Map(values)
    if (parameter?.type === 'Identifier') inner.set(parameter.name, value)
    if (parameter?.type === 'ObjectPattern' && isRecord(value)) {
      for (const property of parameter.properties) {
        const name = property.type === 'ObjectProperty' ? toName(property.value) : ''
        if (name !== '') inner.set(name, value[name])
      }
    }
    const readInner = createReader(inner, constants)
    if (body.type !== 'BlockStatement') return readInner(body)
    if (body.body.some(statement => statement.type === 'IfStatement' && hasReturn(statement))) return UNKNOWN
    const last = body.body.findLast(statement => statement.type === 'ReturnStatement')
    return last?.argument ? readInner(last.argument) : {}
  }

  function readTemplate(texts: string[], values: unknown[]): unknown {
    const isKnown = values.every(value => typeof value === 'string' || typeof value === 'number')
    if (!isKnown) return UNKNOWN
    const text = texts.map((each, index) => `${each}${values[index] ?? ''}`).join('')
    return text.length <= MAX_CHARACTERS ? text : UNKNOWN
  }

  function readObject(node: babel.ObjectExpression): unknown {
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

  return read
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
