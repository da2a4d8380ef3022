import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { OneProjectFirst } from './test/support/one-project-first.ts'

const PROCESS = 'test/**/*.process.test.ts'
const SLOW = 'test/**/*.slow.test.ts'
const E2E = 'test/e2e/**/*.test.ts'

interface Files {
  include: string[]
  exclude?: string[]
  setupFiles?: string[]
}

function project(name: string, files: Files): TestProjectConfiguration {
  return {
    test: {
      name,
      ...files,
      // Remotes of tests are folders.
      env: { GIT_ALLOW_PROTOCOL: 'file:git:http' },
      // Loading the sources anew for each file takes as long as running the tests. So the files of a worker share modules:
      // a test leaves no state behind in a module, in the environment or in the process.
      isolate: false,
      // Collecting garbage less often is faster than a small heap.
      execArgv: ['--max-semi-space-size=64'],
      // Node loads TypeScript itself, in half of the time that Vite's module runner takes. No test replaces modules.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      // Tests talk to real servers and child processes; a hang must end the test, not the whole run. On a busy machine a test
      // of five seconds takes half a minute.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

const unit = project('unit', {
  include: ['test/**/*.test.ts'],
  exclude: [PROCESS, SLOW, E2E],
  setupFiles: ['test/support/no-process.ts'],
})

const others = [
  project('process', { include: [PROCESS], setupFiles: ['test/support/keep-page-workers.ts'] }),
  project('e2e', { include: [E2E] }),
  project('slow', { include: [SLOW] }),
]

// `npx vitest` without arguments watches the files.
const isWatch = process.argv.length === 2

export default defineConfig({
  test: {
    projects: isWatch ? [unit] : [unit, ...others],
    globalSetup: ['test/support/temporary-folder.ts', 'test/support/bundled-sources.ts'],
    // The default leaves a core idle, which on two cores doubles the time.
    maxWorkers: '100%',
    sequence: { sequencer: OneProjectFirst },
  },
})
