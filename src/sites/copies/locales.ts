/** Which folders and files are translations of a text. */
import { isSame, readLocale } from '../language.ts'
import {
  type CopyRule,
  countPages,
  dirname,
  groupMembers,
  isMirror,
  isWithin,
  join,
  type Members,
  MIRROR,
  nameOf,
  type PageIndex,
  stemOf,
} from './page-index.ts'

/** Folders that hold translations. */
const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated|langs?|languages?)$/i
/** Docusaurus keeps translations in a folder of that name. */
const PLUGIN_LOCALE = /(?:^|\/)i18n\/([^/]+)\/docusaurus-(?:plugin|theme)-[^/]*\//
const SUFFIX = /\.([a-z]{2,3}(?:[-_][a-z]{2,4}){0,2})(\.[a-z]+)$/i

/** The share that is enough beside two other translations. */
const BESIDE_OTHERS = 0.1
/** The share of a folder among translations whose name is no language's: a template for translators. */
const TEMPLATE = 0.9

/** Finds pages in other languages than `own` whose names the text in `own` has, too. */
export function findTranslations(paths: readonly string[], own: Intl.Locale, index: PageIndex): CopyRule[] {
  const families = groupMembers(paths, name => readLocale(name) !== undefined)
  return [
    ...findPluginLocales(paths, own),
    ...[...families].flatMap(([parent, members]) => findFamily(parent, members, own, { paths, index })),
    ...findSuffixes(paths, own, index),
  ]
}

interface Tree {
  paths: readonly string[]
  index: PageIndex
}

/** Folders of languages beside each other, or below the text that they translate. */
function findFamily(parent: string, members: Members, own: Intl.Locale, tree: Tree): CopyRule[] {
  const { paths, index } = tree
  const ownName = findOwn(members, own)
  const foreign = [...members.keys()].filter(name => name !== ownName)
  if (foreign.length === 0) return []
  const of = ownName === undefined ? findOriginal(parent, members, index) : join(parent, ownName)
  if (of === undefined) return []
  const has = (stem: string) => index.has(of, stem)
  const mirrors = foreign.filter(name => isMirror(members.get(name), has, MIRROR))
  if (mirrors.length < 2) return mirrors.map(name => ({ folder: join(parent, name), of }))
  const others = groupMembers(
    paths
      .filter(path => isWithin(path, parent))
      .map(path => path.slice(parent === '' ? 0 : parent.length + 1)),
    name => !members.has(name),
  ).get('')
  const templates =
    ownName === undefined ? [] : [...(others ?? [])].filter(([, stems]) => isMirror(stems, has, TEMPLATE))
  const found = foreign.filter(name => isMirror(members.get(name), has, BESIDE_OTHERS, 1))
  return [...found, ...templates.map(([name]) => name)].map(name => ({ folder: join(parent, name), of }))
}

function findOwn(members: Members, own: Intl.Locale): string | undefined {
  const same = [...members.keys()].filter(name => isIn(name, own))
  const exact = same.find(name => readLocale(name)?.baseName === own.baseName)
  return exact ?? same.sort((a, b) => countPages(members.get(b)) - countPages(members.get(a)))[0]
}

/** The folder of the text that the translations in `parent` are of, where none of them is in the run's language. */
function findOriginal(parent: string, members: Members, index: PageIndex): string | undefined {
  const stems = new Set([...members.values()].flatMap(pages => [...pages]))
  const isText = (folder: string) => isMirror(stems, stem => index.has(folder, stem), 0)
  if (isText(parent)) return parent
  if (!TRANSLATIONS.test(nameOf(parent))) return undefined
  return index.findFolders(stems, dirname(parent)).find(folder => !isWithin(folder, parent) && isText(folder))
}

function findPluginLocales(paths: readonly string[], own: Intl.Locale): CopyRule[] {
  const rules = new Map<string, CopyRule>()
  for (const path of paths) {
    const found = PLUGIN_LOCALE.exec(path)
    const locale = readLocale(found?.[1] ?? '')
    if (found === null || locale === undefined || isSame(locale, own)) continue
    const of = path.slice(0, found.index)
    const folder = join(of, 'i18n', found[1] ?? '')
    rules.set(folder, { folder, of })
  }
  return [...rules.values()]
}

/** `a.fr.md` beside `a.md` or `a.en.md`. */
function findSuffixes(paths: readonly string[], own: Intl.Locale, index: PageIndex): CopyRule[] {
  const suffixes = new Map<string, { ends: Set<string>; stems: Set<string> }>()
  for (const path of paths) {
    const [end = '', name = '', extension = ''] = SUFFIX.exec(path) ?? []
    const locale = readLocale(name)
    if (locale === undefined || isSame(locale, own)) continue
    const suffix = suffixes.get(name) ?? { ends: new Set(), stems: new Set() }
    suffixes.set(name, suffix)
    suffix.ends.add(`.${name}${extension}`)
    suffix.stems.add(path.slice(0, -end.length))
  }
  const has = (stem: string) =>
    index.has('', stemOf(`${stem}.md`)) || index.has('', `${stem}.${own.language}`)
  return [...suffixes.values()]
    .filter(({ stems }) => isMirror(stems, has, MIRROR, 1))
    .map(({ ends }) => ({ folder: '', ends: [...ends], of: '' }))
}

function isIn(tag: string, own: Intl.Locale): boolean {
  const locale = readLocale(tag)
  return locale !== undefined && isSame(locale, own)
}
