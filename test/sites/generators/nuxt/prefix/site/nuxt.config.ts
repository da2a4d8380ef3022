export default defineNuxtConfig({
  modules: ['@nuxt/content'],
  experimental: { payloadExtraction: false },
  app: { baseURL: '/kit/' },
  content: { experimental: { sqliteConnector: 'native' } },
})
