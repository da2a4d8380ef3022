import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://acme.dev',
  base: '/kit',
  trailingSlash: 'never',
  srcDir: './source',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  redirects: { '/old': '/about' },
})
