import { defineConfig } from 'vitepress'
import { de } from './de'
import { shared } from './shared'

export default defineConfig({
  ...shared,
  locales: {
    root: { label: 'English' },
    de: { label: 'Deutsch', ...de },
  },
})
