import { defineCollection, defineContentConfig } from '@nuxt/content'

const blog = defineCollection({ type: 'page', source: { include: 'blog/**/*.md', prefix: 'articles' } })

export default defineContentConfig({
  collections: {
    content: defineCollection({ type: 'page', source: { include: '**/*.md', exclude: ['blog/**', '**/-*.md'] } }),
    blog,
  },
})
