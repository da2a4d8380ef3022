export default defineNuxtConfig({
  modules: ['@nuxt/content'],
  experimental: { payloadExtraction: false },
  content: { experimental: { sqliteConnector: 'native' } },
})
