/**
 * Prints how well the names of brands are found: precision and recall by kind of name, by language and by set.
 *
 *     npm run evaluate:mentions -- [--held] [--wrong] [FOLDER]
 *
 * FOLDER is a git folder of the recorded answers that test/citation/mentions/README.md names. `--held` adds the sentences
 * that no rule was tried on. `--wrong` lists the names that were judged wrong.
 */
import { parseArgs } from 'node:util'
import {
  classes,
  readEdges,
  readRecorded,
  readRuns,
  readSentences,
  type Score,
  score,
} from './evaluation/mentions.ts'
import { print } from './lib/print.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { held: { type: 'boolean', default: false }, wrong: { type: 'boolean', default: false } },
})
const [folder] = positionals
const sets = {
  Sentences: readSentences(),
  'Runs of answers': readRuns(),
  'Edges, open': readEdges('open'),
  ...(values.held && { 'Edges, held out': readEdges('held') }),
  ...(folder !== undefined && { 'Recorded answers': readRecorded(folder) }),
}
const all = Object.values(sets).flat()
const languages = [...new Set(all.map(({ language }) => language))].sort()

const cell = ({ items, precision, recall }: Score) =>
  items === 0 ? '–' : `${precision.toFixed(2)} / ${recall.toFixed(2)}`
const row = (title: string, items: typeof all) => {
  const { brands, ...total } = score(items)
  print(
    `| ${title} | ${items.length} | ${brands} | ${cell({ brands, ...total })} | ${cell(score(items, 'text'))} |`,
  )
}
print('| Names | labels | brands | with the answers of the run | with one answer |')
print('|---|---|---|---|---|')
row('all', all)
for (const kind of classes)
  row(
    kind,
    all.filter(each => each.class === kind),
  )
for (const language of languages)
  row(
    language,
    all.filter(each => each.language === language),
  )
for (const [title, items] of Object.entries(sets)) row(title, items)
if (values.wrong) {
  for (const { brand, mentioned, text, part } of score(all).wrong) {
    const near = part ? text.slice(Math.max(0, part.start - 40), part.end + 40) : text
    print(`${mentioned ? 'missed' : 'invented'} ${brand}: ${JSON.stringify(near)}`)
  }
}
