/** Next.js with pages in MDX: both routers, and the folder `content` of Nextra. */
import {
  copiedAddress,
  type Generator,
  inside,
  joinAddress,
  joinPath,
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

function isPageExtension(path: string, { settings, files, config }: SiteContext): boolean {
  const isNextra = readScript(files.textOf(config) ?? '').calls.some(({ name }) => name === 'nextra')
  const extensions = settings.texts('pageExtensions') ?? (isNextra ? ['md', 'mdx'] : [])
  return extensions.includes(splitPath(path).extension)
}

/** Folders in brackets group, those with `@` are slots, and those with `_` are private. */
function inApp(path: string, context: SiteContext): string[] | undefined {
  const inner = inside('app', path)
  if (inner === undefined) return undefined
  const { folders, name } = splitPath(inner)
  const isRoute = name === 'page' && isPageExtension(path, context)
  if (!isRoute || folders.some(each => /^(?:_|\(\.|\[)/.test(each))) return []
  return [joinAddress(...folders.filter(each => !/^(?:\(.*\)|@)/.test(each)))]
}

function inPages(path: string, context: SiteContext): string[] | undefined {
  const inner = inside('pages', path)
  if (inner === undefined) return undefined
  const { folders, name } = splitPath(inner)
  const isSpecial = folders.length === 0 && /^_(?:app|document|error|meta)$/.test(name)
  if (isSpecial || folders[0] === 'api' || /\[/.test(inner) || !isPageExtension(path, context)) return []
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
  const { folder, files, config } = context
  const { calls } = readScript(files.textOf(config) ?? '')
  const nextra = calls.find(({ name }) => name === 'nextra')
  const catchAll = [...files.paths].find(each =>
    /(?:^|\/)app\/(?:.*\/)?\[\[?\.\.\.\w+\]?\]\/page\.[jt]sx?$/.test(inside(folder, each) ?? ''),
  )
  if (nextra === undefined || catchAll === undefined) return undefined
  const { folders, name } = splitPath(inner)
  if (/(?:^|\/)_/.test(inner)) return []
  const [options] = nextra.args
  const prefix = isRecord(options) ? (new Settings(options).text('contentDirBasePath') ?? '') : ''
  return [joinAddress(prefix, ...folders, name === 'index' ? '' : name)]
}
