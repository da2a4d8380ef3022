/** Opens the model that reads what words leave open, for the commands that ask it without a scan. */
import type { EngineCost } from '../embedded/engines/account.ts'
import { type EngineSpec, readEngineSpec } from '../embedded/engines/engines.ts'
import { createLiveEngines } from '../embedded/live-engines.ts'
import type { ReadCase } from '../embedded/reader/read-cases.ts'
import type { ReaderCase } from '../embedded/reader/reader-case.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import { systemClock } from '../lib/clock.ts'

interface OpenReader {
  spec: EngineSpec
  /** Rejects if the run was cancelled, and with a RecordingError. */
  read(cases: ReaderCase[], language: string): Promise<ReadCase[]>
  costs(): EngineCost[]
  close(): Promise<void>
}

/** Returns the reader of the settings; undefined without one. `deadline`: a time of the system clock. */
export function openReader(
  settings: EmbeddedSettings,
  {
    env,
    signal,
    deadline = Number.POSITIVE_INFINITY,
  }: { env: NodeJS.ProcessEnv; signal: AbortSignal; deadline?: number },
): OpenReader | undefined {
  const spec = settings.reader === undefined ? undefined : readEngineSpec(settings.reader)
  if (spec === undefined) return undefined
  const engines = createLiveEngines(settings, {
    ...{ env, signal, deadline, clock: systemClock },
    ...{ warn: () => {}, onAnswer: () => {} },
  })
  return {
    spec,
    read: (cases, language) => engines.readCases(spec, cases, language, signal),
    costs: engines.costs,
    close: engines.close,
  }
}
