const LANGUAGE =
  '(?:ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}'
const FOLDER = new RegExp(`(?:^|/)${LANGUAGE}(?=/)`, 'i')
const SUFFIX = new RegExp(`[._-](${LANGUAGE})(?=\\.[a-z]+$)`, 'i')

/** With fewer pages in several languages, a site is not taken for a translated one. */
const MIN_MIRRORED = 2

interface Original {
  /** As in the paths; undefined if those of the originals name none. */
  language: string | undefined
  paths: string[]
}

/**
 * Returns the pages that others translate, by their paths: those whose paths name no language, otherwise those in English,
 * otherwise those in the most frequent language. Undefined if no pages are translated.
 */
export function findOriginals(paths: string[]): Original | undefined {
  const marked = paths.map(path => {
    const mark = SUFFIX.exec(path)?.[0].slice(1) ?? FOLDER.exec(path)?.[0].replace('/', '')
    return { path, language: mark?.toLowerCase(), page: path.replace(SUFFIX, '').replace(FOLDER, '') }
  })
  const groups = [...Map.groupBy(marked, ({ page }) => page.replace(/^\//, '')).values()]
  const mirrored = groups.filter(group => group.length > 1)
  if (mirrored.length < MIN_MIRRORED) return undefined
  const counts = [...Map.groupBy(mirrored.flat(), ({ language }) => language)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const most = mirrored.length / 2
  const frequent = counts.filter(([, { length }]) => length > most).map(([name]) => name)
  const [[commonest] = [undefined]] = counts
  let language = frequent.includes('en') ? 'en' : commonest
  if (frequent.includes(undefined)) language = undefined
  return { language, paths: marked.filter(page => page.language === language).map(({ path }) => path) }
}
