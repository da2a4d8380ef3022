/** Fonts of this machine. */
import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { FontFile } from '../pdf/fonts.ts'

/** Where a font can be looked for. */
export interface FontPlace {
  path: string
  /** PostScript name, which tells the faces of a collection apart. */
  face?: string
}

/** A code that fontconfig knows, for the scripts that one language stands for. */
const LANGUAGES: Record<string, string> = {
  Han: 'zh-cn',
  Hiragana: 'ja',
  Katakana: 'ja',
  Hangul: 'ko',
  Bopomofo: 'zh-tw',
  Armenian: 'hy',
  Georgian: 'ka',
  Ethiopic: 'am',
  Thai: 'th',
  Lao: 'lo',
}

const FORMAT = '%{lang}\\t%{variable}\\t%{fontformat}\\t%{postscriptname}\\t%{file}\\n'

/** Milliseconds for fontconfig, which reads all fonts when it runs first. */
const PATIENCE = 20_000

/** The largest collections of Chinese, Japanese and Korean have half of it. */
const MOST_BYTES = 64 * 1024 * 1024

/** The font that fontconfig likes best for a script; undefined where there is none, or no fontconfig. */
export async function findFont(
  script: string,
  command = 'fc-match',
  patience = PATIENCE,
): Promise<FontPlace | undefined> {
  const language = LANGUAGES[script]
  if (language === undefined) return undefined
  try {
    const { stdout } = await promisify(execFile)(
      command,
      ['--all', '--format', FORMAT, `sans-serif:lang=${language}`],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024 },
    )
    return stdout.split('\n').flatMap(line => readMatch(line, language))[0]
  } catch {
    return undefined
  }
}

/** Variable fonts are left out: what is drawn of them is their thinnest, or nothing. */
function readMatch(line: string, language: string): FontPlace[] {
  const [languages = '', variable, format = '', face = '', path = ''] = line.split('\t')
  const isFit =
    languages.split('|').includes(language) &&
    variable === 'False' &&
    ['TrueType', 'CFF'].includes(format) &&
    /\.(?:tt|ot)[fc]$/i.test(path)
  return isFit ? [{ path, ...(face !== '' && { face }) }] : []
}

/** Rejects with the system's error, or where the file cannot be a font. */
export async function readFont({ path, face }: FontPlace): Promise<FontFile> {
  const file = await open(path)
  try {
    const stats = await file.stat()
    if (!stats.isFile()) throw new TypeError('it is not a file')
    if (stats.size > MOST_BYTES) throw new TypeError('it is larger than 64 MB')
    return { bytes: await file.readFile(), face }
  } finally {
    await file.close()
  }
}
