/**
 * Builds the documents as a site into build/site: the pages, the schemas they link to, the picture of the home page, and the
 * reports of the example site and of the example fleet. Fails on a link to a page that does not exist. `npx vitepress dev docs`
 * shows edits at once.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SITE = 'build/site'
const FLEET = 'build/fleet'

/** Runs a script of Node. What it printed is in the error that is thrown if it fails. */
function run(...words: string[]): void {
  execFileSync(process.execPath, words, { stdio: 'pipe' })
}

rmSync(FLEET, { recursive: true, force: true })
run(join('node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build', 'docs')
for (const name of readdirSync('docs').filter(name => /\.json$|^comment\.png$/.test(name)))
  cpSync(`docs/${name}`, `${SITE}/${name}`)
run('scripts/demo.ts', '--output', `${SITE}/example`)
run('scripts/fleet.ts', '--output', FLEET)
cpSync(`${FLEET}/_fleet/report.html`, `${SITE}/example/fleet/index.html`)
