/**
 * Prints how well old values of facts are found in labelled answers of language models: precision and recall.
 *
 *     npm run evaluate:facts -- [--wrong]
 *
 * `--wrong` also prints the answers whose judgement differs from the label. test/facts/answers/README.md names their sources.
 */
import { parseArgs } from 'node:util'
import { judgeAnswers, scoreAnswers } from './evaluation/facts.ts'
import { print } from './lib/print.ts'

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } })
const all = judgeAnswers()
print('| Set | Subject | answers | wrong | precision | recall |')
print('|---|---|---|---|---|---|')
const row = (set: string, subject: string, judged: typeof all) => {
  const { answers, wrong, precision, recall } = scoreAnswers(judged)
  print(`| ${set} | ${subject} | ${answers} | ${wrong} | ${precision.toFixed(2)} | ${recall.toFixed(2)} |`)
}
for (const [set, ofSet] of Map.groupBy(all, ({ set }) => set)) {
  for (const [name, own] of Map.groupBy(ofSet, ({ name }) => name)) row(set, name, own)
  row(set, 'all', ofSet)
}
row('both', 'all', all)
if (values.wrong) {
  for (const { name, from, isWrong, isFound } of all)
    if (isWrong !== isFound) print(`${isWrong ? 'missed' : 'invented'} ${name}: ${from}`)
}
