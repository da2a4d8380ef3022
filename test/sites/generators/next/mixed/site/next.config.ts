import createMDX from '@next/mdx'
import type { NextConfig } from 'next'

const basePath = '/manual'

const nextConfig: NextConfig = {
  output: 'export',
  basePath,
  trailingSlash: false,
  pageExtensions: ['js', 'jsx', 'md', 'mdx', 'ts', 'tsx'],
  reactStrictMode: true,
  images: { unoptimized: process.env.NODE_ENV === 'production' },
  typescript: { ignoreBuildErrors: true },
}

const withMDX = createMDX({
  extension: /\.(md|mdx)$/,
})

// Merge MDX config with Next.js config
export default withMDX(nextConfig)
