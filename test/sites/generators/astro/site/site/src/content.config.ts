import { defineCollection, reference } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const PATTERN = '**/*.md'

const posts = defineCollection({
  loader: glob({ pattern: PATTERN, base: './src/data/posts' }),
  schema: ({ image }) => z.object({ title: z.string().optional(), draft: z.boolean().optional() }),
})
const pages = defineCollection({ loader: glob({ pattern: '*.md', base: './src/data/pages' }) })
const docs = defineCollection({ loader: glob({ pattern: '**/*.md', base: './docs' }) })

export const collections = { posts, pages, docs }
