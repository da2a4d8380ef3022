import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Runner {
  /** A folder of this runner's own, for whatever a test needs. */
  folder: string
  /** What a step finds in its environment. */
  env: Record<'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY' | 'RUNNER_TEMP', string>
  /** The outputs as the next step would see them. */
  outputs(): Promise<Record<string, string>>
  summary(): Promise<string>
  remove(): Promise<void>
}

/** The files through which a step talks to the runner. */
export async function createRunner(): Promise<Runner> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'))
  const env = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    RUNNER_TEMP: folder,
  }
  await writeFile(env.GITHUB_OUTPUT, '')
  await writeFile(env.GITHUB_STEP_SUMMARY, '')
  return {
    folder,
    env,
    outputs: async () => parseOutputs(await readFile(env.GITHUB_OUTPUT, 'utf8')),
    summary: () => readFile(env.GITHUB_STEP_SUMMARY, 'utf8'),
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Reads `name<<delimiter`, the value's lines, `delimiter`, as the runner does. */
function parseOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = file.split('\n')
  for (let start = 0; start < lines.length - 1; ) {
    const [name = '', delimiter = ''] = (lines[start] ?? '').split('<<')
    const end = lines.indexOf(delimiter, start + 1)
    if (delimiter === '' || end < 0)
      throw new Error(`No runner would read the output file's line ${start + 1}.`)
    outputs[name] = lines.slice(start + 1, end).join('\n')
    start = end + 1
  }
  return outputs
}
