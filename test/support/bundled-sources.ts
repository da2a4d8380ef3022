import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** What a run of the tests offers to a global setup, as far as it is used here. */
interface TestRun {
  onTestsRerun(listen: () => Promise<void>): void
}

/**
 * Bundles the sources, and lets the child processes of the tests that run `src/index.ts` load the bundle in its place: a
 * page worker then starts in half the processor time, and the tests start 200 of them. A process whose NODE_OPTIONS a test
 * replaces runs the sources.
 */
export default async function setup(run: TestRun): Promise<void> {
  const folder = join(tmpdir(), 'bundled-sources')
  const hook = join(folder, 'hook.mjs')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  writeFileSync(hook, hookFrom(resolve('src/index.ts'), join(folder, 'index.js')))
  await bundle(folder)
  run.onTestsRerun(() => bundle(folder))
  // The options of the shell stay in force.
  process.env['NODE_OPTIONS'] =
    `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(hook).href}`.trim()
}

async function bundle(folder: string): Promise<void> {
  await using sources = await rolldown({ input: resolve('src/index.ts'), platform: 'node' })
  await sources.write({ dir: folder })
}

/**
 * Returns a module that makes a process whose script is `entry` load `replacement`, and every process start its page
 * workers from there: a worker inherits no options of Node.
 */
function hookFrom(entry: string, replacement: string): string {
  const [from, to] = [entry, replacement].map(path => JSON.stringify(pathToFileURL(path).href))
  return `import { registerHooks } from 'node:module'

const isEntry = process.argv[1] === ${JSON.stringify(entry)}
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return isEntry && resolved.url === ${from} ? { ...resolved, url: ${to} } : resolved
  },
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/page-worker/start-worker.ts')) return loaded
    return { ...loaded, source: String(loaded.source).replaceAll('import.meta.url', JSON.stringify(${to})) }
  },
})
`
}
