import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false })

/** Where the links of each page lead. */
export async function pdfLinks(bytes: Uint8Array): Promise<string[][]> {
  return (await load(bytes)).getPages().map(({ node }) => {
    const annotations = node.Annots()
    return Array.from({ length: annotations?.size() ?? 0 }, (_, index) =>
      annotations
        ?.lookup(index, PDFDict)
        .lookup(PDFName.of('A'), PDFDict)
        .lookup(PDFName.of('URI'), PDFString),
    ).map(url => new TextDecoder('latin1').decode(url?.asBytes()))
  })
}

/** The headings that readers list beside the pages. */
export async function pdfBookmarks(bytes: Uint8Array): Promise<string[]> {
  const { catalog } = await load(bytes)
  const titles: string[] = []
  let item = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)?.lookupMaybe(PDFName.of('First'), PDFDict)
  while (item) {
    titles.push(item.lookup(PDFName.of('Title'), PDFHexString).decodeText())
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  return titles
}

/** What is drawn on all pages, as operators. */
export async function pdfOperators(bytes: Uint8Array): Promise<string> {
  const { context } = await load(bytes)
  const pages = (await load(bytes)).getPages()
  const streams = pages.flatMap(({ node }) => {
    const contents = node.Contents()
    return contents instanceof PDFArray ? contents.asArray().map(item => context.lookup(item)) : [contents]
  })
  return streams
    .map(stream =>
      stream instanceof PDFRawStream
        ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
        : '',
    )
    .join('\n')
}
