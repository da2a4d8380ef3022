import { describe, expect, it } from 'vitest'
import { checkFileType, type FileFormat, FileTypeError } from '../../src/client/download.ts'
import { toCsv } from '../../src/lib/csv.ts'
import { CSV, PDF } from '../support/download-server.ts'

/** What passes the check, its bytes arriving `step` at a time. */
async function pass(format: FileFormat, content: string | Uint8Array, step = 7): Promise<string> {
  const bytes = Buffer.from(content)
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += step) yield bytes.subarray(start, start + step)
  }
  const passed: Uint8Array[] = []
  for await (const chunk of checkFileType[format](chunks())) passed.push(chunk)
  return Buffer.concat(passed).toString()
}

const problemOf = (format: FileFormat, content: string | Uint8Array, step?: number) =>
  pass(format, content, step).then(
    () => 'none',
    (error: unknown) => (error instanceof FileTypeError ? error.message : error),
  )

describe('a CSV', () => {
  it.each([1, 2, 3, 1_000])('is passed on unchanged, %i bytes at a time', async step => {
    const text = '\ufeffBrand;Zitiert\r\n"Größe ""L""\n€";ja\r\n'
    expect(await pass('csv', text, step)).toBe(text)
  })

  it.each([
    ['with line feeds', 'a,b\n1,2'],
    ['with both line ends', 'a,b\r\n"1",2\n"3",4\r\n'],
    ['with tabs', 'a\tb\n1\t2\n'],
    ['with a title above its table', 'Visibility of Acme\n\nengine,cited\nchatgpt,true\n'],
    ['with nothing but its heads', 'engine,cited\n'],
    [
      'of our own making',
      [...toCsv(['engine', 'snippet'], [{ engine: 'a', snippet: '=1+1; "x", y' }])].join(''),
    ],
  ])('may be one %s', async (_, text) => {
    expect(await pass('csv', text)).toBe(text)
  })

  it.each([
    ['an HTML page', '<!doctype html>\n<title>Sign in, please</title>', 'it starts as HTML or XML does'],
    ['an HTML page after empty lines', '\ufeff\r\n\r\n  <html>a,b</html>', 'it starts as HTML or XML does'],
    ['an error in XML', '<?xml version="1.0"?><Error/>', 'it starts as HTML or XML does'],
    ['an error in JSON', '{"error":{"code":"not_found","message":"a, b"}}', 'it starts as JSON does'],
    ['a list in JSON', '[1,2]', 'it starts as JSON does'],
    ['an error in plain text', 'Internal server error\n', 'no row has two cells'],
    ['empty', '', 'no row has two cells'],
    ['white space', ' \n\n', 'no row has two cells'],
    ['binary', 'a,b\n1,\0\n', 'it holds NUL bytes'],
    [
      'one cell with separators in quotes',
      '"Sorry, the report; was ""not"", found"\n',
      'no row has two cells',
    ],
    ['a quote that is never closed', '"Sorry, the report was not found\n', 'no row has two cells'],
    [
      'text whose first row with two cells comes late',
      `${'line\n'.repeat(20_000)}a,b\n`,
      'no row has two cells',
    ],
  ])('is refused if it is %s', async (_, text, problem) => {
    expect(await problemOf('csv', text, 65_536)).toBe(`not CSV: ${problem}`)
    if (text.length < 1_000) expect(await problemOf('csv', text, 1)).toBe(`not CSV: ${problem}`)
  })

  it.each([
    ['Latin-1', Buffer.from('a,b\nGr\u00f6\u00dfe,1\n', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffa,b\n', 'utf16le')],
    ['UTF-8 that ends within a character', Buffer.from('a,b\n1,€').subarray(0, -1)],
  ])('is refused in %s', async (_, bytes) => {
    expect(await problemOf('csv', bytes)).toBe('not CSV: it is not UTF-8')
  })

  it('is refused at once, without waiting for its end', async () => {
    async function* endless() {
      for (;;) yield Buffer.from('<p>')
    }
    await expect(checkFileType.csv(endless())[Symbol.asyncIterator]().next()).rejects.toThrow('HTML')
  })
})

describe('a PDF', () => {
  it.each([1, 4, 5, 6, 1_000])('is passed on unchanged, %i bytes at a time', async step => {
    expect(await pass('pdf', PDF, step)).toBe(PDF)
  })

  it('may have up to 1 KiB of padding after its end', async () => {
    expect(await pass('pdf', PDF + ' '.repeat(1_000))).toBe(PDF + ' '.repeat(1_000))
    expect(await problemOf('pdf', PDF + ' '.repeat(1_100))).toBe(
      'not a whole PDF: there is no %%EOF at its end',
    )
  })

  it.each([
    ['an HTML page', '<!doctype html>'],
    ['a CSV', CSV],
    ['one with something before it', ` ${PDF}`],
    ['too short', '%PDF'],
    ['empty', ''],
  ])('is refused if it is %s', async (_, text) => {
    expect(await problemOf('pdf', text)).toBe('not a PDF: it does not start with %PDF-')
  })

  it('is refused without its end mark', async () => {
    const text = PDF.slice(0, -10)
    expect(await problemOf('pdf', text)).toBe('not a whole PDF: there is no %%EOF at its end')
  })
})
