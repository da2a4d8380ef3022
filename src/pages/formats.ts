/** The kinds of files that are read as pages. */

export type PageFormat = 'markdown' | 'mdx' | 'html'

const FORMATS = new Map<string, PageFormat>([
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['mdx', 'mdx'],
  ['html', 'html'],
  ['htm', 'html'],
])

/** How a file is read, by its extension; undefined when it is not read. */
export function formatOf(path: string): PageFormat | undefined {
  return FORMATS.get(extensionOf(path))
}

const DATA = new Set('json jsonc yaml yml toml csv tsv js jsx ts tsx mjs vue svelte astro'.split(' '))

/** Tells whether a file holds data or components, whose values a page may show. */
export function isData(path: string): boolean {
  return DATA.has(extensionOf(path)) && !/(?:^|[/.-])lock\b/.test(path)
}

/** Returns the extension of a path, in lower case and without its dot. */
export function extensionOf(path: string): string {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(path) ?? []
  return extension.toLowerCase()
}
