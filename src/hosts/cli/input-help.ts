// Generated from action.yml by `npm run docs`.
import type { ActionInput } from '../../inputs/inputs.ts'

/** What each input means, in the order of action.yml. */
export const inputHelp: Record<ActionInput, string> = {
  brand: 'The brand to look for. Required here or in the config file.',
  keywords:
    'Keywords to ask about, one per line. `keyword = question | question` gives a keyword its own questions for live engines. `keyword | owner: docs/install.md#linux` names the page or section that owns the question. Required here or in the config file.',
  engines:
    'Answer engines to ask: `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi`, `cloro`, `openai-compatible`, or the names of a hosted service. `engine:model` selects a model. A `?` after the name makes an engine optional: its silence only warns.',
  config: 'Path of the config file. Default: `.github/ai-visibility.yml`, if it exists.',
  key: 'Name of this gate, unique in the repository: letters, digits, `.`, `_` and `-`. Selects one gate of a config file with several.',
  'base-url':
    'Root URL of a hosted visibility service, without `/v1`. https only; http is allowed on loopback.',
  'api-key': 'API key of the hosted service. Pass a secret.',
  baseline:
    'What the run is compared with: `none`; `base`, the pages before the change; `branch`, the runs recorded on the branch `ai-visibility-history`; or a `.json` file with a history, a `result-file`, or numbers such as `{"overall_bcr": 70, "cited_engines": 4}`.',
  'baseline-overall-bcr': 'Citation score of the baseline. Takes precedence over `baseline`.',
  'baseline-cited-engines': 'Number of citing engines in the baseline. Takes precedence over `baseline`.',
  content:
    'Glob patterns of the pages; `!` excludes files. Default: the Markdown, MDX and HTML files that git tracks, without changelogs, templates and tests.',
  'site-url':
    'Where the pages are published, such as `https://acme.example/{path}`; or `folder = URL` lines.',
  'brand-domains': 'Homes of the brand: domains, and pages on other sites, such as `github.com/acme`.',
  competitors:
    'Brands to compare with, one per line. Live engines need `name = domain`, or `name = page` as in `brand-domains`.',
  country:
    'Countries from which live engines are asked, such as `DE`. With several, `openai@DE` is an engine of its own.',
  samples: 'How often each question is asked, from 1 to 100, because answers vary.',
  'max-cost':
    'Maximum cost of a run in US dollars, for all its gates together, such as `2.50`. A run with a higher estimate is refused. No further question is sent once the cost reaches the limit.',
  'min-overall-bcr': 'Lowest citation score (`overall_bcr`) that passes, in the unit of the service.',
  'min-cited-engines': 'Lowest number of engines that cite the brand that passes.',
  'max-bcr-drop':
    'Tolerated drop of the citation score, as a number in its unit or as `N%` of the baseline. Default: 0. With `baseline: base` the score counts only if this is set.',
  'max-cited-engines-drop': 'Tolerated drop of the number of citing engines. Default: 0.',
  'max-answer-loss':
    'With `baseline: base`: share of the words that the page of a question may lose. Default: `40%`.',
  'fail-on':
    'What fails the step besides `fail` and `error`: a list of `inconclusive`, `no-baseline` and `owner-missing`. With `none`, only problems in the inputs fail it.',
  report: 'Report files: a list of `json`, `csv`, `html`, `pdf`, `junit`, `sarif` and `outcome`; or `none`.',
  comment:
    'When to comment on the pull request: `always`, `on-failure` or `never`. `on-failure` only updates a comment when the gate passes.',
  issue:
    '`on-failure` keeps one issue while scheduled runs or pushes to the default branch fail. Needs `issues: write`.',
  notify:
    'URL of a webhook that gets a message when the gate fails, declines or recovers outside pull requests: a Slack URL, `slack=URL` or `json=URL`. Pass a secret.',
  accept: '`true` accepts the level of this run as the new baseline. Only in a run that a person starts.',
  mode: '`gate` runs the gate, or all gates of the config file. `comment` writes comment and issue of a finished run, in a workflow with `on: workflow_run`; it reads `key`, `comment`, `issue`, `fail-on` and `github-token` only.',
  'github-token':
    'Token for the comment (`pull-requests: write`), the artifact of a finished run (`actions: read`), and the history on a branch (`contents: write`).',
}
