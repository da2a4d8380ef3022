import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { homedir } from 'node:os'
import { promisify } from 'node:util'
import { childEnvironment } from '../child-environment.ts'
import type { FontFile } from '../document/pdf/text.ts'

export interface FontPlace {
  path: string
  /** PostScript name, which selects a face of a collection. */
  face?: string
}

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

/** Milliseconds. The first run of fontconfig reads all fonts. */
const TIME_LIMIT = 20_000

/** Twice the size of the largest CJK font collections. */
const MAX_BYTES = 64 * 1024 * 1024

/** Returns fontconfig's first match for a script; undefined without one, or without fontconfig. */
export async function findFont(
  script: string,
  command = 'fc-match',
  timeLimit = TIME_LIMIT,
): Promise<FontPlace | undefined> {
  const language = LANGUAGES[script]
  if (language === undefined) return undefined
  try {
    const { stdout } = await promisify(execFile)(
      command,
      ['--all', '--format', FORMAT, `sans-serif:lang=${language}`],
      // Windows first looks for the program in the working folder, which may be a checkout.
      {
        cwd: homedir(),
        env: childEnvironment(),
        timeout: timeLimit,
        killSignal: 'SIGKILL',
        maxBuffer: 16 * 1024 * 1024,
      },
    )
    return stdout.split('\n').flatMap(line => readMatch(line, language))[0]
  } catch {
    return undefined
  }
}

/** The PDF library draws the thinnest weight of a variable font, or nothing. */
function readMatch(line: string, language: string): FontPlace[] {
  const [languages = '', variable, format = '', face = '', path = ''] = line.split('\t')
  const isFit =
    languages.split('|').includes(language) &&
    variable === 'False' &&
    ['TrueType', 'CFF'].includes(format) &&
    /\.(?:tt|ot)[fc]$/i.test(path)
  return isFit ? [{ path, ...(face !== '' && { face }) }] : []
}

/** Reads a font file. Rejects with a system error, or with a TypeError unless it is a file of at most 64 MB. */
export async function readFont({ path, face }: FontPlace): Promise<FontFile> {
  const file = await open(path)
  try {
    const stats = await file.stat()
    if (!stats.isFile()) throw new TypeError('it is not a file')
    if (stats.size > MAX_BYTES) throw new TypeError('it is larger than 64 MB')
    return { bytes: await file.readFile(), face }
  } finally {
    await file.close()
  }
}
