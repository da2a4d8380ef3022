/** Carries out the recipes of CONTRIBUTING.md on a copy of the sources, and compares the files that recipe and compiler name. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

interface Edit {
  file: string
  /** A text that the file contains once; undefined for a new file. */
  anchor?: string
  text: string
}

interface Recipe {
  /** How its paragraph or row begins. */
  title: string
  /** What a person writes first. */
  edits: Edit[]
  /** The files that the compiler then asks for. */
  asked: string[]
}

const create = (file: string, text: string): Edit => ({ file, text })
const replace = (file: string, anchor: string, text: string): Edit => ({ file, anchor, text })
const before = (file: string, anchor: string, text: string): Edit => replace(file, anchor, text + anchor)
const after = (file: string, anchor: string, text: string): Edit => replace(file, anchor, anchor + text)

const INPUTS = 'src/inputs/inputs.ts'

const ADDED_RULE = `import type { Rule } from './rule.ts'
  export const minAdded: Rule = {
    name: 'min-added',
    subject: { noun: 'number of additions', unit: 'count' },
    isDrop: false,
    check: ({ thresholds: { minAdded: floor } }) =>
      floor === undefined ? undefined : { kind: 'added', rule: 'min-added', outcome: 'pass' },
  }`
const ADDED_RENDERER = `import type { Document } from '../blocks.ts'
  export const renderAdded = (document: Document) => JSON.stringify(document)`
const ADDED_REPORT = `    ...(wants('added')
      ? await write('report.txt', async () =>
          (await import('../lib/document/added/added.ts')).renderAdded(gateDocument(gate)))
      : []),
`
const ADDED_ENGINE = `import type { Engine } from './engine.ts'
  import { mistral } from './mistral.ts'
  export const added: Engine = { ...mistral, defaultModel: 'added-1' }`

const recipes: Recipe[] = [
  {
    title: 'An input',
    edits: [
      before(INPUTS, "  'fail-on': wordList(", "  'added-count': count.optional(),\n"),
      after('src/inputs/settings.ts', '  hostCheck: boolean\n', '  addedCount: number | undefined\n'),
    ],
    // `npm run docs` writes the first.
    asked: ['src/hosts/cli/input-help.ts', 'src/inputs/read-settings.ts'],
  },
  {
    title: 'A rule',
    edits: [
      before(
        INPUTS,
        "  'min-share-of-voice': percent(",
        "'min-added': count.optional().describe('A floor.'),",
      ),
      after(
        'src/inputs/settings.ts',
        '  minShareOfVoice: number | undefined\n',
        'minAdded: number | undefined\n',
      ),
      create('src/gate/rules/added.ts', ADDED_RULE),
      before(
        'src/gate/rules/rules.ts',
        'export const RULES: readonly',
        "import { minAdded } from './added.ts'\n",
      ),
      after('src/gate/rules/rules.ts', 'Rule[] = [\n', '  minAdded,\n'),
      before(
        'src/gate/rule-schema.ts',
        "  kind('completeness', {",
        "kind('added', { ...named, outcome: z.enum(['pass', 'fail']) }),",
      ),
    ],
    asked: ['src/inputs/read-settings.ts', 'src/report/messages/rules.ts'],
  },
  {
    title: 'A finding',
    edits: [
      before('src/findings/finding.ts', "  kind('no-rule',", "  kind('added', common),\n"),
      before('src/findings/find-findings.ts', "  'no-rule',\n", "  'added',\n"),
    ],
    asked: ['src/report/text/describe-findings.ts'],
  },
  {
    title: 'a report format',
    edits: [
      after(INPUTS, "choiceList(['json', 'csv', 'html', ", "'added', "),
      create('src/lib/document/added/added.ts', ADDED_RENDERER),
      before('src/run/write-reports.ts', "    ...(wants('html') ? await write(", ADDED_REPORT),
    ],
    asked: [],
  },
  {
    title: 'an error code',
    edits: [
      before(
        'src/errors/inputs.ts',
        '  AVG_SUMMARY: {',
        "  AVG_ADDED: { meaning: 'Added.', remedy: 'None.' },\n",
      ),
    ],
    asked: [],
  },
  {
    title: 'An engine',
    edits: [
      create('src/engines/added.ts', ADDED_ENGINE),
      replace(
        'src/engines/engines.ts',
        'export const engines = {\n',
        "import { added } from './added.ts'\nexport const engines = {\n  added,\n",
      ),
    ],
    asked: ['src/engines/prices.ts'],
  },
  {
    title: 'a value of a recorded run',
    edits: [after('src/history/record.ts', '  totalEngines: count,\n', '  added: maybe(count),\n')],
    asked: ['src/run/record-runs.ts', 'src/history/format.ts', 'src/history/result-file.ts'],
  },
  {
    title: 'an output',
    edits: [after('src/hosts/action/publish/step.ts', "  'comment-url': '',\n", "  added: '',\n")],
    asked: [],
  },
]

/** Returns the texts of the files that the edits create or change. */
function edit(edits: Recipe['edits']): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, anchor, text } of edits) {
    if (anchor === undefined) texts.set(file, text)
    else {
      const parts = (texts.get(file) ?? readFileSync(file, 'utf8')).split(anchor)
      if (parts.length !== 2) throw new Error(`${file} must contain this exactly once: ${anchor}`)
      texts.set(file, parts.join(text))
    }
  }
  return texts
}

/** Returns the path of a file from the root of the repository. */
function nameOf(path: string): string {
  return relative('.', resolve(path)).replaceAll('\\', '/')
}

/** Returns the files of `src/` in which the compiler finds problems if these files have these texts. */
function compile(texts: Map<string, string>): Set<string> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.')
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  const edited = (path: string) => texts.get(nameOf(path))
  host.readFile = path => edited(path) ?? readFile(path)
  host.fileExists = path => edited(path) !== undefined || fileExists(path)
  // The folders of new files do not exist on the disk.
  host.directoryExists = () => true
  const program = ts.createProgram([...globSync('src/**/*.ts'), ...texts.keys()], options, host)
  const problems = program.getSemanticDiagnostics()
  return new Set(problems.map(({ file }) => nameOf(file?.fileName ?? '')))
}

const paragraphs = readFileSync('CONTRIBUTING.md', 'utf8').split(/\n\n|\n(?=\|)/)
const findParagraph = (title: string) =>
  paragraphs.find(text => text.startsWith(`**${title}.**`) || text.startsWith(`| ${title} |`)) ?? ''

describe('the recipes of CONTRIBUTING.md', () => {
  let found: Set<string>
  beforeAll(() => {
    found = compile(edit(recipes.flatMap(({ edits }) => edits)))
  }, 120_000)

  it('together name the files that the compiler asks for, and no others', () => {
    expect([...found].toSorted()).toEqual([...new Set(recipes.flatMap(({ asked }) => asked))].toSorted())
  })

  it.each(recipes)('$title: the recipe names each file, and no others', ({ title, edits, asked }) => {
    const paragraph = findParagraph(title)
    const named = [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const files = [...edits.map(({ file }) => file), ...asked]
    const isNamed = (file: string) =>
      [file, basename(file), `${dirname(file)}/`].some(
        name => named.includes(name) || named.includes(name.replaceAll('added', 'NAME')),
      )
    expect(files.filter(file => !isNamed(file))).toEqual([])
    const paths = named.filter(name => /^src\/.*\.ts$/.test(name) && !name.includes('NAME'))
    expect(paths.filter(path => !files.includes(path))).toEqual([])
  })
})
