export default defineNuxtConfig({
  modules: ['@nuxt/content'],
  compatibilityDate: '2025-07-15',
  experimental: { payloadExtraction: false },
  content: { experimental: { sqliteConnector: 'native' }, build: { markdown: { toc: { depth: 3 } } } },
})
