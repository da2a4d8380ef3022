/**
 * Writes the generated parts of files: the tables of inputs and outputs and the help of the command line, from action.yml;
 * the table of error codes; the start of the README in docs/get-started.md; three JSON Schemas; and the version of
 * package.json in all examples. With `--check`, only compares them, and exits with 1 if one is out of date.
 */

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { GROUPS } from '../docs/.vitepress/sidebar.ts'
import {
  fileNames,
  fileOnlyNames,
  gateSchema,
  inputNames,
  nameInSection,
  sections,
  typeOf,
} from '../src/inputs/inputs.ts'
import { DOCUMENTS } from '../src/lib/documents.ts'
import { fleetResultSchema, resultSchema } from '../src/report/files/json/result-schema.ts'
import { listSections } from '../src/report/words/rules.ts'
import { documents } from './lib/documents.ts'
import { action } from './lib/inputs.ts'
import { print } from './lib/print.ts'
import { publishedSchema } from './lib/published-schema.ts'

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

const cell = (text: string) => text.replaceAll('|', '\\|')

/** Returns the default of a value as text; undefined if there is none. */
function defaultOf(name: string): string | undefined {
  const type = typeOf(name)
  const value = type instanceof z.ZodPrefault ? type.def.defaultValue : undefined
  return action.inputs[name]?.default ?? (typeof value === 'string' ? value : undefined)
}

const descriptionOf = (name: string) => action.inputs[name]?.description ?? typeOf(name)?.description ?? ''

function valueTable(title: string, names: readonly string[]): string[] {
  const rows = names.map(name => {
    const byDefault = defaultOf(name)
    return `| \`${name}\` | ${byDefault === undefined ? '' : `\`${byDefault}\``} | ${cell(descriptionOf(name))} |`
  })
  return ['', `| ${title} | default | meaning |`, '| --- | --- | --- |', ...rows, '']
}

function outputTable(): string[] {
  const rows = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  )
  return ['', '| output | meaning |', '| --- | --- |', ...rows, '']
}

const HELP_FILE = 'src/hosts/cli/input-help.ts'

/** The descriptions of the inputs as a module, for the help of the command line. */
function inputHelp(): string {
  const descriptions = Object.entries(action.inputs).map(([name, { description }]) => [name, description])
  const module = [
    '// Generated from action.yml by `npm run docs`.',
    "import type { ActionInput } from '../../inputs/inputs.ts'",
    '',
    '/** What each input means, in the order of action.yml. */',
    `export const inputHelp: Record<ActionInput, string> = ${JSON.stringify(Object.fromEntries(descriptions))}`,
  ].join('\n')
  const biome = join('node_modules', '.bin', 'biome')
  return execFileSync(biome, ['format', `--stdin-file-path=${HELP_FILE}`], {
    input: module,
    encoding: 'utf8',
  })
}

/** Replaces the addresses of pages in a remedy with links. */
function linkPages(text: string): string {
  const address = new RegExp(`${DOCUMENTS}/([\\w-]+)(#[\\w-]+)?`, 'g')
  const titles = new Map(GROUPS.flatMap(({ pages }) => pages.map(({ page, text }) => [page, text])))
  return text.replaceAll(
    address,
    (_, page: string, anchor = '') => `[${titles.get(page)}](${page}.md${anchor})`,
  )
}

/** Returns the start of the README, with the links of a page in docs/. */
function startLines(): string[] {
  const [, start = ''] = /<!-- start:begin -->\n(.*?)<!-- start:end -->/s.exec(pin('README.md')) ?? []
  return [...start.trim().replaceAll('](docs/', '](').split('\n'), '']
}

function errorsPage(): string {
  const sections = listSections().flatMap(({ title, note, codes }) => [
    ...[`## ${title}`, ''],
    ...(note === undefined ? [] : [note, '']),
    ...['| code | meaning | remedy |', '| --- | --- | --- |'],
    ...codes.map(
      ({ code, meaning, remedy }) => `| \`${code}\` | ${cell(meaning)} | ${linkPages(cell(remedy))} |`,
    ),
    '',
  ])
  return fill('docs/errors.md', 'codes', sections)
}

/** Replaces the text between `<!-- name:begin -->` and `<!-- name:end -->` in the text of the file at `path`. */
function fill(path: string, name: string, lines: string[], text = pin(path)): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${path} lacks ${begin} … ${end}.`)
  return [text.slice(0, from + begin.length), '', ...lines, text.slice(to)].join('\n')
}

/** Returns the schema of the config file: a gate at the top level, or `gates` with shared values above them. */
function configSchema(): z.ZodType {
  const optional = (name: string) => (typeOf(name) ?? z.never()).optional()
  const values: Record<string, z.ZodType> = {}
  for (const name of fileNames.filter(name => name !== 'key' && !name.includes('.')))
    values[name] = optional(name)
  for (const [section, names] of sections) {
    const inner = names.map(name => [nameInSection(name), optional(name)])
    values[section] = z.strictObject(Object.fromEntries(inner)).optional()
  }
  const gate = z.strictObject({ ...values, key: gateSchema.shape.key.unwrap() })
  return z.strictObject({ key: optional('key'), ...values, gates: z.array(gate).min(1).optional() })
}

/** Returns its JSON Schema, with the description and the default of each value. */
function configJsonSchema(): string {
  const schema = z.toJSONSchema(configSchema(), {
    io: 'input',
    override: ({ path, jsonSchema }) => {
      const names = path.filter((step, index) => path[index - 1] === 'properties' && step !== 'gates')
      const name = names.join('.')
      // The defaults of the types are parsed values. The schema has them as text.
      delete jsonSchema.default
      delete jsonSchema.description
      if (path.at(-2) !== 'properties' || descriptionOf(name) === '') return
      jsonSchema.description = descriptionOf(name)
      const byDefault = defaultOf(name)
      if (byDefault !== undefined && name !== 'key') jsonSchema.default = byDefault
    },
  })
  return `${JSON.stringify({ title: 'AI Visibility Gate', ...schema }, undefined, 2)}\n`
}

/** Returns a file's text with the version of package.json wherever it pins the action. */
function pin(path: string): string {
  return readFileSync(path, 'utf8').replace(
    /(uses: ai-visibility-gate\/ai-visibility-gate(?:\/[\w./-]+)?)@\S+/g,
    `$1@v${version}`,
  )
}

const files = {
  ...Object.fromEntries(documents.map(path => [path, pin(path)])),
  'docs/inputs.md': fill(
    'docs/inputs.md',
    'values',
    valueTable('value', fileOnlyNames),
    fill('docs/inputs.md', 'inputs', valueTable('input', inputNames)),
  ),
  'docs/reports.md': fill('docs/reports.md', 'outputs', outputTable()),
  'docs/get-started.md': fill('docs/get-started.md', 'start', startLines()),
  [HELP_FILE]: inputHelp(),
  'docs/config.schema.json': configJsonSchema(),
  'docs/errors.md': errorsPage(),
  'docs/fleet-result.schema.json': `${JSON.stringify(publishedSchema(fleetResultSchema), undefined, 2)}\n`,
  'docs/result.schema.json': `${JSON.stringify(publishedSchema(resultSchema), undefined, 2)}\n`,
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
