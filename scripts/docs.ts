/**
 * Writes the generated files: the README's tables and the help of the command line from action.yml, and the JSON Schemas
 * of the config file and the result file; and the version of package.json in every `uses:` of the documentation. With `--check`, only compares
 * them and exits with 1 if one is out of date.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { configSchema } from '../src/inputs/config-schema.ts'
import { inputDefaults } from '../src/inputs/fields.ts'
import { listCodes } from '../src/report/codes.ts'
import { resultSchema } from '../src/report/json/result-schema.ts'
import { action } from './lib/inputs.ts'
import { print } from './lib/print.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

function inputsTable(): string[] {
  const rows = Object.entries(action.inputs).map(([name, { description, default: byRunner }]) => {
    const byDefault = byRunner ?? inputDefaults[name]
    return `| \`${name}\` | ${byDefault === undefined ? '' : `\`${byDefault}\``} | ${cell(description)} |`
  })
  return ['| input | default | meaning |', '| --- | --- | --- |', ...rows]
}

function outputsTable(): string[] {
  const rows = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  )
  return ['| output | meaning |', '| --- | --- |', ...rows]
}

const HELP_FILE = 'src/hosts/cli/input-help.ts'

/** The descriptions of the inputs as a module, for the help of the command line. */
function inputHelp(): string {
  const descriptions = Object.entries(action.inputs).map(([name, { description }]) => [name, description])
  const module = [
    '// Generated from action.yml by `npm run docs`.',
    "import type { InputName } from '../../inputs/fields.ts'",
    '',
    '/** What each input means, in the order of action.yml. */',
    `export const inputHelp: Record<InputName, string> = ${JSON.stringify(Object.fromEntries(descriptions))}`,
  ].join('\n')
  const biome = join('node_modules', '.bin', 'biome')
  return execFileSync(biome, ['format', `--stdin-file-path=${HELP_FILE}`], {
    input: module,
    encoding: 'utf8',
  })
}

function errorsPage(): string {
  const rows = listCodes().map(
    ({ code, meaning, remedy }) => `| \`${code}\` | ${cell(meaning)} | ${cell(remedy)} |`,
  )
  return [
    '# Error codes',
    '',
    'Every failure and every warning starts with a code in the log and in the annotation: `AVG_AUTH_401: …`. The comment and',
    'the other reports have the same words without the code. `npm run docs` writes this page from `src/report/codes/`.',
    '',
    '| code | meaning | remedy |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** Replaces what stands between `<!-- name:begin -->` and `<!-- name:end -->`. */
function fill(text: string, name: string, lines: string[]): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md lacks ${begin} … ${end}.`)
  return [text.slice(0, from + begin.length), '', ...lines, '', text.slice(to)].join('\n')
}

/** The schema of a config file, with the description and the default of each input. */
function configJsonSchema(): string {
  const schema = z.toJSONSchema(configSchema, {
    io: 'input',
    override: ({ path, jsonSchema }) => {
      const name = String(path.at(-1))
      const input = path.at(-2) === 'properties' ? action.inputs[name] : undefined
      if (input === undefined) return
      jsonSchema.description = input.description
      const byDefault = inputDefaults[name]
      if (typeof byDefault === 'string' && name !== 'key') jsonSchema.default = byDefault
    },
  })
  return `${JSON.stringify({ title: 'AI Visibility Gate', ...schema }, undefined, 2)}\n`
}

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Returns a file's text with the version of package.json in each step that uses the action. */
const pin = (path: string) =>
  readFileSync(path, 'utf8').replace(/(uses: ai-visibility-gate\/ai-visibility-gate)@\S+/g, `$1@v${version}`)

const files = {
  'README.md': fill(fill(pin('README.md'), 'inputs', inputsTable()), 'outputs', outputsTable()),
  ...Object.fromEntries(
    ['docs/config.md', 'docs/history.md', 'examples/README.md', 'examples/workflows/built-site.yml'].map(
      path => [path, pin(path)],
    ),
  ),
  [HELP_FILE]: inputHelp(),
  'docs/config.schema.json': configJsonSchema(),
  'docs/errors.md': errorsPage(),
  'docs/result.schema.json': `${JSON.stringify(z.toJSONSchema(resultSchema), undefined, 2)}\n`,
}

for (const [path, content] of Object.entries(files)) {
  const current = readFileSync(path, { encoding: 'utf8', flag: 'a+' })
  if (current === content) continue
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is out of date: run "npm run docs" and commit it.\n`)
    process.exitCode = 1
  } else {
    writeFileSync(path, content)
    print(`wrote ${path}`)
  }
}
