import { type Generator, type SiteContext, type SourcePage, withPagesIn } from './generator.ts'
import { createFolderMatcher, joinPath, toAddress } from './paths.ts'
import { type Settings, UnknownSetting } from './settings.ts'

const MAX_OPEN = 2

export const vitepress: Generator = {
  name: 'vitepress',
  title: 'VitePress',
  config: /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
  data: /(?:^|\/)\.vitepress\/(?:config\/)?[\w-]+\.[cm]?[jt]s$/,
  proposals: {
    title: ['title', 'locales.root.title'],
    url: ['sitemap.hostname'],
    language: ['lang', 'locales.root.lang'],
  },
  listBases: ({ settings }) => [settings.text('base') ?? '/'],
  listStatics: site => [joinPath(findSource(site), 'public')],
  ...withPagesIn(findSource, findAddresses),
}

function findSource({ folder, settings }: SiteContext): string {
  return joinPath(folder, settings.text('srcDir') ?? '')
}

function findAddresses(path: string, _page: SourcePage, { settings }: SiteContext): string[] | undefined {
  if (!path.endsWith('.md')) return undefined
  const excluded = ['node_modules', '**/node_modules', '**/dist', ...(settings.texts('srcExclude') ?? [])]
  const isDynamic = /\[[^/[\]]+\]/.test(path)
  if (createFolderMatcher(excluded)(path) || /(?:^|\/)\./.test(path)) return []
  // A script next to the file lists the pages.
  if (isDynamic) throw new UnknownSetting(path)
  const ending = settings.flag('cleanUrls') === true ? '' : '.html'
  return [toAddress(settings.text('base') ?? '/', rewrite(path, settings).replace(/\.md$/, ''), ending)]
}

/** Applies the first of `rewrites` whose pattern matches: `:name` is a segment, `:name*` and `(.*)` are the rest. */
function rewrite(path: string, settings: Settings): string {
  for (const [from, to] of settings.entries('rewrites')) {
    const names: string[] = []
    let open = 0
    const source = from.replace(
      /:(\w+)(\([^()]*\))?([*+?])?|\(([^()]*)\)|[.\\^$|(){}[\]*+?]/g,
      (found, name, own, repeat, group, offset) => {
        if (name === undefined && group === undefined) return `\\${found}`
        names.push(name ?? String(names.length))
        const expression = own?.slice(1, -1) ?? group
        const isRest = repeat === '*' || repeat === '+' || expression === '.*'
        const isSegment = !isRest && ['/', ''].includes(from.charAt(offset + found.length))
        if (!isSegment) open += 1
        // The repository controls the expression, and another one could take very long to match.
        if (![undefined, '.*', '[^/]+'].includes(expression) || open > MAX_OPEN)
          throw new UnknownSetting('rewrites')
        return isRest ? '(.*?)' : '([^/]+?)'
      },
    )
    const match = new RegExp(`^${source}$`).exec(path)
    if (match === null) continue
    const values = new Map(names.map((name, index) => [name, match[index + 1] ?? '']))
    const target = to.text('') ?? ''
    return target
      .replace(/:(\w+)(?:\([^()]*\))?[*+?]?/g, (found, name) => values.get(name) ?? found)
      .replace(/^\//, '')
  }
  return path
}
