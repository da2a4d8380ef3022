import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const locales = { en: { label: 'English' }, 'pt-br': { label: 'Português', lang: 'pt-BR' } }

export default defineConfig({
  site: 'https://acme.dev/',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Acme', defaultLocale: 'en', locales })],
})
