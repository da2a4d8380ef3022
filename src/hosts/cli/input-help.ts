// Generated from action.yml by `npm run docs`.
import type { ActionInput } from '../../inputs/inputs.ts'

/** What each input means, in the order of action.yml. */
export const inputHelp: Record<ActionInput, string> = {
  brand:
    'The brand to look for, as the service knows it. Required here or in the config file, except with another `mode`.',
  keywords:
    'Keywords to ask about. One a line, or separated by commas on one line. A line `keyword = question | question` gives a keyword its own questions for live engines. A line `keyword | owner: docs/install.md#linux` names the page, or the section, that owns the question. Required here or in the config file, except with another `mode`.',
  engines:
    'Answer engines to ask. A hosted service has its own names, and chooses where none is given. Others are `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi` and `openai-compatible`; `engine:model` selects a model. With a `?` after its name, the silence of an engine only warns.',
  config:
    'Path of the config file, with the settings of one or several gates. `.github/ai-visibility.yml` is read without being named. Inputs override a single gate of it. A pull request is checked by the file at the tip of the base branch.',
  key: 'Name of this gate, unique in the repository. Letters, digits, `.`, `_` and `-`. It selects one gate of a config file with several.',
  'base-url':
    'Root URL of a hosted visibility service, without `/v1`. https only; http is allowed on loopback.',
  'api-key': 'API key of the hosted service. Pass a secret; it is masked in the log.',
  baseline:
    'Where the baseline comes from: `none`, `base`, `branch` or the path of a `.json` file. `base`: the tree that the pull request is based on, or the tree before a push (engine `repository` only). `branch`: a history that runs on the default branch record on the branch `ai-visibility-history`. A path: a history file, a `result-file`, or numbers such as `{"overall_bcr": 70, "cited_engines": 4}`, read at the tip of the base branch.',
  'baseline-overall-bcr': 'Citation score of the baseline. Takes precedence over `baseline`.',
  'baseline-cited-engines': 'Number of citing engines in the baseline. Takes precedence over `baseline`.',
  content:
    'Glob patterns of the pages, whether git tracks them or not; `!` excludes files. Empty selects the Markdown, MDX and HTML files that git tracks, without changelogs, templates and tests.',
  'site-url':
    'Where the pages are published, such as `https://acme.example/{path}`; or `folder = URL` lines. Empty shows repository paths.',
  'brand-domains':
    'Homes of the brand: domains, whose subdomains are included, and pages on other sites, such as `github.com/acme`, with the pages below them.',
  competitors:
    'Brands to compare with, one a line. Live engines need `name = domain`, or `name = page` as in `brand-domains`.',
  country:
    'Countries of the person who asks live engines, as ISO 3166-1 codes such as `DE`. With several, `openai@DE` is judged as an engine of its own.',
  samples:
    'Number of times that each scan is repeated, because answers vary. More find a loss sooner, and so do more keywords. `3..9` makes three, and up to nine while a drop may still be chance; limits and estimates count nine.',
  'max-cost':
    'Greatest cost of the live engines in one run, all its gates together, in US dollars, such as `2.50`. A run that is estimated to cost more is refused; when the cost reaches it, no further question is sent.',
  'min-overall-bcr': 'Lowest citation score (`overall_bcr`) that passes, in the unit of the service.',
  'min-cited-engines': 'Lowest number of engines that cite the brand that passes.',
  'max-bcr-drop':
    'Tolerated drop of the citation score below the baseline, as a number in its unit or as `N%` of the baseline. Default: 0; with `baseline: base` the score decides nothing unless this is set.',
  'max-cited-engines-drop':
    'Tolerated drop of the number of citing engines below the baseline. Default: as `max-bcr-drop`.',
  'max-answer-loss':
    'With `baseline: base`: share of the words that the page or section that owns a keyword may lose by a change. Default: `40%`.',
  'fail-on':
    'What fails the step beside `fail` and `error`: a list of `inconclusive`, `no-baseline` and `owner-missing`. `none` takes `fail` and `error` away. Problems in the inputs always fail it.',
  report: 'Report files: a list of `json`, `csv`, `html`, `pdf`, `junit`, `sarif` and `outcome`; or `none`.',
  comment:
    'When to comment on the pull request: `always`, `on-failure` or `never`. `on-failure` only updates a comment when the gate passes.',
  issue:
    '`on-failure` keeps one issue for each key while a scheduled run or a push to the default branch fails. Needs `issues: write`.',
  notify:
    'URL of a webhook that gets a message when the gate fails, begins to decline or recovers, outside pull requests: of Slack, of a workflow of Teams, or of another host as `slack=URL`, `teams=URL` or `json=URL`. Pass a secret.',
  accept:
    'Accept the level of this run: later runs are compared with this run and those after it. `true` or `false`, as the input of a manual run, and of no other.',
  mode: 'What the step does. `gate`: runs the gate, or all gates of the config file. `comment`: writes comment and issue for the finished run that started a workflow with `on: workflow_run`, as forks need it; it reads `key`, `comment`, `issue`, `fail-on` and `github-token` only.',
  'github-token':
    'Token for the comment (`pull-requests: write`), the artifact of a finished run (`actions: read`), and the history on a branch (`contents: write`).',
}
