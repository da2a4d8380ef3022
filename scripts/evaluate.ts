/**
 * Measures how the content gate judges real sites: the page it finds for a question, commits that fail and what readers say
 * about them, injected losses, harmless edits, and questions that the site does not answer.
 *
 *     npm run evaluate -- [--format markdown|json] FOLDER… RESULT…
 *     npm run evaluate -- edits [--format markdown|json|labels] FOLDER… RESULT…
 *     npm run evaluate -- copies FOLDER…
 *
 * FOLDER is a checkout of a site of scripts/evaluation/sites.json. RESULT is what `--format json`
 * printed for some sites, so that sites can be measured one by one or in parallel. `edits` judges each page that
 * a commit touches by its own title; `labels` lists the edits that no reader has judged, as rows of edit-labels.tsv.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { evaluateCopies } from './evaluation/copies.ts'
import {
  editResultSchema,
  generateEditTable,
  listUnlabeled,
  readEditLabels,
} from './evaluation/edit-table.ts'
import { evaluateEdits } from './evaluation/edits.ts'
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
const command = positionals[0]
const isResult = (path: string) => path.endsWith('.json')
const readResults = <Result>(schema: z.ZodType<Result>) =>
  positionals.filter(isResult).flatMap(path => z.array(schema).parse(JSON.parse(readFileSync(path, 'utf8'))))
const folders = positionals.filter(path => path !== 'edits' && !isResult(path))

if (command === 'edits') {
  const results = readResults(editResultSchema)
  for (const site of readSites(folders)) results.push(await evaluateEdits(site))
  const labels = readEditLabels()
  const formats: Record<string, () => string> = {
    json: () => JSON.stringify(results, undefined, 1),
    labels: () => listUnlabeled(results, labels),
  }
  print(formats[values.format]?.() ?? generateEditTable(results, labels))
  process.exit()
}
const results = readResults(siteResultSchema)
for (const site of readSites(folders)) results.push(await evaluateSite(site))
const labelled = addLabels(results, readLabels())
print(values.format === 'json' ? JSON.stringify(labelled, undefined, 1) : generateTable(labelled))
