import { z } from 'astro/zod'
import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

export const collections = {
  posts: defineCollection({
    loader: glob({ pattern: '**/[^_]*.md', base: 'src/posts' }),
    schema: z.object({ draft: z.boolean().optional() }),
  }),
}
