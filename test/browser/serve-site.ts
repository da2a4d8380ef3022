import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listen } from '../../scripts/lib/listen.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.json': 'application/json',
}

/** Serves the folder of a site below `base` as GitHub Pages does: `errors` is errors.html, and a folder is its index.html. */
export function serveSite(folder: string, base: string): ReturnType<typeof listen> {
  return listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = pathname.startsWith(base) ? pathname.slice(base.length) : '404'
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
      const name = extname(file) === '' ? `${file}.html` : file
      readFile(join(folder, name)).then(
        bytes => response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(bytes),
        () => response.writeHead(404).end(),
      )
    }),
  )
}
