import { defineCollection, defineContentConfig, z } from '@nuxt/content'

const schema = z.object({ tags: z.array(z.string()).optional() })

export default defineContentConfig({
  collections: {
    landing: defineCollection({ type: 'page', source: 'index.md' }),
    docs: defineCollection({
      type: 'page',
      source: [
        { include: 'docs/**/*.md', exclude: ['docs/**/_*.md'] },
        { include: 'handbook/**', prefix: '/team' },
      ],
      schema,
    }),
    en: defineCollection({ type: 'page', source: { include: 'en/**/*.md', prefix: '/' } }),
    fr: defineCollection({ type: 'page', source: { include: 'fr/**/*.md', prefix: '/fr' } }),
    authors: defineCollection({ type: 'data', source: 'authors/*.md' }),
  },
})
