import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { countSkipped, type SkippedFile } from '../checkout/source.ts'
import { withSlashes } from '../lib/files.ts'
import type { Corpus } from '../sites/corpus.ts'
import { isOwn } from '../sites/corpus.ts'

/** The folder of the built site for each generator, relative to the configuration. */
const OUTPUTS: Readonly<Record<string, string>> = {
  Docusaurus: 'build',
  Hugo: 'public',
  MkDocs: 'site',
  VitePress: '.vitepress/dist',
  Astro: 'dist',
  Nuxt: '.output/public',
  'Next.js': 'out',
  Eleventy: '_site',
  Jekyll: '_site',
  Sphinx: '_build/html',
  Antora: 'build/site',
  Pelican: 'output',
  mdBook: 'book',
  Gatsby: 'public',
  SvelteKit: 'build',
}

/** Files that show a generator whose pages have no known addresses. */
const EVIDENCE: readonly (readonly [file: string, generator: string])[] = [
  ['antora-playbook.yml', 'Antora'],
  ['antora.yml', 'Antora'],
  ['docs/antora.yml', 'Antora'],
  ['pelicanconf.py', 'Pelican'],
  ['book.toml', 'mdBook'],
  ['gatsby-config.js', 'Gatsby'],
  ['gatsby-config.ts', 'Gatsby'],
  ['svelte.config.js', 'SvelteKit'],
]

export interface UnreadSite {
  /** Names the files, and how to gate the build. */
  text: string
  /** Whether nothing but a README is read. */
  isWhole: boolean
}

/** Describes the files that only a build makes readable; undefined if they are fewer than those that are read. */
export function describeUnread(
  folder: string,
  { pages, sites, skipped }: Pick<Corpus, 'pages' | 'sites' | 'skipped'>,
): UnreadSite | undefined {
  const unread = skipped.filter(file => file.reason === 'format' || isTemplate(file))
  const read = pages.filter(page => isOwn(page) && !/(?:^|\/)readme\.\w+$/i.test(page.path))
  if (unread.length === 0 || unread.length < read.length) return undefined
  const formats = countSkipped(unread).map(
    ({ count, extension }) => `${count} .${extension ?? 'html templates'}`,
  )
  const text = `${formats.join(', ')}: only a build makes pages of these files. ${describeBuild(folder, sites)}`
  return { text, isWhole: read.length === 0 }
}

function isTemplate({ path, reason }: SkippedFile): boolean {
  return reason === 'template' && /(?:^|\/)templates\//.test(path)
}

/** Names the generator and the folder to gate, as far as they are known. */
export function describeBuild(folder: string, [site]: Corpus['sites']): string {
  const shown = EVIDENCE.find(([file]) => existsSync(join(folder, file)))
  const generator = site?.generator.title ?? shown?.[1]
  const output = OUTPUTS[generator ?? '']
  const suffix = generator === 'Hugo' || generator === 'Sphinx' ? `-${generator.toLowerCase()}` : ''
  const built = output === undefined ? '' : ` in ${withSlashes(join(site?.folder ?? '', output))}`
  const known = generator === undefined ? '' : `This is a site of ${generator}. `
  return `${known}Let a workflow build the site and gate the HTML${built}: examples/workflows/built-site${suffix}.yml in the gate's repository shows how.`
}
