import type { Generator, SiteContext, SourcePage } from './generator.ts'
import { inside, joinAddress, joinPath } from './paths.ts'
import { UnknownSetting } from './settings.ts'

export const next: Generator = {
  name: 'next',
  title: 'Next.js',
  config: /^next\.config\.[cm]?[jt]s$/,
  listBases: ({ settings }) => [joinAddress(settings.text('basePath') ?? '', '/')],
  listFolders: ({ folder }) => ['app', 'src/app', 'pages', 'src/pages'].map(name => joinPath(folder, name)),
  listStatics: ({ folder }) => [joinPath(folder, 'public')],
  findAddresses,
}

function findAddresses({ path }: SourcePage, { folder, settings }: SiteContext): string[] | undefined {
  const own = inside(folder, path) ?? ''
  const [, router, inner = ''] = /^(?:src\/)?(app|pages)\/(.*\.mdx?)$/.exec(own) ?? []
  if (router === undefined) return undefined
  const extensions = settings.texts('pageExtensions') ?? []
  const extension = extensions.find(each => inner.endsWith(`.${each}`))
  if (extension === undefined) return []
  const folders = inner.slice(0, -extension.length - 1).split('/')
  const name = folders.pop() ?? ''
  const address = router === 'app' ? toAppAddress(folders, name) : toPagesAddress(folders, name)
  // A page has an address for each locale.
  if (router === 'pages' && settings.at('i18n') !== undefined) throw new UnknownSetting('i18n')
  if (address === undefined) return []
  const full = joinAddress(settings.text('basePath') ?? '', address, '/')
  return [settings.flag('trailingSlash') === true ? full : full.replace(/(?<=.)\/$/, '')]
}

/** Folders in brackets are groups, `@` marks slots, and `_` marks private folders. */
function toAppAddress(folders: string[], name: string): string | undefined {
  if (name !== 'page' || folders.some(each => /^(?:_|\(\.|\[)/.test(each))) return undefined
  const shown = folders.filter(each => !/^(?:\(.*\)|@)/.test(each))
  return joinAddress(...shown).replaceAll(/%5F/gi, '_')
}

function toPagesAddress(folders: string[], name: string): string | undefined {
  const path = joinAddress(...folders, name === 'index' ? '' : name)
  const isSpecial = folders.length === 0 && /^_(?:app|document|error)$/.test(name)
  return isSpecial || folders[0] === 'api' || path.includes('[') ? undefined : path
}
