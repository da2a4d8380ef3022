/** Verbs that titles of documentation begin with. */
import { isCommonName } from '../../citation/common-words.ts'

const VERBS = setOf(`
  accept activate add adjust allow analyze apply archive assign attach authenticate authorize automate avoid back boost bundle bypass
  calculate capture check choose clear collect combine compare compile compose configure confirm connect contribute convert
  create customize debug declare define delete deploy describe detect determine develop diagnose disable discover edit embed
  enable encrypt enforce ensure exclude execute expand expire expose extend fetch find fix generate get handle hide identify ignore
  implement improve include increase initialize inspect install integrate invite invoke join keep localize locate make manage maintain
  merge migrate minimize modify move navigate observe obtain optimize organize override parse pay perform persist preload
  prepare prevent protect provide provision read receive recover redirect reduce refresh register remove rename renew
  replace replicate require resolve restart restore restrict retrieve revoke save scale select send serve set setup
  show simulate skip specify stop subscribe translate troubleshoot uninstall unlock unsubscribe use validate verify visualize write`)

/** Verbs that are nouns, too: `Log levels`, `Test results`. */
const NOUNS = setOf(`
  build call change check control copy debug download export filter force format group host import index link list load log map
  mock monitor name order package pass preview profile publish query record release report request reset return rotate route run
  schedule search share sign sort split start store style switch sync tag test track transfer update upgrade upload version view wrap`)

/** After one of these, a noun is a verb. */
const OBJECT = /^(?:an?|the|your|my|all|multiple|several|new|existing|custom)$/i

/** Returns the base form of the verb that a title begins with, `install` of `Installing`; undefined of any other title. */
export function readVerb(first: string, [second = '', ...rest]: readonly string[]): string | undefined {
  const lower = first.toLowerCase()
  const stem = lower.endsWith('ing') ? lower.slice(0, -3) : undefined
  const forms = stem === undefined ? [lower] : [`${stem}e`, stem, stem.slice(0, -1)]
  // `Rendering mechanism` is what it is called, and `Rendering lists` is to be done.
  if (stem !== undefined && !isObject(second, rest)) return undefined
  const isVerb = (form: string) => NOUNS.has(form) || (stem !== undefined && isCommonName(form))
  const hasObject = OBJECT.test(second) || rest.some(word => /^your$/i.test(word))
  const verb = forms.find(form => VERBS.has(form) || (hasObject && isVerb(form)))
  return verb === 'setup' ? 'set up' : verb
}

function isObject(second: string, rest: readonly string[]): boolean {
  return rest.length > 0 || /[^s]s$/.test(second) || (/^\p{Lu}/u.test(second) && !isCommonName(second))
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
