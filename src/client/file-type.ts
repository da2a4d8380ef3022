/** Whether a file is of the type that its format promises, seen while its bytes pass by. */
import { finished } from 'node:stream/promises'
import { TextDecoder } from 'node:util'
import { parse } from 'csv-parse'
import type { ExportRequest } from '../contract/contract.ts'

export type FileFormat = ExportRequest['format']

/** Its message says in one line what the file is not. Holds nothing of the file. */
export class FileTypeError extends Error {}

/** Passes `chunks` on, and throws a FileTypeError as soon as they cannot be a file of that format any more. */
export const checkFileType: Record<
  FileFormat,
  (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
> = {
  csv: checkCsv,
  pdf: checkPdf,
}

const PDF_START = '%PDF-'
const PDF_END = '%%EOF'

/** Readers look for the end mark in the last bytes, since some writers put line ends or padding behind it. */
const PDF_END_WITHIN = 1_024

async function* checkPdf(chunks: AsyncIterable<Uint8Array>) {
  let start = ''
  let end = ''
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    start += bytes.toString('latin1', 0, PDF_START.length - start.length)
    if (!PDF_START.startsWith(start)) break
    end = (end + bytes.subarray(-PDF_END_WITHIN).toString('latin1')).slice(-PDF_END_WITHIN)
    yield chunk
  }
  if (start !== PDF_START) throw new FileTypeError(`not a PDF: it does not start with ${PDF_START}`)
  if (!end.includes(PDF_END)) throw new FileTypeError(`not a whole PDF: there is no ${PDF_END} at its end`)
}

/** More than a row with every answer's text in it needs; bounds what a quote that never closes may hold in memory. */
const MOST_BYTES_OF_A_ROW = 1024 * 1024

/**
 * Rows may differ in length and be separated by semicolons or tabs: the contract shows no columns, and spreadsheets'
 * exports have titles above their table. But some row must have two cells, or any line of text were a table.
 */
async function* checkCsv(chunks: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let begun = false
  let isTable = false
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MOST_BYTES_OF_A_ROW,
    on_record(cells: string[]) {
      isTable ||= cells.length > 1
      return null
    },
  })
  // Its errors arrive by callback and by `finished`; unheard, they would end the process.
  parser.on('error', () => {}).resume()

  for await (const chunk of chunks) {
    const text = decodeOrThrow(decoder, chunk)
    if (text.includes('\0')) throw new FileTypeError('not CSV: it holds NUL bytes')
    const [first] = begun ? [] : text.trimStart()
    if (first !== undefined) begun = true
    if (first === '<') throw new FileTypeError('not CSV: it starts as HTML or XML does')
    if (first === '{' || first === '[') throw new FileTypeError('not CSV: it starts as JSON does')
    await new Promise<void>((resolve, reject) => {
      parser.write(chunk, error => (error ? reject(notCsv(error)) : resolve()))
    })
    yield chunk
  }
  decodeOrThrow(decoder)
  parser.end()
  await finished(parser).catch((error: unknown) => {
    throw notCsv(error)
  })
  if (!isTable) throw new FileTypeError('not CSV: no row has two cells')
}

/** Without `chunk`, the end of the text. */
function decodeOrThrow(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new FileTypeError('not CSV: it is not UTF-8')
  }
}

/** The parser's message would quote the file. */
function notCsv(error: unknown): FileTypeError {
  const code = error instanceof Error && 'code' in error ? error.code : 'it cannot be parsed'
  return new FileTypeError(`not CSV: ${code}`)
}
