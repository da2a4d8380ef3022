/** A change of one page of the newest commit, and the losses that need its front matter. */

import type { PageSource, SourceFile } from '../../src/checkout/source.ts'
import type { Judge } from '../../src/owners/backtest/backtest.ts'
import type { CommitHistory } from '../../src/owners/backtest/commit-history.ts'
import type { TreeComparison } from '../../src/owners/compare.ts'
import { formatOf } from '../../src/pages/formats.ts'
import type { Page } from '../../src/sites/corpus.ts'
import { withIncludes } from '../../src/sites/includes/with-includes.ts'

/** The page that is to lose. */
interface TargetPage {
  path: string
  text: string
  title: string
}

const STUB = 'This page is being rewritten. Please come back later.'

/** Returns the page with its title and without its text. */
export function makeStub({ path, text, title }: TargetPage): string {
  return formatOf(path) === 'html'
    ? `<title>${title}</title>\n<h1>${title}</h1>\n<p>${STUB}</p>\n`
    : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`
}

/** Returns the page with a mark that keeps search engines away. */
export function hide({ path, text }: TargetPage): string {
  const block = frontMatterOf(text)
  if (formatOf(path) === 'html') {
    return `${block}<meta name="robots" content="noindex">\n\n${text.slice(block.length)}`
  }
  if (block === '') return `---\nrobots: noindex\n---\n\n${text}`
  return text.replace(/^---.*\r?\n/, '---\nrobots: noindex\n')
}

/** Returns the front matter in YAML, the lines around it included; '' without any. */
export function frontMatterOf(text: string): string {
  const [block = ''] = /^---[ \t]*\r?\n[\s\S]*?(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  return block
}

/** Compares the newest commit with itself after a change of one page. */
type Injector = (page: Page, inject: (text: string) => string | undefined) => Promise<TreeComparison>

/** Returns an injector that reads the texts of `pages`, of the newest commit. Rejects with an AvgError. */
export async function createInjector(
  { head: { source }, load }: CommitHistory,
  judge: Judge,
  pages: Page[],
): Promise<Injector> {
  const paths = new Set(pages.map(({ path }) => path))
  const texts = new Map<string, string>()
  for await (const reading of source.read(source.files.filter(({ path }) => paths.has(path)))) {
    if ('text' in reading) texts.set(reading.file.path, reading.text)
  }
  let count = 0
  return async ({ path }, inject) => {
    count += 1
    const text = inject(texts.get(path) ?? '')
    const changed = withText(source, { path, id: `injected ${count}` }, text)
    const { base, head } = await load(source, changed)
    return judge(
      { corpus: base, source: withIncludes(source) },
      { corpus: head, source: withIncludes(changed) },
    )
  }
}

/** The source with another text of one file; without the file if `text` is undefined. */
function withText(source: PageSource, file: SourceFile, text: string | undefined): PageSource {
  const replaced = text === undefined ? [] : [file]
  return {
    ...source,
    files: source.files.flatMap(other => (other.path === file.path ? replaced : [other])),
    async *read(wanted) {
      if (text !== undefined && wanted.includes(file)) yield { file, text }
      yield* source.read(wanted.filter(other => other !== file))
    },
  }
}
