import { expect, it } from 'vitest'
import { formatOf } from '../../src/pages/formats.ts'
import { parsePage } from '../../src/pages/page.ts'
import { createCounter, createQueries } from '../../src/retrieval/retrieval.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import { createSite, readSiteFile } from '../../src/sites/indexing/site.ts'
import { HOSTILE_FILES } from '../support/hostile-pages.ts'
import { expectLinear } from '../support/processor-time.ts'

/** Characters of a file. Below the limits of front matter and YAML, which are then parsed. */
const LENGTH = 64_000

const language = createLanguage('en')
const countTerms = createCounter(createQueries(['word of a shop'], language), language)

/** Reads a file as a scan does: its text, its words and its sentences. A page that is too complex is refused. */
function read(path: string, text: string): void {
  const format = formatOf(path)
  if (format === undefined) {
    createSite([readSiteFile(path, text)], [])
    return
  }
  try {
    const content = parsePage(text, format)
    countTerms(content)
    for (const passage of content.passages) language.sentences(passage.text)
  } catch (error) {
    // A stack that overflows is a RangeError, too.
    const isRefused = error instanceof RangeError && !error.message.startsWith('Maximum call stack')
    if (!isRefused) throw error
  }
}

it.each(HOSTILE_FILES)('reads 64 KB in a time that grows with the length: $name', ({ path, create }) => {
  expectLinear(LENGTH, length => {
    const text = create(length)
    expect(text.length).toBeGreaterThan(length / 3)
    read(path, text)
  })
})
