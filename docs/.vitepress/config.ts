/** The documents as a site. `npm run site` builds it into build/site. */
import { defineConfig } from 'vitepress'
import { anchorOf } from '../../scripts/lib/anchor.ts'
import { DOCUMENTS } from '../../src/lib/documents.ts'
import { REPOSITORY, rewriteLinks } from './links.ts'
import { anchorRows, headRows, isReference } from './rows.ts'
import { GROUPS } from './sidebar.ts'
import { showVerbatim } from './verbatim.ts'

/** A check mark, drawn here so that no file is asked for. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2 9l4 4 8-10' fill='none' stroke='%233451b2' stroke-width='3'/%3E%3C/svg%3E"

const addressOf = (page: string) => `/${page.replace(/README$/, '')}`

const DESCRIPTION =
  'Fails a pull request that removes an answer from your pages, and checks every week whether AI answers still cite your brand.'

/** What the home page shows before its text. */
const HOME = {
  layout: 'home',
  hero: {
    name: 'AI Visibility Gate',
    text: 'Keep the answers that AI engines cite',
    tagline: DESCRIPTION,
    image: {
      src: '/comment.png',
      alt: 'A comment: the question that lost its answer, the sentence before and after, the cause, and what to do',
    },
    actions: [
      { theme: 'brand', text: 'Get started', link: '/get-started' },
      { theme: 'alt', text: 'See a report', link: `${DOCUMENTS}/example/` },
    ],
  },
  features: [
    {
      title: 'Gate my docs',
      details: 'A pull request fails if a page loses an answer. Needs no account and no key.',
      link: '/get-started#2-gate-pull-requests',
      linkText: 'Add one workflow',
    },
    {
      title: 'Track my brand',
      details: 'Asks ChatGPT, Gemini, Claude or Perplexity every week, and fails on a loss, not on noise.',
      link: '/get-started#3-track-live-answers-every-week',
      linkText: 'Bring one key',
    },
    {
      title: 'Many brands',
      details: 'One run for all clients and countries, a report and a page for each, and one dashboard.',
      link: '/fleet',
      linkText: 'Write one config file',
    },
  ],
}

export default defineConfig({
  title: 'AI Visibility Gate',
  description: DESCRIPTION,
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
    if (relativePath === 'index.md') return { frontmatter: HOME }
    return isReference(relativePath) ? { frontmatter: { aside: false } } : undefined
  },
  // The layout of a home page has no main landmark.
  transformHtml: html => html.replace('class="VPContent is-home"', '$& role="main"'),
  themeConfig: {
    nav: [
      { text: 'Get started', link: '/get-started' },
      { text: 'Reference', link: '/inputs' },
      { text: 'Research', link: '/research/' },
    ],
    sidebar: GROUPS.map(({ text, pages }) => ({
      text,
      collapsed: text === 'Research',
      items: pages.map(({ text, page }) => ({ text, link: addressOf(page) })),
    })),
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
