/** The documents as a site. `npm run site` builds it into build/site. */
import { posix } from 'node:path'
import { type DefaultTheme, defineConfig } from 'vitepress'
import { anchorOf } from '../../scripts/lib/anchor.ts'
import { type Door, type Entry, readDoors } from '../../scripts/lib/doors.ts'
import { DOCUMENTS, REPOSITORY, rewriteLinks } from './links.ts'
import { anchorRows, headRows, isReference } from './rows.ts'
import { showVerbatim } from './verbatim.ts'

/** A check mark, drawn here so that no file is asked for. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 9l4 4 8-10' fill='none' stroke='%233451b2' stroke-width='3'/%3E%3C/svg%3E"

const addressOf = (path: string) => `/${posix.relative('docs', path).replace(/(?:README)?\.md$/, '')}`

const itemOf = ({ text, path }: Entry): DefaultTheme.SidebarItem => ({ text, link: addressOf(path) })

/** A door with its pages. Sections are headed where there are several. */
function groupOf({ path, name, sections }: Door): DefaultTheme.SidebarItem {
  const items =
    sections.length === 1
      ? (sections[0]?.entries ?? []).map(itemOf)
      : sections.map(({ title, entries }) => ({ text: title, items: entries.map(itemOf) }))
  return { text: name, link: addressOf(path), collapsed: true, items }
}

const [home, ...doors] = readDoors().toReversed()
const roles = doors.toReversed()

export default defineConfig({
  title: 'AI Visibility Gate',
  description: 'How to read, set up and follow the gate that checks whether AI answers still cite your brand',
  base: `${new URL(DOCUMENTS).pathname}/`,
  outDir: '../build/site',
  cacheDir: '../build/vitepress',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: ICON }]],
  rewrites: { 'README.md': 'index.md', ':folder/README.md': ':folder/index.md' },
  markdown: {
    anchor: { slugify: anchorOf },
    eagerFrontmatterInterpolation: false,
    config(markdown) {
      showVerbatim(markdown)
      rewriteLinks(markdown)
      anchorRows(markdown)
    },
  },
  transformPageData: ({ relativePath }) => {
    if (relativePath === 'index.md')
      return { frontmatter: { pageClass: 'home', sidebar: false, aside: false } }
    return isReference(relativePath) ? { frontmatter: { aside: false } } : undefined
  },
  themeConfig: {
    nav: roles.map(({ name, path }) => ({ text: name, link: addressOf(path) })),
    sidebar: [...roles.map(groupOf), ...(home ? [{ ...groupOf(home), text: 'Maintainers' }] : [])],
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    editLink: { pattern: `${REPOSITORY}/edit/main/docs/:path` },
    search: {
      provider: 'local',
      options: {
        _render: async (source, env, markdown) => headRows(await markdown.renderAsync(source, env)),
      },
    },
  },
})
