/**
 * Builds the sites of test/sites/generators/ with the real generators, and writes the addresses of their pages into
 * truth.json. The first argument is a folder outside of the repository: packages are installed and sites are built
 * there. Further arguments, such as `hugo` or `hugo/plain`, name what is built.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { GENERATORS, type Generator } from './addresses/generators.ts'
import { print } from './lib/print.ts'

const SITES = join('test', 'sites', 'generators')
const PAGES = /\.(?:md|mdx|markdown|html)$/
const TEMPLATES = /(?:^|\/)_?layouts\//
const MARKER = /<strong[^>]*>(?:<!--[^>]*-->)?page-(\d+)</g
const CANONICAL = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/

type Addresses = Map<string, Set<string>>

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Name a folder to build in, such as: npm run addresses -- /tmp/sites')

for (const [name, generator] of Object.entries(GENERATORS)) {
  const sites = globSync(`${name}/*/site`, { cwd: SITES }).map(site => posix.dirname(toPosix(site)))
  for (const site of sites.sort()) {
    if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(site)) continue
    const tools = resolve(folder, name)
    install(generator, tools)
    const addresses = buildSite(generator, join(SITES, site, 'site'), join(tools, site))
    writeFileSync(join(SITES, site, 'truth.json'), formatTable(addresses))
    print(`${site}: ${addresses.size} files`)
  }
}

function install({ packages }: Generator, tools: string): void {
  mkdirSync(tools, { recursive: true })
  if (packages === undefined || existsSync(join(tools, 'node_modules'))) return
  writeFileSync(join(tools, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: tools, stdio: 'inherit' })
}

/** Builds a copy whose pages end with a marker each, and returns the addresses of the built pages that have it. */
function buildSite(generator: Generator, source: string, target: string): Addresses {
  rmSync(target, { recursive: true, force: true })
  cpSync(source, target, { recursive: true })
  const paths = listFiles(target).filter(path => PAGES.test(path) && !TEMPLATES.test(path))
  for (const [index, path] of paths.entries()) mark(join(target, path), index, generator.cut?.(path))
  commit(target)

  const home = join(target, findHome(target, generator))
  const [program = '', ...flags] = generator.build(target)
  execFileSync(program, flags, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] })

  const addresses: Addresses = new Map(paths.map(path => [path, new Set()]))
  const output = join(home, generator.output)
  const base = readBase(generator, output)
  for (const file of listFiles(output).filter(path => path.endsWith('.html'))) {
    const html = readFileSync(join(output, file), 'utf8')
    for (const [, index] of html.matchAll(MARKER)) {
      addresses.get(paths[Number(index)] ?? '')?.add(addressOf(generator, file, html, base))
    }
  }
  return addresses
}

function findHome(site: string, { home }: Generator): string {
  if (home === undefined) return ''
  const [path = ''] = globSync([home, `*/${home}`, `*/*/${home}`], { cwd: site })
  return dirname(path)
}

function mark(file: string, index: number, cut = ''): void {
  const text = readFileSync(file, 'utf8')
  const marker = file.endsWith('.html') ? `<strong>page-${index}</strong>` : `**page-${index}**`
  writeFileSync(file, `${text}\n${cut}\n\n${marker}\n`)
}

/** Docusaurus takes the dates of undated posts from git. */
function commit(target: string): void {
  const author = ['-c', 'user.name=Acme', '-c', 'user.email=acme@example.com']
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', 'Add pages'],
  ]) {
    execFileSync('git', args, { cwd: target })
  }
}

/** Returns the address of the home page, below which files are copied. */
function readBase(generator: Generator, output: string): string {
  const file = join(output, 'index.html')
  if (!existsSync(file)) return '/'
  const address = addressOf(generator, 'index.html', readFileSync(file, 'utf8'), '/')
  return address.replace(/[^/]*$/, '')
}

/** Returns the address that a page names as its own. One of an `index.html` is the address of its folder. */
function addressOf(generator: Generator, file: string, html: string, base: string): string {
  const canonical = readCanonical(html) ?? `${base}${file}`
  const address = generator.addressOf?.(file, html, canonical) ?? canonical
  return address.replace(/\/index\.html$/, '/')
}

function readCanonical(html: string): string | undefined {
  const link = CANONICAL.exec(html)?.[0]
  const href = link && /\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/.exec(link)?.slice(1).join('')
  return href && decodeURIComponent(new URL(href, 'https://acme.dev').pathname)
}

function listFiles(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder }).map(toPosix).sort()
}

function formatTable(addresses: Addresses): string {
  const rows = [...addresses].map(([path, found]) => {
    const list = [...found].sort().map(address => JSON.stringify(address))
    return `  ${JSON.stringify(path)}: [${list.join(', ')}]`
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/')
}
