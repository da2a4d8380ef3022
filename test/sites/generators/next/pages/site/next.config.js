const withMDX = require('@next/mdx')({ extension: /\.mdx?$/ })

module.exports = withMDX({
  output: 'export',
  basePath: '/kit',
  trailingSlash: true,
  pageExtensions: ['mdx', 'page.md', 'jsx'],
})
