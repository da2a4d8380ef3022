/** The regular expressions of src/. */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'

interface FoundExpression {
  /** Below src/. */
  path: string
  expression: RegExp
}

/** Returns the expressions that are written as literals, and the files that build others with `new RegExp`. */
export function findExpressions(): { literals: FoundExpression[]; builders: string[] } {
  const literals: FoundExpression[] = []
  const builders = new Set<string>()
  for (const file of globSync('src/**/*.ts').toSorted()) {
    const path = relative('src', file).replaceAll('\\', '/')
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) literals.push({ path, expression: readLiteral(node.text) })
      if (ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent))
        builders.add(path)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  }
  return { literals, builders: [...builders] }
}

function readLiteral(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}

/** Returns the expressions that a file builds itself when it is loaded, and when `use` is called after that. */
export async function recordBuilt(path: string, use: () => void): Promise<RegExp[]> {
  const built: RegExp[] = []
  const own = globalThis.RegExp
  globalThis.RegExp = new Proxy(own, {
    construct(target, words) {
      const made: RegExp = Reflect.construct(target, words)
      const [, , caller = ''] = new Error().stack?.split('\n') ?? []
      if (caller.replaceAll('\\', '/').includes(`src/${path}`)) built.push(made)
      return made
    },
  })
  try {
    // The query makes it another module than the one that other tests have loaded.
    await import(`${resolve('src', path)}?built`)
    use()
  } finally {
    globalThis.RegExp = own
  }
  return built
}
