import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '**/*.{md,mdx}' }),
  schema: z.object({ title: z.string().optional(), draft: z.boolean().default(false) }),
})

const docs = defineCollection({
  loader: glob({ base: 'src/content/docs', pattern: ['**/*.md', '!**/internal/**'] }),
})

const team = defineCollection({
  loader: glob({
    base: './src/content/team',
    pattern: '*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, '').toUpperCase(),
  }),
})

const parts = defineCollection({ loader: glob({ base: './src/content/parts', pattern: '*.md' }) })

export const collections = { blog, docs, team, parts }
