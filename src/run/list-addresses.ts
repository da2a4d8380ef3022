import type { Checkout } from '../checkout/git.ts'
import { byPath, type SourceFile } from '../checkout/source.ts'
import { openWorkTree } from '../checkout/work-tree.ts'
import { formatOf } from '../pages/formats.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { SiteUrl } from '../sites/folder-rules.ts'
import { type SourcePage, toSourcePage } from '../sites/generators/generator.ts'
import {
  chooseSites,
  findSites,
  type GeneratorChoice,
  isGeneratorFile,
} from '../sites/generators/generators.ts'
import { findAddresses } from '../sites/indexing/addresses.ts'
import { createSelection } from '../sites/selection.ts'

/**
 * Returns the addresses of all files that may be pages, by path, whether a gate reads them or not. The list is empty for a
 * file that is not published, and undefined if its addresses are not known.
 */
export async function listAddresses(
  checkout: Checkout,
  siteUrls: SiteUrl[],
  generators: GeneratorChoice[],
): Promise<Map<string, string[] | undefined>> {
  const source = await openWorkTree(checkout, createSelection([], []))
  const texts = new Map<string, string>()
  const pages = new Map<string, ReadPage>()
  const all = [...source.files, ...source.siteFiles, ...source.parts]
  const isRead = ({ path }: SourceFile) => formatOf(path) !== undefined || isGeneratorFile(path)
  for await (const reading of source.read(all.filter(isRead))) {
    if (!('text' in reading)) continue
    const { path } = reading.file
    if (formatOf(path) === undefined) texts.set(path, reading.text)
    else pages.set(path, readPage(path, reading.text))
  }
  const sites = findSites({
    now: new Date(),
    paths: new Set(all.map(({ path }) => path)),
    textOf: path => texts.get(path),
    fieldsOf: path => pages.get(path)?.fields ?? {},
  })
  const chosen = chooseSites(sites, generators)
  return new Map(
    [...pages.values()].sort(byPath).map(page => {
      const { addresses } = findAddresses(page, page.slug, siteUrls, chosen)
      return [page.path, addresses && [...addresses]]
    }),
  )
}

interface ReadPage extends SourcePage {
  slug: string | undefined
}

function readPage(path: string, text: string): ReadPage {
  try {
    const { fields, slug } = splitFrontMatter(text).frontMatter
    return { ...toSourcePage(path, fields), slug }
  } catch {
    return { ...toSourcePage(path, undefined), slug: undefined }
  }
}
