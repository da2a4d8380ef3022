import { themes as prismThemes } from 'prism-react-renderer'
import type * as Preset from '@docusaurus/preset-classic'
import type { Config } from '@docusaurus/types'
import navbar from './navbar'

const organization = 'acme'
const isPreview = process.env.PREVIEW === 'true'

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: { fr: { htmlLang: 'fr-FR' } },
} as const

const shared = {
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: false,
  editUrl: `https://github.com/${organization}/acme/edit/main/`,
}

const config: Config = {
  title: 'Acme',
  tagline: isPreview ? 'Preview' : 'Tools for roadrunners',
  url: `https://${organization}.github.io`,
  baseUrl: `/acme/`,
  organizationName: organization,
  onBrokenLinks: 'ignore',
  i18n: { ...i18n, locales: [...i18n.locales] },
  presets: [
    [
      require.resolve('@docusaurus/preset-classic'),
      {
        docs: { ...shared, path: '../docs', routeBasePath: 'manual' },
        blog: { path: './changelog', routeBasePath: 'changelog', blogTitle: 'Changelog', onUntruncatedBlogPosts: 'ignore' },
        pages: { exclude: ['**/internal-*.md'] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    async function emptyPlugin() {
      return { name: 'empty' }
    },
    [
      require.resolve('@docusaurus/plugin-content-docs'),
      {
        id: 'api',
        path: 'api-docs',
        routeBasePath: 'api',
        include: ['**/*.md'],
        sidebarPath: './sidebars.ts',
      },
    ],
  ],
  themeConfig: { navbar, prism: { theme: prismThemes.github } },
}

export default config
