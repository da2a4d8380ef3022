/** Carries out the recipes of CONTRIBUTING.md on a copy of the sources, and compares the files that recipe and compiler name. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

interface Recipe {
  /** How its paragraph begins. */
  title: string
  /** What a person writes first: a new file, or what stands in place of a text that a file has once. */
  edits: ({ file: string; content: string } | { file: string; from: string; to: string })[]
  /** The files that the compiler then asks for. */
  asked: string[]
}

const recipes: Recipe[] = [
  {
    title: 'An input',
    edits: [
      {
        file: 'src/inputs/inputs.ts',
        from: "  'fail-on': wordList(",
        to: "  'added-count': count.optional(),\n  'fail-on': wordList(",
      },
      {
        file: 'src/inputs/settings.ts',
        from: '  hostCheck: boolean\n',
        to: '  hostCheck: boolean\n  addedCount: number | undefined\n',
      },
    ],
    // `npm run docs` writes the first.
    asked: ['src/hosts/cli/input-help.ts', 'src/inputs/read-settings.ts'],
  },
  {
    title: 'A value of the embedded service',
    edits: [
      {
        file: 'src/inputs/inputs.ts',
        from: "  'max-requests': count",
        to: "  'added-limit': count.optional().describe('A limit.'),\n  'max-requests': count",
      },
      {
        file: 'src/inputs/inputs.ts',
        from: "  'max-requests',\n",
        to: "  'added-limit',\n  'max-requests',\n",
      },
      {
        file: 'src/embedded/settings.ts',
        from: '  maxRequests: number | undefined\n',
        to: '  maxRequests: number | undefined\n  addedLimit: number | undefined\n',
      },
      {
        file: 'src/inputs/embedded-inputs.ts',
        from: "    maxRequests: inputs['max-requests'],\n",
        to: "    maxRequests: inputs['max-requests'],\n    addedLimit: inputs['added-limit'],\n",
      },
      {
        file: 'src/commands/service/open-embedded.ts',
        from: '        content: service.content,\n',
        to: "        content: service.content,\n        'added-limit': [String(service.addedLimit)],\n",
      },
    ],
    asked: [],
  },
  {
    title: 'A rule',
    edits: [
      {
        file: 'src/inputs/inputs.ts',
        from: "  'min-share-of-voice': percent(",
        to: "  'min-added': count.optional().describe('A floor.'),\n  'min-share-of-voice': percent(",
      },
      {
        file: 'src/inputs/settings.ts',
        from: '  minShareOfVoice: number | undefined\n',
        to: '  minShareOfVoice: number | undefined\n  minAdded: number | undefined\n',
      },
      {
        file: 'src/gate/rules/added.ts',
        content: `import type { Rule } from './rule.ts'
          export const minAdded: Rule = {
            name: 'min-added',
            subject: { noun: 'number of additions', unit: 'count' },
            isDrop: false,
            check: ({ thresholds: { minAdded: floor } }) =>
              floor === undefined ? undefined : { kind: 'added', rule: 'min-added', outcome: 'pass' },
          }`,
      },
      {
        file: 'src/gate/rules/rules.ts',
        from: 'export const RULES: readonly Rule[] = [\n',
        to: "import { minAdded } from './added.ts'\nexport const RULES: readonly Rule[] = [\n  minAdded,\n",
      },
      {
        file: 'src/gate/rule-schema.ts',
        from: "  kind('completeness', {",
        to: "  kind('added', { ...named, outcome: z.enum(['pass', 'fail']) }),\n  kind('completeness', {",
      },
    ],
    asked: ['src/inputs/read-settings.ts', 'src/report/messages/rules.ts'],
  },
  {
    title: 'A finding',
    edits: [
      {
        file: 'src/findings/finding.ts',
        from: "  kind('no-rule',",
        to: "  kind('added', common),\n  kind('no-rule',",
      },
      { file: 'src/findings/find-findings.ts', from: "  'no-rule',\n", to: "  'added',\n  'no-rule',\n" },
    ],
    asked: ['src/report/tell/tell.ts'],
  },
  {
    title: 'A report format',
    edits: [
      {
        file: 'src/inputs/inputs.ts',
        from: "choiceList(['json', 'csv', 'html', 'pdf'",
        to: "choiceList(['json', 'csv', 'html', 'added', 'pdf'",
      },
      {
        file: 'src/lib/document/added/added.ts',
        content: `import type { Document } from '../blocks.ts'
          export const renderAdded = (document: Document) => JSON.stringify(document)`,
      },
      {
        file: 'src/commands/write-reports.ts',
        from: "    ...(wants('html') ? await write(",
        to: `    ...(wants('added')
              ? await write('report.txt', async () =>
                  (await import('../lib/document/added/added.ts')).renderAdded(gateDocument(gate)))
              : []),
             ...(wants('html') ? await write(`,
      },
    ],
    asked: [],
  },
  {
    title: 'An error code',
    edits: [
      {
        file: 'src/report/messages/codes.ts',
        from: '  AVG_SUMMARY: [',
        to: "  AVG_ADDED: ['Added.', 'None.'],\n  AVG_SUMMARY: [",
      },
    ],
    asked: [],
  },
  {
    title: 'An engine',
    edits: [
      {
        file: 'src/engines/added.ts',
        content: `import type { Engine } from './engine.ts'
          import { mistral } from './mistral.ts'
          export const added: Engine = { ...mistral, defaultModel: 'added-1' }`,
      },
      {
        file: 'src/engines/engines.ts',
        from: 'export const engines = {\n',
        to: "import { added } from './added.ts'\nexport const engines = {\n  added,\n",
      },
    ],
    asked: ['src/engines/prices.ts'],
  },
  {
    title: 'A reason for a missing answer',
    edits: [
      {
        file: 'src/engines/answer-record.ts',
        from: "    'redirected',\n",
        to: "    'redirected',\n    'added',\n",
      },
    ],
    asked: ['src/report/messages/answers.ts'],
  },
  {
    title: 'A fact of a recorded run',
    edits: [
      {
        file: 'src/history/record.ts',
        from: '  totalEngines: count,\n',
        to: '  totalEngines: count,\n  added: maybe(count),\n',
      },
    ],
    asked: ['src/commands/record-runs.ts', 'src/history/format.ts', 'src/history/result-file.ts'],
  },
  {
    title: 'An output',
    edits: [
      {
        file: 'src/hosts/action/publish/step.ts',
        from: "  'comment-url': '',\n",
        to: "  'comment-url': '',\n  added: '',\n",
      },
    ],
    asked: [],
  },
  {
    title: 'A history store',
    edits: [
      {
        file: 'src/history/store.ts',
        from: '\n])\nexport type HistoryPlace',
        to: "\n  kind('added', { name: text }),\n])\nexport type HistoryPlace",
      },
      {
        file: 'src/comparison/baseline.ts',
        from: '[branch, file] =',
        to: '[branch, file, added] =',
      },
      {
        file: 'src/comparison/baseline.ts',
        from: '  file.extend(runs),\n',
        to: '  file.extend(runs),\n  added.extend(runs),\n',
      },
      {
        file: 'src/inputs/settings.ts',
        from: "  | { kind: 'base' }\n",
        to: "  | { kind: 'base' }\n  | { kind: 'added' }\n",
      },
      {
        file: 'src/inputs/inputs.ts',
        from: '(none|base|branch)',
        to: '(none|base|added|branch)',
      },
      {
        file: 'src/inputs/read-settings.ts',
        from: "    case 'base':\n",
        to: "    case 'base':\n    case 'added':\n",
      },
    ],
    asked: ['src/hosts/action/open-histories.ts', 'src/report/messages/history.ts'],
  },
]

