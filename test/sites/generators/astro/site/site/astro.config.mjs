import { defineConfig, passthroughImageService } from 'astro/config'

const isCi = process.env.CI === 'true'

export default defineConfig({
  site: 'https://acme.github.io',
  base: '/site/',
  build: { format: 'file', assets: 'static' },
  trailingSlash: 'ignore',
  image: { service: passthroughImageService() },
  prefetch: isCi,
  markdown: { shikiConfig: { theme: 'dracula' } },
})
