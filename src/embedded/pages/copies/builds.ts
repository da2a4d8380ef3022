/** Which folders hold what a generator made of the texts beside them. */
import { type CopyRule, createPageIndex, isWithin, LEAST_COMMON, stemOf } from './page-index.ts'

const BUILDS = 'public _site site build dist out www _book book docs docs/_build docs/build docs/dist'.split(
  ' ',
)

/** Finds folders of HTML files whose names Markdown files have. */
export function findBuilds(paths: readonly string[]): CopyRule[] {
  const html = paths.filter(isHtml)
  const folders = BUILDS.filter(folder => html.filter(path => isWithin(path, folder)).length >= LEAST_COMMON)
  if (folders.length === 0) return []
  // Pages that are written by hand may have the same few names in several folders.
  const sources = createPageIndex(paths.filter(path => !isHtml(path)))
  return folders.flatMap(folder => {
    const stems = new Set(
      html.filter(path => isWithin(path, folder)).map(path => stemOf(path.slice(folder.length + 1))),
    )
    const [of] = sources.findFolders(stems, '')
    return of === undefined ? [] : [{ folder, ends: ['.html', '.htm'], of }]
  })
}

function isHtml(path: string): boolean {
  return /\.html?$/i.test(path)
}
