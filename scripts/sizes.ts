/**
 * Prints lines and files of each folder of src/ beside those of the last release, or of the commit that is given. Growth is
 * seen in review.
 */
import { execFileSync } from 'node:child_process'
import { print } from './lib/print.ts'

interface Size {
  lines: number
  files: number
}

const [, , given] = process.argv
const before = given ?? lastRelease()
const now = measure()
const was = before === undefined ? new Map<string, Size>() : measure(before)
print(
  `folder of src/        lines           ${before === undefined ? 'There is no release yet.' : `since ${before}`}`,
)
for (const folder of [...new Set([...now.keys(), ...was.keys()])].toSorted())
  row(folder, now.get(folder), was.get(folder))
row('all', sum(now), before === undefined ? undefined : sum(was))

function lastRelease(): string | undefined {
  return git('tag', '--list', 'v*', '--sort=-version:refname')
    .split('\n')
    .find(tag => tag !== '')
}

/** Returns the sizes of the folders at a commit; without one, in the work tree. */
function measure(commit?: string): Map<string, Size> {
  const sizes = new Map<string, Size>()
  const words = ['grep', '--count', '', ...(commit === undefined ? [] : [commit]), '--', 'src/*.ts']
  for (const line of git(...words).split('\n')) {
    const [, folder = '.', count] = /src\/(?:([^/]+)\/)?[^:]+:(\d+)$/.exec(line) ?? []
    if (count === undefined) continue
    const { lines, files } = sizes.get(folder) ?? { lines: 0, files: 0 }
    sizes.set(folder, { lines: lines + Number(count), files: files + 1 })
  }
  return sizes
}

function sum(sizes: Map<string, Size>): Size {
  return [...sizes.values()].reduce((a, b) => ({ lines: a.lines + b.lines, files: a.files + b.files }), {
    lines: 0,
    files: 0,
  })
}

function row(folder: string, { lines, files }: Size = { lines: 0, files: 0 }, old?: Size): void {
  const change = (value: number, past: number) => `${value < past ? '−' : '+'}${Math.abs(value - past)}`
  const since =
    old === undefined ? '' : `${change(lines, old.lines)} lines, ${change(files, old.files)} files`
  print(
    `${folder.padEnd(18)} ${String(lines).padStart(8)} in ${String(files).padStart(3)} files   ${since}`.trimEnd(),
  )
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 100e6 })
}
