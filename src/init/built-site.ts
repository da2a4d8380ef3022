import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { countSkipped } from '../checkout/source.ts'
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

/** With a smaller share of the files, what is read are layouts and the like. */
const FEW = 0.1

/** Their examples have names of their own. */
const WITH_EXAMPLE = ['Hugo', 'Sphinx']

/** Describes the files that only a build makes readable; undefined if they are fewer than those that are read. */
export function describeUnread(
  folder: string,
  { pages, sites, skipped }: Pick<Corpus, 'pages' | 'sites' | 'skipped'>,
): { text: string; isWhole: boolean } | undefined {
  const unread = skipped.filter(
    ({ path, reason }) => reason === 'format' || (reason === 'template' && /(?:^|\/)templates\//.test(path)),
  )
  const read = pages.filter(page => isOwn(page) && !/(?:^|\/)readme\.\w+$/i.test(page.path))
  if (unread.length === 0 || unread.length < read.length) return undefined
  const formats = countSkipped(unread).map(
    ({ count, extension }) => `${count} .${extension ?? 'html templates'}`,
  )
  const text = `${formats.join(', ')}: only a build makes pages of these files. ${describeBuild(folder, sites)}`
  return { text, isWhole: read.length < FEW * unread.length }
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
