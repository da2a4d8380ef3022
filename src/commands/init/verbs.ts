/** Verbs that titles of documentation begin with. */
import { isCommonName } from '../../citation/common-words.ts'

const VERBS = setOf(`
  accept activate add adjust allow analyze apply archive assign attach authenticate authorize automate avoid back boost bundle bypass
  calculate capture check choose clean clear collect combine compare compile compose configure confirm connect contribute convert
  create customize debug declare define delete deploy describe detect determine develop diagnose disable discover edit embed
  enable encrypt enforce ensure exclude execute expand expire expose extend fetch find fix generate get handle hide identify ignore
  implement improve include increase initialize inspect install integrate invite invoke join keep localize locate make manage maintain
  merge migrate minimize modify move navigate observe obtain open optimize organize override parse pay perform persist preload
  prepare prevent protect provide provision read receive recover redirect reduce refresh register remove rename renew
  replace replicate require resolve restart restore restrict retrieve revoke save scale secure select send serve set setup
  show simulate skip specify stop subscribe translate troubleshoot uninstall unlock unsubscribe use validate verify visualize write`)

/** Verbs that are nouns, too: `Log levels`, `Testing library`. */
const NOUNS = setOf(`
  access aggregate block build cache call cancel change control copy delegate design display document download exclude export
  filter force format forward group host import index interpret launch limit link list load lock log map measure mock monitor mount
  name order package pass pause pin preset preview profile publish query record release render report request reset resize return roll
  rotate route run schedule search separate share sign sort split start store structure style submit support switch sync tag
  test track transfer transform tune turn update upgrade upload version view wrap`)

/** After one of these a noun is a verb. */
const OBJECT =
  /^(?:an?|the|your|my|all|multiple|several|new|existing|custom|one|two|with|to|from|in|on|up|down|off|out|into|for|as|by|over|through|between|different|only)$/i

/** Returns the base form of the verb that a title begins with, `install` of `Installing`; undefined of any other title. */
export function readVerb(
  first: string,
  [second = '', ...rest]: readonly string[],
  isName: (word: string) => boolean,
): string | undefined {
  const lower = first.toLowerCase()
  const stem = lower.endsWith('ing') ? lower.slice(0, -3) : undefined
  const forms = stem === undefined ? [lower] : [lower, stem, `${stem}e`, stem.slice(0, -1)]
  const hasObject = OBJECT.test(second) || isName(second) || rest.some(word => /^your$/i.test(word))
  const isVerb = (form: string) => VERBS.has(form) || (NOUNS.has(form) && hasObject)
  const verb = forms.find(isVerb)
  if (verb !== undefined) return verb === 'setup' ? 'set up' : verb
  // Another word with an ending of a verb: with an object it is one.
  const isLong = rest.length >= 2 || hasObject
  return stem !== undefined && isLong ? [`${stem}e`, stem, stem.slice(0, -1)].find(isCommonName) : undefined
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
