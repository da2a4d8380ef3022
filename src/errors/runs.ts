export const RUNS = {
  AVG_NO_SECRETS: {
    meaning: 'The run has no key: forks get no secrets, and Dependabot only its own.',
    remedy:
      'The gate judges the change after the merge. For Dependabot, store the key as a secret of Dependabot with the same name.',
  },
  AVG_LIMIT_DAY: {
    meaning: 'The run needs more requests than the plan allows for a day.',
    remedy: 'Ask for less, or set plan or limits to what your account allows.',
  },
  AVG_TIME_BUDGET: {
    meaning: 'The rate limit makes the run longer than `timeout-minutes`.',
    remedy: 'Raise timeout-minutes, ask for less, or set plan or limits to what your account allows.',
  },
  AVG_COST_LIMIT: {
    meaning: 'The estimated cost of all gates is above `max-cost`.',
    remedy: 'Raise max-cost, or ask for less. check --plan shows the estimate.',
  },
  AVG_COST_UNKNOWN: {
    meaning: 'The price of an engine is not known, so `max-cost` cannot limit it.',
    remedy: 'Set max-requests in the config file, name another model, or remove max-cost.',
  },
  AVG_FEW_ANSWERS: {
    meaning: 'Fewer answers were evaluated than `min-answers` requires.',
    remedy: 'Correct what the lines on missing answers name, or lower min-answers.',
  },
  AVG_REQUIRED_UNANSWERED: {
    meaning: 'The same, of a required engine.',
    remedy: 'Correct what the lines on missing answers name, or take the engine out of required-engines.',
  },
  AVG_NO_ANSWERS: {
    meaning: 'The scans completed, and no engine answered.',
    remedy: 'Check the engines input, and ask the service why no engine answered.',
  },
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
