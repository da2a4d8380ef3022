const path = require('path')

const version = '3.0'

/** @returns {Promise<import('@docusaurus/types').Config>} */
module.exports = async function createConfig() {
  return {
    title: 'Acme',
    url: 'https://docs.acme.dev',
    baseUrl: '/',
    trailingSlash: true,
    onBrokenLinks: 'ignore',
    staticDirectories: ['public'],
    presets: [
      [
        'classic',
        {
          docs: {
            routeBasePath: '/',
            sidebarPath: require.resolve('./sidebars.js'),
            lastVersion: 'current',
            onlyIncludeVersions: ['current', '2.0'],
            versions: {
              current: { label: version, path: '' },
              '2.0': { label: '2.0 (old)', banner: 'none' },
            },
          },
          blog: { routeBasePath: 'blog', showReadingTime: false, onUntruncatedBlogPosts: 'ignore' },
        },
      ],
    ],
  }
}
