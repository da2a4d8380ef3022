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

/** Where baselines are looked for. */
export interface BaselineSources {
  /** Where relative paths start. */
  workspace: string
  /** Measures the tree that the run's change is based on; the reason where there is none. */
  measureBase: () => Promise<BaselineLookup>
}

/**
 * Looks up the yardstick. Explicit numbers win over the source's. A file that does not exist is a missing baseline: the
 * first run has none. One that cannot be read or understood is unusable.
 */
export async function findBaseline(
  settings: BaselineSettings,
  sources: BaselineSources,
): Promise<BaselineLookup> {
  const { overallBcr, citedEngines } = settings
  const found = await lookUp(settings, sources)
  if ('unusable' in found || (overallBcr === undefined && citedEngines === undefined)) return found
  const { label, ...rest } =
    'baseline' in found ? found.baseline : { label: undefined, engines: undefined, runs: [] }
  return {
    baseline: {
      overallBcr: undefined,
      citedEngines: undefined,
      ...rest,
      ...(overallBcr !== undefined && { overallBcr }),
      ...(citedEngines !== undefined && { citedEngines }),
      label: label === undefined ? 'the inputs' : `the inputs and ${label}`,
    },
  }
}

function lookUp({ source }: BaselineSettings, sources: BaselineSources): Promise<BaselineLookup> {
  switch (source.kind) {
    case 'none':
      return Promise.resolve({ missing: 'none is configured' })
    case 'base':
      return sources.measureBase()
    case 'file':
      return readBaseline(source.path, sources.workspace)
  }
}

async function readBaseline(file: string, workspace: string): Promise<BaselineLookup> {
  let text: string
  try {
    text = await readFile(resolve(workspace, file), 'utf8')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') return { missing: `there is no file ${file}` }
    return { unusable: { kind: 'file', name: file, problem: error.message } }
  }
  return parseBaseline(text, file)
}

function parseBaseline(text: string, file: string): { baseline: Baseline } | { unusable: UnusableBaseline } {
  const unusable = (problem: string) => ({ unusable: { kind: 'file' as const, name: file, problem } })
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
      runs: [],
      label: file,
    },
  }
}
