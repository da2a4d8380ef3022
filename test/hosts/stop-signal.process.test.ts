import { spawnSync } from 'node:child_process'
import { platform } from 'node:os'
import { expect, it } from 'vitest'

/** A process that gets the signal once more while it stops. */
const script = (name: string) => `
  import { stopSignal } from './src/hosts/stop-signal.ts'
  const again = () => process.kill(process.pid, '${name}')
  stopSignal().addEventListener('abort', () => {
    again()
    process.stdout.write('stopped in order', () => process.exit())
  })
  again()
  // A signal alone keeps no process alive.
  setInterval(() => {}, 1000)
`

// Windows has no signals.
it.runIf(platform() !== 'win32').each(['SIGINT', 'SIGTERM'])(
  'a %s that comes twice at once, as timeout sends it, does not end the process',
  name => {
    const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script(name)], {
      encoding: 'utf8',
    })
    expect({ signal, stdout }).toEqual({ signal: null, stdout: 'stopped in order' })
  },
)
