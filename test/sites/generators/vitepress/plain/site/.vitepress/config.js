import { defineConfig } from 'vitepress'

export default defineConfig({ title: 'Acme', ignoreDeadLinks: true })
