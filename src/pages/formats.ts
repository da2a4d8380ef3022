export type PageFormat = 'markdown' | 'mdx' | 'html'

const FORMATS = new Map<string, PageFormat>([
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['mdx', 'mdx'],
  ['html', 'html'],
  ['htm', 'html'],
])

/** Returns the format of a page; undefined for other files. */
export function formatOf(path: string): PageFormat | undefined {
  return FORMATS.get(extensionOf(path))
}

const DATA = new Set(
  [
    'json jsonc yaml yml toml csv tsv xml txt js jsx ts tsx mjs vue svelte astro njk liquid hbs ejs pug twig php erb',
    'rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki',
  ].flatMap(names => names.split(' ')),
)

/** Returns whether a file holds data whose text pages may show. */
export function isData(path: string): boolean {
  return DATA.has(extensionOf(path)) && !/(?:^|[/.-])lock\b/.test(path)
}

/** Returns the extension of a path, in lower case and without its dot. */
export function extensionOf(path: string): string {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(path) ?? []
  return extension.toLowerCase()
}
