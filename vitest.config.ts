import { defineConfig } from 'vitest/config'
import { workersFromBundle } from './test/support/bundled-sources.ts'
import { FreshWorkersFirst } from './test/support/fresh-workers-first.ts'

export default defineConfig({
  plugins: [workersFromBundle],
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/temporary-folder.ts', 'test/support/bundled-sources.ts'],
    // Loading the sources anew for each file takes as long as running the tests. So the files of a worker share modules:
    // a test leaves no state behind in a module, in the environment or in the process.
    isolate: false,
    // The default leaves a core idle, which on two cores doubles the time.
    maxWorkers: '100%',
    sequence: { sequencer: FreshWorkersFirst },
    // Tests talk to real servers and child processes; a hang must end the test, not the whole run.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
