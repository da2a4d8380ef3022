import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FontSource } from '../../../src/lib/fonts/draw-with-fonts.ts'
import { describeFontProblem, drawWithFonts } from '../../../src/lib/fonts/draw-with-fonts.ts'
import { findFont } from '../../../src/lib/fonts/find-font.ts'
import { aCollection, aFont } from '../../support/font.ts'
import { drawPage, searchableText } from '../../support/pdf-document.ts'

function aFile(bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'font.ttf')
  writeFileSync(path, bytes)
  return path
}

/** Draws `text` with the fonts of `source`, without those of this machine. `asked` are the scripts that needed a font. */
async function draw(text: string, source: FontSource = {}) {
  const asked: string[] = []
  const { find = async () => undefined } = source
  const drawn = await drawWithFonts(typefaces => drawPage(text, typefaces.slice(3)), {
    ...source,
    find(script) {
      asked.push(script)
      return find(script)
    },
  })
  return { ...drawn, asked, text: (await searchableText(drawn.bytes)).replace(/\s*Page 1 of 1\s*$/, '') }
}

describe('drawWithFonts', () => {
  it.each<[string, fonts: Record<string, string>, asked: string[]]>([
    ['Україна, Ελλάδα, tiếng Việt', {}, []],
    ['Acme 在庫', { Han: '在庫' }, ['Han']],
    // Japanese comes first. Its font may be enough.
    ['在庫のカ', { Hiragana: '在庫のカ' }, ['Hiragana']],
    ['한국 在庫', { Hangul: '한국', Han: '在庫' }, ['Hangul', 'Han']],
  ])(
    'shows %j with fonts of the machine only for the scripts that need one',
    async (words, fonts, scripts) => {
      const find = async (script: string) => ({ path: aFile(aFont(fonts[script] ?? '', script)) })
      const { asked, problems, text } = await draw(words, { find })
      expect({ asked, problems, text }).toEqual({ asked: scripts, problems: [], text: words })
    },
  )

  it('uses the requested face of a collection, or its first', async () => {
    const faces = [
      { name: 'One', characters: '在' },
      { name: 'Two', characters: '庫' },
    ]
    const path = aFile(aCollection(faces))
    expect((await draw('在庫', { find: async () => ({ path, face: 'Two' }) })).text).toBe('?庫')
    expect((await draw('在庫', { find: async () => ({ path }) })).text).toBe('在?')
  })

  it('reports the scripts without a font', async () => {
    const { problems, text } = await draw('Acme 在庫 한')
    expect(text).toBe('Acme ?? ?')
    expect(problems).toEqual([
      { kind: 'missing', script: 'Han' },
      { kind: 'missing', script: 'Hangul' },
    ])
  })

  const font = aFont('在庫')
  const cut = (length: number) => font.slice(0, length)
  const scrambled = (tag: string) => {
    const bytes = Buffer.from(font)
    bytes.fill(0xff, bytes.indexOf(tag) + 8, bytes.indexOf(tag) + 16)
    return bytes
  }
  it.each([
    ['an empty file', new Uint8Array()],
    ['a text', Buffer.from('no font at all')],
    ['the start of a font', cut(200)],
    ['half a font', cut(font.length / 2)],
    ['a font whose characters are outside the file', scrambled('cmap')],
    ['a font whose outlines are outside the file', scrambled('loca')],
    ['an empty collection', aCollection([])],
    ['a collection of nothing', Buffer.concat([aCollection([]), Buffer.alloc(4)]).fill(0xff, 8)],
  ])('ignores %s', async (_, bytes) => {
    const path = aFile(bytes)
    const { problems, text } = await draw('Acme 在庫', { find: async () => ({ path }) })
    expect(text).toBe('Acme ??')
    expect(problems).toEqual([
      { kind: 'unusable', path, detail: expect.stringMatching(/./) },
      { kind: 'missing', script: 'Han' },
    ])
  })

  it.each([['/no/such/font.ttf'], [tmpdir()]])('ignores %s', async path => {
    const { problems } = await draw('Acme 在', { find: async () => ({ path }) })
    expect(problems[0]).toEqual({ kind: 'unusable', path, detail: expect.stringMatching(/./) })
  })

  it('tries a broken font once', async () => {
    const path = aFile(Buffer.from('no font'))
    const { problems } = await draw('在庫の', { find: async () => ({ path }) })
    expect(problems.map(({ kind }) => kind)).toEqual(['unusable', 'missing', 'missing'])
  })

  it('rejects if the included font cannot be drawn', async () => {
    const failing = drawWithFonts(() => Promise.reject(new Error('no page')), {})
    await expect(failing).rejects.toThrow('no page')
  })
})

describe('the fonts of this machine', () => {
  it.each([
    ['Chinese', 'Han', '中文 繁體'],
    ['Japanese', 'Hiragana', 'ひらがな'],
    ['Korean', 'Hangul', '한국어 텍스트'],
  ])('show %s, or a warning names script and package', async (_, script, words) => {
    const { problems, text } = await draw(words, { find: findFont })
    if (await findFont(script)) {
      expect({ problems, text }).toEqual({ problems: [], text: words })
    } else {
      expect(text).toMatch(/^[? ]+$/)
      expect(problems.map(describeFontProblem).join()).toMatch(new RegExp(`${script}.*fonts-noto-cjk`))
    }
  })
})

describe('describeFontProblem', () => {
  it('names no package for a script that it does not contain', () => {
    expect(describeFontProblem({ kind: 'missing', script: 'Hebrew' })).toBe(
      'The PDF shows question marks for characters of Hebrew.',
    )
  })
})
