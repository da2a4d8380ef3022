/** Answers of live engines that are missing. */
import { explainMissing, nameMissing } from '../answer-words.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebUrl } from '../web-url.ts'

/** One reason of one engine. `text` may hold text from outside; `keyPage` is the page of the vendor's keys. */
export interface MissingView {
  text: string
  keyPage: URL | undefined
}

/** Returns how many answers were evaluated and which engines are missing, and one line for each engine and reason. */
export function viewMissing({
  answers,
  verdict,
}: Outcome): { counts: string; lines: MissingView[] } | undefined {
  const { planned, evaluated, missing } = answers
  if (missing.length === 0) return undefined
  const engines = verdict.missingEngines.length === 0 ? '' : ` ${nameMissing(verdict.missingEngines)}`
  return {
    counts: `${evaluated} of ${planned} planned answers of live engines were evaluated.${engines}`,
    lines: missing.map(entry => {
      const { text, keyPage } = explainMissing(entry)
      return { text, keyPage: keyPage === undefined ? undefined : parseWebUrl(keyPage) }
    }),
  }
}

/** Label of the link to the keys of a vendor. */
export const KEY_PAGE = 'Keys of this vendor'
