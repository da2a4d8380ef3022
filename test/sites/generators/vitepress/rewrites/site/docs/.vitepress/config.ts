import { defineConfig } from 'vitepress'

const base: string = '/kit/'

export default defineConfig({
  base,
  cleanUrls: true,
  ignoreDeadLinks: true,
  srcDir: 'src',
  srcExclude: ['**/internal/**', '**/*.skip.md', 'drafts/*.md'],
  locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
  rewrites: {
    'README.md': 'index.md',
    'old/page.md': 'new/place.md',
    'packages/:pkg/docs/:page': ':pkg/:page',
    'posts/:year-:slug.md': 'blog/:slug.md',
    'en/:rest*': ':rest*',
    '(.*)/readme.md': '(.*)/index.md',
  },
})
