/** What is said of a name that is no input: where the value is now, or which name it may stand for. */
import { DOCUMENTS } from '../lib/documents.ts'
import { findNearestName } from '../lib/nearest-name.ts'
import { fileOnlyNames } from './inputs.ts'
import { readLines } from './values.ts'

/** The config file that is read without being named. */
export const CONFIG_PATH = '.github/ai-visibility.yml'

/** Inputs that have another name in the config file. */
const RENAMED: Record<string, string> = {
  'suggest-content': 'drafts.mode',
  'suggest-max': 'drafts.max',
  'content-type': 'drafts.type',
  tone: 'drafts.tone',
  'content-max-length': 'drafts.length',
}

const MATRIX = `one job runs all gates of a config file, and a matrix runs a job for each key (see ${DOCUMENTS}/fleet)`
const EXPORTED = 'an export has the last 30 days, and is written as it is when the run asks for it'

/** Inputs that are gone, and what happens now. */
const GONE: Record<string, string> = {
  alpha: 'false-alarms-per-year in the config file says how many runs may fail by chance',
  'scan-per': 'a run asks as the newest recorded run did, and keyword by keyword where runs are compared',
  city: 'live engines are asked in the country',
  'report-font': 'a PDF finds the fonts of the machine, such as those of the Debian package fonts-noto-cjk',
  'report-range': EXPORTED,
  'report-competitors': EXPORTED,
  'report-wait-minutes': EXPORTED,
  'artifact-name': 'the artifact is ai-visibility-KEY',
  'artifact-retention-days': 'the setting of the repository says how long the artifact is kept',
  'history-branch': 'the history is on the branch ai-visibility-history',
  'max-shards': MATRIX,
  shard: MATRIX,
  partial: MATRIX,
  reader: 'the words of the pages decide',
  'store-answers': 'answers in the config file says whether answers are recorded',
  tags: 'each gate lists its keywords, or names a file of them',
}

/** Returns whether the name is one of a value that an input gave once. */
export function isFormerInput(name: string): boolean {
  return Object.hasOwn(GONE, name) || placeInFile(name) !== undefined
}

/**
 * Returns what is allowed in place of an input or a flag that is gone: the line to write to the config file at `path`, or what
 * happens now. Undefined for any other name.
 */
export function describeFormer(name: string, given: string, path: string): string | undefined {
  const inFile = placeInFile(name)
  return inFile === undefined
    ? describeGone(name)
    : `no value here: it moved to the config file. Write to ${path}: ${toYaml(inFile, given)}`
}

/** Returns the same for a name of a config file; for an unknown one, which of `names` it may stand for. */
export function describeInFile(name: string, names: readonly string[]): string {
  const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined
  if (renamed !== undefined) return `another name. Write: ${toYaml(renamed, '…')}`
  return describeGone(name) ?? describeNearest(name, names)
}

/** Returns which of `names` an unknown one may stand for. */
export function describeNearest(name: string, names: readonly string[]): string {
  const nearest = findNearestName(name, names)
  return nearest === undefined
    ? `only these names: ${names.join(', ')}`
    : `a name that is known here. Did you mean ${nearest}?`
}

function placeInFile(name: string): string | undefined {
  if (Object.hasOwn(RENAMED, name)) return RENAMED[name]
  return fileOnlyNames.includes(name) ? name : undefined
}

function describeGone(name: string): string | undefined {
  return Object.hasOwn(GONE, name) ? `no value: it is gone. Now ${GONE[name]}` : undefined
}

/** Returns a value as one line of YAML: `language: de`, or `drafts: { mode: always }`. */
function toYaml(name: string, text: string): string {
  const [section = '', inner] = name.split('.')
  const lines = readLines(text)
  const [only = ''] = lines
  const value = lines.length > 1 ? `[${lines.map(quote).join(', ')}]` : quote(only)
  return inner === undefined ? `${section}: ${value}` : `${section}: { ${inner}: ${value} }`
}

function quote(text: string): string {
  return /^[\w…][\w…./%-]*( [\w./%-]+)*$/.test(text) ? text : JSON.stringify(text)
}
