// @ts-check
const sidebarPath = './sidebars.js'

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Acme',
  url: 'https://acme.dev',
  baseUrl: '/kit/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'pt-BR'],
    localeConfigs: { 'pt-BR': { path: 'pt' } },
  },
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: {
          sidebarPath,
          routeBasePath: '/',
          versions: { current: { path: 'edge' }, '1.0': { path: 'old' } },
        },
        blog: false,
      },
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'about/team' }],
    ['content-blog', { id: 'news', path: 'news', routeBasePath: 'news/all' }],
  ],
}

export default config