/** Returns the texts of the files that the edits make or change. */
function edit(edits: Recipe['edits']): Map<string, string> {
  const texts = new Map<string, string>()
  for (const each of edits) {
    if ('content' in each) texts.set(each.file, each.content)
    else {
      const parts = (texts.get(each.file) ?? readFileSync(each.file, 'utf8')).split(each.from)
      if (parts.length !== 2) throw new Error(`${each.file} has other than once: ${each.from}`)
      texts.set(each.file, parts.join(each.to))
    }
  }
  return texts
}

/** Returns the path of a file from the root of the repository. */
function nameOf(path: string): string {
  return relative('.', resolve(path)).replaceAll('\\', '/')
}

/** Returns the files of `src/` in which the compiler finds problems where these files have these texts. */
function compile(texts: Map<string, string>): Set<string> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.')
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  const edited = (path: string) => texts.get(nameOf(path))
  host.readFile = path => edited(path) ?? readFile(path)
  host.fileExists = path => edited(path) !== undefined || fileExists(path)
  // Those of new files, too.
  host.directoryExists = () => true
  const program = ts.createProgram([...globSync('src/**/*.ts'), ...texts.keys()], options, host)
  const problems = program.getSemanticDiagnostics()
  return new Set(problems.map(({ file }) => nameOf(file?.fileName ?? '')))
}

const page = readFileSync('CONTRIBUTING.md', 'utf8')
const paragraphOf = (title: string) =>
  page.split(/\n\n/).find(text => [`**${title}.**`, `**${title}**`].some(start => text.startsWith(start))) ??
  ''

describe('the recipes of CONTRIBUTING.md', () => {
  let found: Set<string>
  beforeAll(() => {
    found = compile(edit(recipes.flatMap(({ edits }) => edits)))
  }, 120_000)

  it('name together the files that the compiler asks for, and no other', () => {
    expect([...found].toSorted()).toEqual([...new Set(recipes.flatMap(({ asked }) => asked))].toSorted())
  })

  it.each(recipes)('$title: the recipe names each file, and no other', ({ title, edits, asked }) => {
    const paragraph = paragraphOf(title)
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
