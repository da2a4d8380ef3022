import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withSlashes } from '../lib/files.ts'
import { type Corpus, isOwn } from '../sites/corpus.ts'

/** Generators with the folder of their builds and, if their pages have no known addresses, the file that shows them. */
const GENERATORS = `Docusaurus build
Hugo public
MkDocs site
VitePress .vitepress/dist
Astro dist
Nuxt .output/public
Next.js out
Eleventy _site
Jekyll _site
Sphinx _build/html
Antora build/site antora.yml
Antora build/site docs/antora.yml
Antora build/site antora-playbook.yml
Pelican output pelicanconf.py
mdBook book book.toml
Gatsby public gatsby-config.js
Gatsby public gatsby-config.ts
SvelteKit build svelte.config.js`
  .split('\n')
  .map(row => row.split(' '))

/** Their examples have names of their own. */
const WITH_EXAMPLE = ['Hugo', 'Sphinx']

/** Returns the share of files that only a build makes readable, 0 to 1. READMEs are not counted. */
export function measureUnread({ pages, skipped }: Pick<Corpus, 'pages' | 'skipped'>): number {
  const unread = skipped.filter(
    ({ path, reason }) => reason === 'format' || (reason === 'template' && /(?:^|\/)templates\//.test(path)),
  )
  const read = pages.filter(page => isOwn(page) && !/(?:^|\/)readme\.\w+$/i.test(page.path))
  return unread.length / (unread.length + read.length || 1)
}

/** Names the generator and the folder to gate, as far as they are known. */
export function describeBuild(folder: string, [site]: Corpus['sites']): string {
  const [generator, output = ''] =
    GENERATORS.find(([title, , file]) =>
      site === undefined
        ? file !== undefined && existsSync(join(folder, file))
        : title === site.generator.title,
    ) ?? []
  const how =
    'Let a workflow build the site and gate the HTML: examples/workflows/built-site.yml in the repository of the gate shows how.'
  if (generator === undefined) return how
  const example = WITH_EXAMPLE.includes(generator)
    ? `built-site-${generator.toLowerCase()}.yml`
    : 'built-site.yml'
  const built = `HTML in ${withSlashes(join(site?.folder ?? '', output))}`
  return `This is a site of ${generator}. ${how.replace('HTML', built).replace('built-site.yml', example)}`
}
