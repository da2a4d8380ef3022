/** Finds the pages that other pages translate, by their paths. */

const LANGUAGE =
  '(?:ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}'
const FOLDER = new RegExp(`(?:^|/)${LANGUAGE}(?=/)`, 'i')
const SUFFIX = new RegExp(`[._-](${LANGUAGE})(?=\\.[a-z]+$)`, 'i')

/** Pages that are the same page in several languages are mirrored where there are at least so many. */
const MIN_MIRRORED = 2

interface Original {
  /** As the paths have it; undefined where those of the originals name none. */
  language: string | undefined
  paths: string[]
}

/**
 * Returns the pages that the others translate: those whose paths name no language, else those in English, else those of the
 * language that most have. Undefined where no pages are mirrored.
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
  const isMain = (name: string | undefined) =>
    counts.some(([key, { length }]) => key === name && length > most)
  const [[commonest] = [undefined]] = counts
  const language = isMain(undefined) ? undefined : isMain('en') ? 'en' : commonest
  return {
    language,
    paths: marked.filter(page => page.language === language).map(({ path }) => path),
  }
}
