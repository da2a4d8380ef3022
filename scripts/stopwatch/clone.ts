import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const TEXT =
  /\.(?:mdx?|markdown|html?|ya?ml|toml|json|[cm]?[jt]s)$|(?:^|\/)(?:CNAME|_redirects|robots\.txt)$/i

/** Clones a site with its history and its texts: pictures and films are not read, and a mirror may lack them. */
export function cloneTexts(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'first-hour-'))
  const git = (words: string[], input?: string) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  git(['clone', '--quiet', '--no-checkout', resolve(source), '.'])
  const files = git(['ls-tree', '-r', '-z', '--name-only', 'HEAD'])
    .split('\0')
    .filter(path => path !== '')
  git(['read-tree', 'HEAD'])
  const texts = files.filter(path => TEXT.test(path))
  git(['checkout-index', '-z', '--stdin'], texts.map(path => `${path}\0`).join(''))
  const others = files.filter(path => !TEXT.test(path))
  git(['update-index', '-z', '--force-remove', '--stdin'], others.map(path => `${path}\0`).join(''))
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  git([...identity, 'commit', '--quiet', '--allow-empty', '--message=Leave out files that are not text'])
  return folder
}
