/**
 * Builds the documents as a site into build/site: the pages, the schemas they link to, and the reports of the example site and
 * of the example fleet. Fails on a link to a page that does not exist. `npx vitepress dev docs` shows edits at once.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { build } from 'vitepress'

const SITE = 'build/site'
const FLEET = 'build/fleet'

function run(script: string, folder: string): void {
  execFileSync(process.execPath, [script, '--output', folder], { stdio: 'pipe' })
}

rmSync(FLEET, { recursive: true, force: true })
await build('docs')
for (const name of readdirSync('docs').filter(name => name.endsWith('.json')))
  cpSync(`docs/${name}`, `${SITE}/${name}`)
run('scripts/demo.ts', `${SITE}/example`)
run('scripts/fleet.ts', FLEET)
cpSync(`${FLEET}/ai-visibility/_fleet/report.html`, `${SITE}/example/fleet/index.html`)
