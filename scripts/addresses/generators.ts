/** How each generator is installed and builds a site, and how a built page names its own address. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Generator {
  /** Packages of npm; a generator without them is installed from Debian. */
  packages?: readonly string[]
  /** Program and arguments, run in the home of the site, whose folder is given. */
  build: (site: string) => readonly string[]
  /** A file or folder whose parent is the home, if that may be a subfolder of the site. */
  home?: string
  /** The folder of the built pages, in the home. */
  output: string
  /** Added before the marker, so that lists of posts do not show it. */
  cut?: (path: string) => string
  /** Returns the address of a built page, if that is neither its canonical link nor the address of a copied file. */
  addressOf?: (file: string, html: string, canonical: string) => string
}

export const GENERATORS: Record<string, Generator> = {
  docusaurus: {
    packages: ['@docusaurus/core@3', '@docusaurus/preset-classic@3', 'react@19', 'react-dom@19'],
    build: () => ['npx', 'docusaurus', 'build'],
    home: 'docusaurus.config.*',
    output: 'build',
    cut: path => (path.endsWith('x') ? '{/* truncate */}' : '<!-- truncate -->'),
  },
  vitepress: {
    packages: ['vitepress@1'],
    build: () => ['npx', 'vitepress', 'build'],
    home: '.vitepress',
    output: '.vitepress/dist',
    addressOf: (file, html, copied) => {
      const base = /href="([^"]*\/)assets\//.exec(html)?.[1]
      if (base === undefined) return copied
      const address = base + file.replace(/(^|\/)index\.html$/, '$1')
      return html.includes('\\"cleanUrls\\":true') ? address.replace(/\.html$/, '') : address
    },
  },
  eleventy: {
    packages: ['@11ty/eleventy@3'],
    build: () => ['npx', 'eleventy', '--quiet', '--output=dist'],
    output: 'dist',
  },
  astro: {
    packages: ['astro@7', '@astrojs/starlight@0.42', '@astrojs/mdx@8'],
    build: () => ['npx', 'astro', 'build'],
    output: 'dist',
  },
  hugo: { build: () => ['hugo', '--quiet'], output: 'public' },
  mkdocs: { build: () => ['mkdocs', 'build', '--quiet'], home: 'mkdocs.yml', output: 'site' },
  jekyll: { build: () => ['jekyll', 'build', '--quiet'], output: '_site' },
  sphinx: {
    build: site => ['sphinx-build', '-q', '-b', readBuilder(site), '.', '_build'],
    home: 'conf.py',
    output: '_build',
    // The canonical links of the builder dirhtml name files that it does not write.
    addressOf: (file, _, canonical) =>
      canonical.endsWith(`/${file}`) ? canonical : canonical.replace(/\.html$/, '/'),
  },
  nuxt: {
    packages: ['nuxt@4.2', '@nuxt/content@3'],
    build: () => ['npx', 'nuxt', 'generate'],
    output: '.output/public',
  },
  next: {
    packages: ['next@16', 'react@19', 'react-dom@19', '@next/mdx@16', '@mdx-js/loader@3', '@mdx-js/react@3'],
    build: () => ['npx', 'next', 'build', '--webpack'],
    output: 'out',
    addressOf: (file, html, copied) => {
      const base = /(?:src|href)="([^"]*)\/_next\//.exec(html)?.[1]
      return base === undefined ? copied : `${base}/${file}`.replace(/(?<!\/index)\.html$/, '')
    },
  },
}

/** Returns the builder that Read the Docs or the Makefile would run. */
function readBuilder(site: string): string {
  const files = ['.readthedocs.yaml', 'Makefile'].map(name => join(site, name)).filter(existsSync)
  return files.some(file => readFileSync(file, 'utf8').includes('dirhtml')) ? 'dirhtml' : 'html'
}
