/** The gate of the content pull requests of a repository, in its config file, and the workflow that runs it. README's quick start has both in one. */
import { stringify as toCsvLine } from 'csv-stringify/sync'
import { Document, isMap, isScalar, Scalar } from 'yaml'
import { InputsError } from '../../inputs/given-values.ts'
import { formatKeyword } from '../../inputs/keywords.ts'
import type { OwnedQuestion } from './propose-owners.ts'
import type { Site } from './propose-site.ts'

export const WORKFLOW_PATH = '.github/workflows/ai-visibility.yml'
export const ACTION = 'ai-visibility-gate/ai-visibility-gate'

export interface WorkflowChoices extends Site {
  keywords: OwnedQuestion[]
  /** Tag of the action: `v1.2.3`. */
  version: string
}

/** Returns the values of the gate, as texts. Throws an InputsError for a value with `${{`. */
export function gateInputs({
  brand,
  keywords,
  content,
  siteUrl,
  language,
}: Omit<WorkflowChoices, 'version'>) {
  return refuseExpressions({
    brand,
    keywords: toKeywordList(keywords),
    ...(content.length > 0 && { content: toList(content) }),
    ...(siteUrl.length > 0 && { 'site-url': toList(siteUrl) }),
    ...(language !== 'en' && { language }),
    baseline: 'base',
  })
}

/** Returns the inputs. Throws an InputsError for a value that GitHub would run as an expression, which may read secrets. */
export function refuseExpressions(inputs: Record<string, string>): Record<string, string> {
  const allowed = 'a text without ${{, which GitHub would run as an expression'
  const problems = Object.entries(inputs)
    .filter(([, text]) => text.includes('${{'))
    .map(([input, given]) => ({ input, given, allowed }))
  if (problems.length > 0) throw new InputsError(problems)
  return inputs
}

/** The first line of a config file: where an editor finds its schema. */
export const SCHEMA =
  ' yaml-language-server: $schema=https://raw.githubusercontent.com/ai-visibility-gate/ai-visibility-gate/main/docs/config.schema.json'

/** Returns the text of the config file. Each value is quoted as YAML needs it. Throws an InputsError for a value with `${{`. */
export function renderGate(choices: WorkflowChoices): string {
  const values = gateInputs(choices)
  const file = new Document(values)
  file.commentBefore = SCHEMA
  for (const name of Object.keys(values)) blockLines(file, [name])
  return file.toString({ lineWidth: 0 })
}

/** Returns the text of the workflow, which reads the config file. */
export function renderWorkflow({ version }: Pick<WorkflowChoices, 'version'>): string {
  const workflow = new Document({
    name: 'AI visibility',
    on: 'pull_request',
    permissions: { contents: 'read', 'pull-requests': 'write' },
    jobs: {
      gate: {
        'runs-on': 'ubuntu-latest',
        steps: [
          { uses: 'actions/checkout@v7', with: { 'fetch-depth': 2, 'persist-credentials': false } },
          { uses: `${ACTION}@${version}` },
        ],
      },
    },
  })
  const checkout = ['jobs', 'gate', 'steps', 0, 'with', 'fetch-depth']
  remark(workflow, ['permissions', 'pull-requests'], 'for the comment')
  remark(workflow, checkout, 'the merge commit and its base')
  for (const key of ['permissions', 'jobs']) separate(workflow, key)
  return workflow.toString({ lineWidth: 0 })
}

const DOUBTFUL =
  '# A line with a # names a page that may own the question. Remove the # to confirm it, or correct the path.'

/** Returns the text of the input `keywords`, with the pages that own the questions. One that is not sure is a comment. */
function toKeywordList(questions: OwnedQuestion[]): string {
  const lines = questions.map(({ keyword, proposed }) =>
    formatKeyword({ keyword, owner: proposed?.isSure ? proposed.owner : undefined }),
  )
  const doubtful = questions.map(({ keyword, proposed }) =>
    proposed === undefined || proposed.isSure
      ? []
      : [`# ${formatKeyword({ keyword, owner: proposed.owner })}`],
  )
  // A single question may need quotes, and beside its own comment it must read the same.
  const isQuoted = lines.length === 1 && toList(lines) !== lines[0]
  if (isQuoted || doubtful.every(comment => comment.length === 0)) return toList(lines)
  return toList([DOUBTFUL, ...lines.flatMap((line, index) => [line, ...(doubtful[index] ?? [])])])
}

/** Returns the text of a list input: an item a line; a single one with CSV quoting, because commas separate on one line. */
export function toList(items: string[]): string {
  const [only] = items
  if (items.length !== 1 || only === undefined) return `${items.join('\n')}\n`
  return toCsvLine([[only]], { record_delimiter: '' })
}

function scalarAt(workflow: Document, path: (string | number)[]): Scalar | undefined {
  const node = workflow.getIn(path, true)
  return isScalar(node) ? node : undefined
}

function remark(workflow: Document, path: (string | number)[], text: string): void {
  const scalar = scalarAt(workflow, path)
  if (scalar !== undefined) scalar.comment = ` ${text}`
}

/** Writes a value of several lines as a block. */
function blockLines(workflow: Document, path: (string | number)[]): void {
  const scalar = scalarAt(workflow, path)
  if (typeof scalar?.value === 'string' && scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL
}

/** Leaves a line free before a key of the workflow. */
function separate({ contents }: Document, name: string): void {
  if (!isMap(contents)) return
  for (const { key } of contents.items) {
    if (isScalar(key) && key.value === name) key.spaceBefore = true
  }
}
