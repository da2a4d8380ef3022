import { defineCollection, defineContentConfig } from '@nuxt/content'

export default defineContentConfig({
  collections: {
    docs: defineCollection({
      type: 'page',
      source: { include: 'docs/**/*.md', exclude: ['docs/**/skip-*.md'], prefix: '/handbook' },
    }),
    blog: defineCollection({ type: 'page', source: 'blog/*.md' }),
    parts: defineCollection({ type: 'data', source: 'parts/*.md' }),
  },
})
