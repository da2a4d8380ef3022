import { chmodSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFont, readFont } from '../../../src/lib/fonts/find-font.ts'

/** A command that answers like fontconfig. */
function fcMatch(script: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'fontconfig-')), 'fc-match')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

const answering = (...lines: string[][]) =>
  fcMatch(
    lines
      .map(fields => `printf '%s\\t%s\\t%s\\t%s\\t%s\\n' ${fields.map(field => `'${field}'`).join(' ')}`)
      .join('\n'),
  )

// Windows has no fontconfig, and starts no script instead.
describe.runIf(platform() !== 'win32')('findFont', () => {
  it('uses the first font with the language that a PDF can contain', async () => {
    const command = answering(
      ['en|fr', 'False', 'TrueType', 'Latin', '/fonts/latin.ttf'],
      ['ja-latn', 'False', 'TrueType', 'Romaji', '/fonts/romaji.ttf'],
      ['en|ja', 'True', 'CFF', 'Variable', '/fonts/variable.otf'],
      ['en|ja', 'False', 'PCF', 'Bitmap', '/fonts/bitmap.pcf.gz'],
      ['en|ja|ko', 'False', 'CFF', 'Sans-JP', '/fonts/some sans.ttc'],
      ['ja', 'False', 'TrueType', 'Later', '/fonts/later.ttf'],
    )
    expect(await findFont('Hiragana', command)).toEqual({ path: '/fonts/some sans.ttc', face: 'Sans-JP' })
  })

  it('asks for the language of a script', async () => {
    const command = fcMatch(`printf 'ko\\tFalse\\tCFF\\t%s\\t/fonts/a.otf\\n' "$4"`)
    expect(await findFont('Hangul', command)).toEqual({ path: '/fonts/a.otf', face: 'sans-serif:lang=ko' })
  })

  it.each([
    ['fontconfig is missing', '/no/such/command'],
    ['it fails', fcMatch('exit 1')],
    ['it prints what it should not', fcMatch('echo nothing')],
    ['no font has the language', answering(['en', 'False', 'TrueType', 'A', '/fonts/a.ttf'])],
  ])('finds none if %s', async (_, command) => {
    expect(await findFont('Han', command)).toBeUndefined()
  })

  it('does not wait forever', async () => {
    // Longer than a test may take.
    expect(await findFont('Han', fcMatch('exec sleep 60'), 50)).toBeUndefined()
  })

  it('does not search for a script that cannot be drawn', async () => {
    expect(
      await findFont('Hebrew', answering(['he', 'False', 'TrueType', 'A', '/fonts/a.ttf'])),
    ).toBeUndefined()
  })
})

describe('readFont', () => {
  it('reads no file above 64 MB', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'large.ttf')
    writeFileSync(path, '')
    truncateSync(path, 64 * 1024 * 1024 + 1)
    const outcome = readFont({ path }).then(
      () => 'read',
      (error: Error) => error.message,
    )
    expect(await outcome).toBe('it is larger than 64 MB')
  })
})
