import { readSmallFile } from '../lib/files.ts'

const MAX_BYTES = 200_000

/** Matches targets of links: of Markdown, of HTML and components, of shortcodes and tags, and of references. */
const LINK =
  /\]\(\s*<?([^)\s>]+)|\b(?:href|to|link)\s*[=:]\s*["']([^"'\s]+)|\{[{%][<%]?\s*(?:rel)?(?:ref|link|post_url)\s+"?([^"\s]+)|^\[[^\]\n]+\]:\s+(\S+)/gm

/**
 * Returns the number of pages that link to each path. Targets are compared by the last part of the address only, because
 * each generator resolves the rest differently.
 */
export async function countLinks(
  folder: string,
  pages: readonly { path: string }[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { path } of pages) {
    const file = await readSmallFile(folder, path, MAX_BYTES).catch(() => undefined)
    const text = file !== undefined && 'text' in file ? file.text : ''
    const targets = [...text.matchAll(LINK)].map(match => match.slice(1).find(Boolean) ?? '')
    const internal = targets.filter(target => !/^(?:[a-z]+:|\/\/|#)/i.test(target))
    const names = new Set(internal.map(nameOfFile))
    names.delete(nameOfFile(path))
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Map(pages.map(({ path }) => [path, counts.get(nameOfFile(path)) ?? 0]))
}

const INDEX = /^(?:_?index|readme|page|docs|chapter)\.\w+$/i

/** Returns the last part of a path or address that names its page: `install` for `docs/2.install/index.md#linux`. */
export function nameOfFile(path: string): string {
  const [address = ''] = path.split(/[#?]/, 1)
  const parts = address.split('/').filter(part => part !== '')
  const isIndex = parts.length > 1 && INDEX.test(parts.at(-1) ?? '')
  const name = parts.at(isIndex ? -2 : -1) ?? ''
  return name
    .replace(/\.(?:mdx?|markdown|html?)$/i, '')
    .replace(/^\d+[.\-_](?=\D)/, '')
    .toLowerCase()
}
