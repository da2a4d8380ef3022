import { defineConfig } from 'vitest/config'

/** Tests that need a Chromium and poppler-utils on the machine; `npm test` needs none and leaves them out. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    globalSetup: 'test/support/temporary-folder.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
