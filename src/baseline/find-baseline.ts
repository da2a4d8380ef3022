import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { BaselineSettings } from '../settings.ts'
import type { Baseline, BaselineLookup, UnusableBaseline } from './baseline.ts'

/** The part of a result file that a comparison needs. */
const fileSchema = z.looseObject({
  overall_bcr: z.number(),
  cited_engines: z.int().nonnegative(),
  engines: z
    .array(z.looseObject({ engine: z.string(), cited: z.boolean(), bcr_score: z.number().optional() }))
    .optional(),
})

/**
 * Looks up the yardstick. Explicit numbers win over the file's. A file that does not exist is a missing baseline: the
 * first run has none. One that cannot be read or understood is unusable. Relative paths start at `workspace`.
 */
export async function findBaseline(settings: BaselineSettings, workspace: string): Promise<BaselineLookup> {
  const { file, overallBcr, citedEngines } = settings
  const found: BaselineLookup =
    file === undefined ? { missing: 'none is configured' } : await readBaseline(file, workspace)
  if ('unusable' in found || (overallBcr === undefined && citedEngines === undefined)) return found
  const fromFile = 'baseline' in found ? found.baseline : undefined
  return {
    baseline: {
      overallBcr: overallBcr ?? fromFile?.overallBcr,
      citedEngines: citedEngines ?? fromFile?.citedEngines,
      engines: fromFile?.engines,
      label: fromFile ? `the inputs and ${fromFile.label}` : 'the inputs',
    },
  }
}

async function readBaseline(file: string, workspace: string): Promise<BaselineLookup> {
  let text: string
  try {
    text = await readFile(resolve(workspace, file), 'utf8')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') return { missing: `there is no file ${file}` }
    return { unusable: { path: file, problem: error.message } }
  }
  return parseBaseline(text, file)
}

function parseBaseline(text: string, file: string): { baseline: Baseline } | { unusable: UnusableBaseline } {
  const unusable = (problem: string) => ({ unusable: { path: file, problem } })
  if (text.trim() === '') return unusable('the file is empty')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unusable('the file is not JSON')
  }
  const parsed = fileSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return unusable(`${z.core.toDotPath(issue?.path ?? []) || 'the file'}: ${issue?.message}`)
  }
  const { overall_bcr, cited_engines, engines } = parsed.data
  return {
    baseline: {
      overallBcr: overall_bcr,
      citedEngines: cited_engines,
      engines: engines?.map(({ engine, cited, bcr_score }) => ({ engine, cited, bcrScore: bcr_score })),
      label: file,
    },
  }
}
