/** Runs the action in this process: as a step, but without the bundle. */
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { type ActionResult, type ActionRun, prepareStep } from '../../scripts/lib/action.ts'
import { main } from '../../src/hosts/action/main.ts'

/** Runs the action from its sources, with the runner's variables in place of those of this process. */
export async function runActionInProcess(
  run: Omit<ActionRun, 'started' | 'nodeOptions' | 'node'>,
): Promise<ActionResult> {
  const { env, collect } = prepareStep(run)
  const own = { ...process.env }
  const [, script = ''] = process.argv
  // The version is read from the package of the script.
  process.argv[1] = resolve('src/index.ts')
  replaceEnvironment({ NODE_COMPILE_CACHE: own['NODE_COMPILE_CACHE'], ...env })
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation(text => lines.push(String(text)) > 0)
  const signals = ['SIGINT', 'SIGTERM'] as const
  const listeners = signals.map(signal => process.listeners(signal))
  try {
    await main()
    return collect(Number(process.exitCode ?? 0), lines.join(''))
  } finally {
    process.exitCode = undefined
    process.argv[1] = script
    spy.mockRestore()
    replaceEnvironment(own)
    for (const [index, signal] of signals.entries()) {
      for (const listener of process.listeners(signal)) {
        if (!listeners[index]?.includes(listener)) process.removeListener(signal, listener)
      }
    }
  }
}

function replaceEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
}
