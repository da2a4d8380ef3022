/** The check of workflows must see what GitHub refuses, and what would only be found when the workflow runs. */
import { describe, expect, it } from 'vitest'
import { checkWorkflow } from '../support/check-workflow.ts'

const workflow = `on: pull_request
permissions: {}
concurrency:
  group: a
  cancel-in-progress: true
jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    outputs:
      site: \${{ steps.site.outputs.artifact-id }}
    steps:
      - id: site
        uses: actions/upload-artifact@v7
  gate:
    needs: [build]
    if: \${{ always() }}
    runs-on: ubuntu-latest
    steps:
      - uses: ai-visibility-gate/ai-visibility-gate@v1
        with:
          brand: \${{ needs.build.outputs.site }}
      - uses: $/.
        with:
          config: \${{ github.event_name }}
`

describe('checkWorkflow', () => {
  it('finds nothing in a good workflow', async () => {
    expect(await checkWorkflow(workflow)).toEqual([])
  })

  it.each([
    ['an unknown event', 'on: pull_request', 'on: pull_requests', 'pull_requests'],
    ['an unknown key', 'runs-on', 'runs-onn', 'runs-onn'],
    ['an unknown permission', 'contents: read', 'content: read', 'content'],
    ['an unknown job', '[build]', '[builds]', 'builds'],
    ['an unknown function', 'always()', 'alway()', 'alway'],
    ['a context that the place does not have', 'always()', 'secrets.a', 'secrets'],
    [
      'an unknown output of a job',
      'outputs.site }}\n      - uses',
      'outputs.sites }}\n      - uses',
      'sites',
    ],
    ['an unknown step', 'steps.site.', 'steps.sites.', 'sites'],
    ['an unknown property of a context', 'github.event_name', 'github.event_nam', 'event_nam'],
    ['an action without a version', 'upload-artifact@v7', 'upload-artifact', '{ref}'],
    ['a queue that is cancelled', 'group: a', 'group: a\n  queue: max', 'queue: max'],
    ['an input that the gate lacks', 'brand:', 'brands:', 'brands'],
    ['an input that the gate of the own repository lacks', 'config:', 'configs:', 'configs'],
  ])('finds %s', async (_, before, after, words) => {
    expect(workflow.split(before).length).toBeGreaterThan(1)
    expect((await checkWorkflow(workflow.replace(before, after))).join()).toContain(words)
  })
})
