import { defineConfig, type DefaultTheme } from 'vitepress'

const nav = (): DefaultTheme.NavItem[] => [{ text: 'Guide', link: '/guide/' }]
const isProduction = process.env.NODE_ENV === 'production'

// https://vitepress.dev/reference/site-config
export default async () =>
  defineConfig({
    title: 'Lib',
    base: '/lib/',
    srcDir: './src',
    outDir: '.vitepress/dist',
    srcExclude: ['**/README.md', '**/TODO.md', 'internal'],
    ignoreDeadLinks: true,
    head: isProduction ? [['meta', { name: 'x' }]] : [],
    themeConfig: { nav: nav() },
    rewrites: {
      'pkg-a/src/pkg-a-docs.md': 'pkg-a/index.md',
      'pkg-b/src/:page': 'pkg-b/:page',
      ':pkg/docs/:page.md': ':pkg/:page.md',
    },
  })
