/**
 * Builds dist/: TypeScript to JavaScript, then one bundle. ncc exits 0 on an unresolved import, so the result is
 * searched for the mark it leaves.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const run = (command: string, ...words: string[]) =>
  execFileSync(join('node_modules', '.bin', command), words, { stdio: 'inherit' })

rmSync('build', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
run('tsc', '--project', 'tsconfig.build.json')
run('ncc', 'build', join('build', 'index.js'), '--out', 'dist', '--license', 'licenses.txt')
run('ncc', 'build', join('build', 'serve.js'), '--out', join('dist', 'serve'))

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.js'),
)) {
  if (readFileSync(join('dist', name), 'utf8').includes('webpackMissingModule')) {
    throw new Error(`dist/${name} has an import that could not be resolved; see the output above.`)
  }
}
