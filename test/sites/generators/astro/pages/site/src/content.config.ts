import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const blog = defineCollection({ loader: glob({ pattern: '**/*.{md,mdx}', base: './src/content/blog' }) })
const notes = defineCollection({ loader: glob({ pattern: '*.md', base: './notes' }) })

export const collections = { blog, notes }
