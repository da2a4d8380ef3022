import { defineConfig } from 'vitepress'

export default defineConfig({
  base: '/kit/',
  ignoreDeadLinks: true,
  srcDir: '..',
  srcExclude: ['README.md', 'node_modules/**'],
  rewrites: { 'handbook/:page': 'team/:page', 'website/:rest*': ':rest*' },
})
