import { expect, it } from 'vitest'
import { createSite, readSiteFile } from '../../../src/embedded/corpus/indexing/site.ts'
import { parsePage } from '../../../src/embedded/corpus/page.ts'
import { formatOf } from '../../../src/embedded/corpus/selection.ts'
import { createLanguage } from '../../../src/embedded/repository/words.ts'
import { HOSTILE_FILES } from '../../support/hostile-pages.ts'

/** Just below the limit of YAML files. */
const LENGTH = 256_000

/** Most take 50 ms, all take less than 700 ms. Before the limits, 40 took from 5 s to minutes. */
const MOST_MILLISECONDS = 2000

const language = createLanguage('en')

/** Reads a file as a scan does: its text, its words and its sentences. A page that is too complex is refused. */
function read(path: string, text: string): void {
  const format = formatOf(path)
  if (format === undefined) {
    createSite([readSiteFile(path, text)], [])
    return
  }
  try {
    const { title, passages } = parsePage(text, format)
    for (const line of [title, ...passages.flatMap(passage => [...passage.headings, passage.text])]) {
      language.words(line)
      language.sentences(line)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** Time of the processor, because others may use it as well. */
function measure(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

it.each(HOSTILE_FILES)('reads 256 KB in less than two seconds: $name', ({ path, create }) => {
  const text = create(LENGTH)
  expect(text.length).toBeGreaterThan(60_000)
  expect(measure(() => read(path, text))).toBeLessThan(MOST_MILLISECONDS)
})
