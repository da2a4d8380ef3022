/**
 * Builds dist/: TypeScript to JavaScript, then one bundle. ncc exits 0 on an unresolved import, so the result is
 * searched for the mark it leaves.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'

const run = (command: string, ...words: string[]) =>
  execFileSync(join('node_modules', '.bin', command), words, { stdio: 'inherit' })

rmSync('build', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
run('tsc', '--project', 'tsconfig.build.json')
run('ncc', 'build', join('build', 'index.js'), '--out', 'dist', '--license', 'licenses.txt')
// The font comes as text, and not as the module of a package.
appendFileSync(
  join('dist', 'licenses.txt'),
  `\n\nNoto Sans\nOFL-1.1\n${readFileSync(join('node_modules', '@expo-google-fonts', 'noto-sans', 'LICENSE_FONT'), 'utf8')}`,
)
// A bundle of its own would hold most of the first again.
mkdirSync(join('dist', 'serve'))
writeFileSync(
  join('dist', 'serve', 'index.js'),
  "process.argv.splice(2, 0, 'serve')\nawait import('../index.js')\n",
)

const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.js'))
  .map(file => join('dist', file))

for (const script of scripts) {
  const text = readFileSync(script, 'utf8')
  if (text.includes('webpackMissingModule')) {
    throw new Error(`${script} has an import that could not be resolved; see the output above.`)
  }
  const bare = withoutDocComments(text)
  if (text.length - bare.length < 10_000) continue
  if (printCode(bare) !== printCode(text)) throw new Error(`${script} is other code without its comments.`)
  writeFileSync(script, bare)
}

/** Removes the documentation comments of packages, a megabyte, but for those on rights. */
function withoutDocComments(text: string): string {
  return text.replaceAll(/^[ \t]*\/\*\*(?=\s)(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n/gm, comment =>
    /@license|@preserve|copyright/i.test(comment) ? comment : '',
  )
}

/** Prints the code in one form, without comments. */
function printCode(text: string): string {
  const compilerOptions = { removeComments: true, target: ScriptTarget.ESNext, module: ModuleKind.ESNext }
  return transpileModule(text, { compilerOptions }).outputText
}
