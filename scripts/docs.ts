/**
 * Writes what is generated: the README's tables from action.yml, and the result file's JSON Schema. With `--check`
 * only compares, and exits 1 when something is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { resultSchema } from '../src/report/json/result-schema.ts'
import { action } from '../test/support/inputs.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

function inputsTable(): string[] {
  const rows = Object.entries(action.inputs).map(([name, { description, required, default: value }]) => {
    const byDefault = required ? '**required**' : value === undefined ? '' : `\`${value}\``
    return `| \`${name}\` | ${byDefault} | ${cell(description)} |`
  })
  return ['| input | default | meaning |', '| --- | --- | --- |', ...rows]
}

function outputsTable(): string[] {
  const rows = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  )
  return ['| output | meaning |', '| --- | --- |', ...rows]
}

/** Replaces what stands between `<!-- name:begin -->` and `<!-- name:end -->`. */
function fill(text: string, name: string, lines: string[]): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md lacks ${begin} … ${end}.`)
  return [text.slice(0, from + begin.length), '', ...lines, '', text.slice(to)].join('\n')
}

const readme = readFileSync('README.md', 'utf8')
const files = {
  'README.md': fill(fill(readme, 'inputs', inputsTable()), 'outputs', outputsTable()),
  'docs/result.schema.json': `${JSON.stringify(z.toJSONSchema(resultSchema), undefined, 2)}\n`,
}

for (const [path, content] of Object.entries(files)) {
  const current = readFileSync(path, { encoding: 'utf8', flag: 'a+' })
  if (current === content) continue
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run "npm run docs" and commit it.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, content)
    console.log(`wrote ${path}`)
  }
}
