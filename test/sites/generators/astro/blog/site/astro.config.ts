import mdx from '@astrojs/mdx'
import { defineConfig, type AstroUserConfig } from 'astro/config'
import { SITE_URL } from './src/consts'

const base = '/journal'

const options = {
  site: SITE_URL,
  base,
  trailingSlash: 'always',
  build: { format: 'directory' },
} satisfies AstroUserConfig

export default defineConfig({ ...options, integrations: [mdx()], i18n: { locales: ['en', 'fr'], defaultLocale: 'en' } })
