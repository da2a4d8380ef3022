import { defineConfig, type UserConfig } from 'vitepress'

const base = process.env.DOCS_BASE || '/docs/'
const shared: UserConfig = { lastUpdated: false }

const config = {
  ...shared,
  title: 'Docs',
  base: '/docs/',
  srcDir: 'pages',
  cleanUrls: false,
  ignoreDeadLinks: 'localhostLinks',
  locales: {
    root: { label: 'English', lang: 'en' },
    fr: { label: 'Français', lang: 'fr', link: '/fr/' },
  },
  rewrites: {
    ':lang/docs/:page*': ':lang/:page*',
    'blog/(.*)': 'news/(.*)',
    'guide/:slug/index.md': 'guide/:slug.md',
  },
} satisfies UserConfig

export default defineConfig(config)
