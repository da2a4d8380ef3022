// @ts-check
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export const locales = {
  en: { label: 'English', lang: 'en' },
  'zh-cn': { label: '简体中文', lang: 'zh-CN' },
}

// https://astro.build/config
export default defineConfig({
  site: 'https://acme.dev',
  base: 'docs',
  trailingSlash: 'never',
  integrations: [
    starlight({
      title: 'Acme',
      defaultLocale: 'en',
      locales,
      sidebar: [{ label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] }],
    }),
  ],
})
