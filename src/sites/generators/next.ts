/** Next.js with pages in MDX: both routers, and the folder `content` of Nextra. */
import {
  copiedAddress,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  perSite,
  type SiteContext,
  type SourcePage,
  splitPath,
} from './generator.ts'
import { readScript } from './script.ts'
import { isRecord, Settings } from './settings.ts'

export const next: Generator = {
  name: 'next',
  title: 'Next.js',
  config: /^next\.config\.[cm]?[jt]s$/,
  read(context) {
    const { folder } = context
    return {
      folders: () =>
        ['app', 'src/app', 'pages', 'src/pages', 'content', 'src/content'].map(name =>
          joinPath(folder, name),
        ),
      addressesOf: page => addressesOf(page, context),
    }
  },
}

function addressesOf(page: SourcePage, context: SiteContext): string[] | undefined {
  const { folder, settings } = context
  const base = settings.text('basePath') ?? ''
  const copied = copiedAddress(page.path, joinPath(folder, 'public'), joinAddress(base, '/'))
  if (copied !== undefined) return copied
  const own = inside(folder, page.path)
  const path = own === undefined ? undefined : (inside('src', own) ?? own)
  if (path === undefined || !/\.mdx?$/.test(path)) return undefined
  const found = inApp(path, context) ?? inPages(path, context) ?? inContent(path, context)
  return found?.map(address => {
    const full = joinAddress(base, address)
    const bare = full.replace(/(?<=.)\/$/, '')
    return settings.flag('trailingSlash') === true ? joinAddress(bare, '/') : bare
  })
}

/** The call of Nextra, with its options; undefined if it is not used. */
const nextraOf = perSite(({ files, config }) =>
  readScript(files.textOf(config) ?? '').calls.find(({ name }) => name === 'nextra'),
)

/** Returns the folders and the name of a page, without one of `pageExtensions`; undefined for a file with another. */
function splitPage(path: string, context: SiteContext): { folders: string[]; name: string } | undefined {
  const extensions = context.settings.texts('pageExtensions') ?? (nextraOf(context) ? ['md', 'mdx'] : [])
  const extension = extensions.find(each => path.endsWith(`.${each}`))
  if (extension === undefined) return undefined
  const folders = path.slice(0, -extension.length - 1).split('/')
  return { folders, name: folders.pop() ?? '' }
}

/** Folders in brackets group, those with `@` are slots, and those with `_` are private. */
function inApp(path: string, context: SiteContext): string[] | undefined {
  const inner = inside('app', path)
  if (inner === undefined) return undefined
  const { folders = [], name } = splitPage(inner, context) ?? {}
  if (name !== 'page' || folders.some(each => /^(?:_|\(\.|\[)/.test(each))) return []
  return [joinAddress(...folders.filter(each => !/^(?:\(.*\)|@)/.test(each)))]
}

function inPages(path: string, context: SiteContext): string[] | undefined {
  const inner = inside('pages', path)
  if (inner === undefined) return undefined
  const { folders = [], name } = splitPage(inner, context) ?? {}
  const isSpecial =
    name === undefined || (folders.length === 0 && /^_(?:app|document|error|meta)$/.test(name))
  if (isSpecial || folders[0] === 'api' || /\[/.test(inner)) return []
  const address = joinAddress(...folders, name === 'index' ? '' : name)
  const { settings } = context
  const first = settings.text('i18n.defaultLocale')
  const others = (settings.texts('i18n.locales') ?? []).filter(locale => locale !== first)
  return [address, ...others.map(locale => joinAddress(locale, address))]
}

/** Nextra shows `content` at the place of `[[...mdxPath]]` in the folder `app`. */
function inContent(path: string, context: SiteContext): string[] | undefined {
  const inner = inside('content', path)
  if (inner === undefined) return undefined
  const { folder, files } = context
  const nextra = nextraOf(context)
  const catchAll = [...files.paths].find(each => {
    const route = inside(folder, each) ?? ''
    return /(?:^|\/)app\//.test(route) && /\/\[\[?\.\.\.\w+\]?\]\/page\.[jt]sx?$/.test(route)
  })
  if (nextra === undefined || catchAll === undefined) return undefined
  const { folders, name } = splitPath(inner)
  if (/(?:^|\/)_/.test(inner)) return []
  const [options] = nextra.args
  const prefix = isRecord(options) ? (new Settings(options).text('contentDirBasePath') ?? '') : ''
  return [joinAddress(prefix, ...folders, name === 'index' ? '' : name)]
}
