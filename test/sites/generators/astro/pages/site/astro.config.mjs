import mdx from '@astrojs/mdx'
import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'https://acme.dev', integrations: [mdx()] })
