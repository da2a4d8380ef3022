import { defineConfig } from 'vitepress'

export const de = defineConfig({ lang: 'de-DE', description: 'Werkzeuge' })
