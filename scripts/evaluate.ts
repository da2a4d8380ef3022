/**
 * How the content gate judges real sites: which page it names for a question, commits that fail and what readers say of
 * them, losses put in on purpose, edits that cost nothing, and questions that the site has nothing on.
 *
 *     npm run evaluate -- [--format markdown|json] FOLDER… RESULT…
 *     npm run evaluate -- copies FOLDER…
 *
 * FOLDER is a checkout of a site of scripts/evaluation/sites.json. RESULT is what `--format json`
 * printed for some sites: so that they can be measured one after another, or several at once.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { evaluateCopies } from './evaluation/copies.ts'
import { evaluateSite } from './evaluation/replay.ts'
import { readLabels, readSites } from './evaluation/sites.ts'
import { addLabels, generateTable, siteResultSchema } from './evaluation/summary.ts'
import { print } from './lib/print.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string', default: 'markdown' } },
})
if (positionals.length === 0) {
  process.stderr.write('usage: npm run evaluate -- [--format markdown|json] FOLDER… RESULT…\n')
  process.exit(2)
}
if (positionals[0] === 'copies') {
  print(await evaluateCopies(positionals.slice(1)))
  process.exit()
}
const isResult = (path: string) => path.endsWith('.json')
const results = positionals
  .filter(isResult)
  .flatMap(path => z.array(siteResultSchema).parse(JSON.parse(readFileSync(path, 'utf8'))))
for (const site of readSites(positionals.filter(path => !isResult(path))))
  results.push(await evaluateSite(site))
const labelled = addLabels(results, readLabels())
print(values.format === 'json' ? JSON.stringify(labelled, undefined, 1) : generateTable(labelled))
