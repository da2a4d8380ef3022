module.exports = {
  title: 'Acme',
  url: 'https://acme.dev',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  i18n: { defaultLocale: 'fr', locales: ['fr', 'en'] },
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'content',
          routeBasePath: 'guide',
          sidebarPath: false,
          numberPrefixParser: false,
          exclude: ['**/internal/**'],
        },
        blog: { path: 'posts', routeBasePath: '/', postsPerPage: 50 },
        pages: { path: 'pages', routeBasePath: 'site' },
      },
    ],
  ],
}
