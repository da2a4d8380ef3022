import { defineConfig } from 'vitepress'

export const shared = defineConfig({
  title: 'Acme',
  base: '/acme/',
  cleanUrls: true,
  ignoreDeadLinks: true,
  rewrites: { 'en/:rest*': ':rest*' },
})
