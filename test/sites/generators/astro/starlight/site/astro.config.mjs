// @ts-check
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://acme.dev',
  base: '/kit/',
  integrations: [
    starlight({
      title: 'Acme',
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
    }),
  ],
})
