/** Which folders hold what a generator made of the texts beside them. */
import { type CopyRule, createPageIndex, isWithin, LEAST_COMMON, MIRROR, stemOf } from './page-index.ts'

const BUILDS = 'public _site site build dist out www _book book docs docs/_build docs/build docs/dist'.split(
  ' ',
)

/** The share that is enough where the configuration names the folder. */
const NAMED = 0.1
const MOST_NAMED = 10

/** Finds folders of HTML files whose names Markdown files have. `named` are those that the configuration names. */
export function findBuilds(paths: readonly string[], named: string[]): CopyRule[] {
  const html = paths.filter(isHtml)
  const folders = [...new Set([...named.slice(0, MOST_NAMED), ...BUILDS])].filter(
    folder => folder !== '' && html.filter(path => isWithin(path, folder)).length >= LEAST_COMMON,
  )
  if (folders.length === 0) return []
  // Pages that are written by hand may have the same few names in several folders.
  const sources = createPageIndex(paths.filter(path => !isHtml(path)))
  return folders.flatMap(folder => {
    const stems = new Set(
      html.filter(path => isWithin(path, folder)).map(path => stemOf(path.slice(folder.length + 1))),
    )
    const [of] = sources.findFolders(stems, '', named.includes(folder) ? NAMED : MIRROR)
    return of === undefined ? [] : [{ folder, ends: ['.html', '.htm'], of }]
  })
}

function isHtml(path: string): boolean {
  return /\.html?$/i.test(path)
}
