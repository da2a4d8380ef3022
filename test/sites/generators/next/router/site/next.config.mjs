import nextMDX from '@next/mdx'

const withMDX = nextMDX({ extension: /\.mdx$/, options: { remarkPlugins: [] } })

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  pageExtensions: ['jsx', 'mdx'],
}

export default withMDX(config)
