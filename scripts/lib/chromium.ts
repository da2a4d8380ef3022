import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The machine's Chromium, started. Rejects if there is none: a skipped test proves nothing. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(process.env) })
}

/** CHROMIUM_PATH, or the first known name on PATH. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv): string {
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const places = PATH.split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)))
  const found = places.find(isExecutable)
  if (found === undefined) {
    throw new Error(
      'No Chromium was found on PATH. Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  return found
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
