const isDev = process.env.NODE_ENV === 'development'

// https://nuxt.com/docs/api/configuration/nuxt-config
export default defineNuxtConfig({
  modules: ['@nuxt/content'],
  compatibilityDate: '2025-07-15',
  devtools: { enabled: isDev },
  app: { baseURL: '/portal/', head: { title: 'Acme' } },
  experimental: { payloadExtraction: false },
  content: { experimental: { sqliteConnector: 'native' } },
})
