export const RUNS = {
  AVG_FAILED: {
    meaning: 'A rule failed. Each failed rule has an annotation of its own.',
    remedy: 'See the codes of the rules.',
  },
  AVG_INCONCLUSIVE: {
    meaning: 'A drop may be chance, there is nothing to test it against, or a value is missing.',
    remedy: 'Start another run or wait for the next one.',
  },
  AVG_COMPETITOR_UNMEASURED: {
    meaning: 'A competitor could not be measured.',
    remedy: 'Only `min-share-of-voice` depends on it.',
  },
  AVG_BASELINE_UNUSABLE: {
    meaning: 'The baseline exists and cannot be used.',
    remedy: 'Restore the baseline, or delete it to start without one.',
  },
  AVG_BASELINE_MISSING: {
    meaning: 'There is no baseline, and `fail-on` lists `no-baseline`.',
    remedy: 'Record a run on the default branch, or remove `no-baseline` from `fail-on`.',
  },
  AVG_PUSH_BASE: {
    meaning: 'The run has no base: its event checks no change, or the commit before a push is not known.',
    remedy:
      'Compare on pull_request, merge_group or push. For a push, give actions/checkout fetch-depth: 0. To fail such a run, add no-baseline to fail-on.',
  },
  AVG_CONTRADICTION: {
    meaning: 'The answers of a hosted service contradict the request or themselves.',
    remedy: 'Report it to the service.',
  },
  AVG_ENGINE_SILENT: {
    meaning: 'A hosted service returned no answer of an engine that `engines` lists.',
    remedy: 'Ask the service why. To go on without the engine, put a ? after its name in engines.',
  },
  AVG_ENGINE: {
    meaning: 'The embedded service skipped a page or a stored record.',
    remedy: 'What was skipped is not measured.',
  },
}
