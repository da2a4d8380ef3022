import type { PageSource, SourceFile } from '../../src/checkout/source.ts'
import { AvgError, type ErrorDetails } from '../../src/errors/avg-error.ts'
import { isData } from '../../src/pages/formats.ts'
import { parsePage } from '../../src/pages/page.ts'
import type { Page } from '../../src/sites/corpus.ts'
import { isSiteFile } from '../../src/sites/indexing/site.ts'
import { createSelection, type Selection } from '../../src/sites/selection.ts'

/** Pages from Markdown by path; those under `rival/` are Rival's, all others the brand's. */
export function pagesOf(files: Record<string, string>): Page[] {
  return Object.entries(files)
    .map(([path, text]) => ({
      path,
      id: text,
      url: `https://acme.example/${path.replace(/\.md$/, '')}`,
      addresses: [`/${path.replace(/\.md$/, '')}`],
      base: '/',
      owner: path.startsWith('rival/') ? 'Rival' : undefined,
      content: parsePage(text, 'markdown'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const isPart = (path: string) => path.startsWith('_includes/') || isData(path)

/** A source in memory that remembers which paths were read; files in `_includes/` are not pages. */
export function aSource(files: Record<string, string>): PageSource & { wasRead: string[] } {
  const wasRead: string[] = []
  const all = Object.entries(files).map(([path, text]) => ({ path, id: text }))
  return {
    files: all.filter(({ path }) => !isSiteFile(path) && !isPart(path)),
    siteFiles: all.filter(({ path }) => isSiteFile(path)),
    parts: all.filter(({ path }) => isPart(path)),
    untracked: new Set(),
    skipped: [],
    wasRead,
    async *read(wanted: SourceFile[]) {
      for (const file of wanted) {
        wasRead.push(file.path)
        yield { file, text: files[file.path] ?? '' }
      }
    },
  }
}

/** A source in memory whose pages are chosen as those of a repository are. */
export function aRepositorySource(files: Record<string, string>): PageSource {
  const selection = createSelection([], [])
  const all = Object.entries(files).map(([path, text]) => ({ path, id: text }))
  return {
    ...aSource(files),
    files: all.filter(({ path }) => selection.isPage(path)),
    siteFiles: all.filter(({ path }) => isSiteFile(path)),
    parts: all.filter(({ path }) => selection.isPart(path)),
    skipped: all.flatMap(({ path }) => selection.skip(path) ?? []),
  }
}

/** Each file that a source reads, with its text, or why it is not read after an exclamation mark. */
export async function readingsOf(source: PageSource, files = source.files): Promise<[string, string][]> {
  const readings: [string, string][] = []
  for await (const reading of source.read(files)) {
    readings.push([reading.file.path, 'text' in reading ? reading.text : `! ${reading.unreadable}`])
  }
  return readings
}

/** A selection only by a predicate. */
export function selecting(isPage: (path: string) => boolean): Selection {
  return {
    ...createSelection([], []),
    isPage,
    isPart: () => false,
    mayHold: () => true,
    skip: () => undefined,
  }
}

export const everything = selecting(() => true)

/** The details of the AvgError that `work` rejects with. */
export async function detailsOf(work: Promise<unknown>): Promise<ErrorDetails> {
  const error = await work.catch((reason: unknown) => reason)
  if (error instanceof AvgError) return error.details
  throw new Error(`expected an AvgError, not ${error}`)
}
