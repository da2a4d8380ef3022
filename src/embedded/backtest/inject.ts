/** Puts losses into the pages of the newest commit, one at a time, through the comparison that the gate makes. */
import type { Corpus, Page } from '../pages/corpus.ts'
import type { PageSource, SourceFile } from '../pages/source.ts'
import type { TreeComparison } from '../repository/compare.ts'
import { isOwn } from '../repository/outcome.ts'
import type { History } from './history.ts'
import { type Injection, type InjectionKind, injections } from './injections.ts'
import type { Judge } from './replay.ts'

export interface JudgedInjection {
  kind: InjectionKind
  path: string
  /** The keywords whose answers cite the page. */
  keywords: string[]
  /** Whether the page is cited first for one of them. */
  citedFirst: boolean
  /** The keywords that are lost; the gate fails if there are any. */
  lost: string[]
}

/** Compares the newest commit with itself after a change of one page. */
export type Injector = (page: Page, inject: (text: string) => string | undefined) => Promise<TreeComparison>

/** Returns an injector that reads the texts of `pages`, of the newest commit. Rejects with a CorpusError. */
export async function createInjector(
  { head: { source }, load }: History,
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
    const { base, head } = await load(source, withText(source, { path, id: `injected ${count}` }, text))
    return judge(base, head)
  }
}

/** Puts every loss into every page of the brand that an answer cites, page by page. */
export async function* injectLosses(
  history: History,
  judge: Judge,
  signal?: AbortSignal,
): AsyncGenerator<JudgedInjection> {
  const targets = listTargets(history.head.corpus, judge)
  const run = await createInjector(
    history,
    judge,
    targets.map(({ page }) => page),
  )
  for (const { page, keywords, citedFirst } of targets) {
    const { path, content } = page
    for (const kind of injectionKinds) {
      signal?.throwIfAborted()
      const inject: Injection = injections[kind]
      const { evidence } = await run(page, text => inject({ path, text, title: content.title }))
      const lost = evidence.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword)
      yield { kind, path, keywords, citedFirst, lost }
    }
  }
}

/** In the order of the reports. */
export const injectionKinds: InjectionKind[] = ['deleted', 'stub', 'draft', 'noindex']

interface Target {
  page: Page
  keywords: string[]
  citedFirst: boolean
}

/** The pages of the brand that answers cite, by path. */
export function listTargets(corpus: Corpus, judge: Judge): Target[] {
  const targets = new Map<string, Target>()
  for (const { keyword, sentences } of judge(corpus, corpus).base.keywords) {
    for (const [index, { page }] of sentences.entries()) {
      if (!isOwn(page)) continue
      const target = targets.get(page.path) ?? { page, keywords: [], citedFirst: false }
      if (!target.keywords.includes(keyword)) target.keywords.push(keyword)
      target.citedFirst ||= index === 0
      targets.set(page.path, target)
    }
  }
  return [...targets.values()].sort((a, b) => (a.page.path < b.page.path ? -1 : 1))
}

/** The source with another text of one file; without the file where there is no text. */
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
