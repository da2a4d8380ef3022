// Generated from action.yml by `npm run docs`.
import type { InputName } from '../../inputs/inputs.ts'

/** What each input means, in the order of action.yml. */
export const inputHelp: Record<InputName, string> = {
  brand:
    'The brand to look for, as the service knows it. Required here or in `config`, except with another `mode`.',
  keywords:
    'Keywords to ask about. One a line, or separated by commas on one line. A line `keyword = question | question` gives a keyword its own questions for live engines. A line `keyword | owner: docs/install.md#linux` names the page, or the section, that owns the question (see docs/owners.md). Required here or in `config`, except with another `mode`.',
  engines:
    'Answer engines to ask. A hosted service has its own names, and chooses where none is given. Others are `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi` and `openai-compatible`; `engine:model` selects a model. With a `?` after its name, the silence of an engine only warns.',
  config:
    'Path of a file with the settings of one or several gates, such as `.github/ai-visibility.yml` (see docs/config.md). Other inputs override it; `key` selects one of its gates. A pull request is checked by the file at the tip of the base branch.',
  'base-url':
    'Root URL of a hosted visibility service, without `/v1`. https only; http is allowed on loopback.',
  'api-key': 'API key of the hosted service. Pass a secret; it is masked in the log.',
  baseline:
    'Where the baseline comes from: `none`, `base`, `branch` or the path of a `.json` file. `base`: the tree that the pull request is based on, or the tree before a push (engine `repository` only). `branch`: a history that runs on the default branch record. A path: a history file, a `result-file`, or numbers such as `{"overall_bcr": 70, "cited_engines": 4}`, read at the tip of the base branch.',
  'fail-on':
    'What fails the step: a list of `fail`, `error`, `inconclusive`, `no-baseline`; or `none`. Problems in the inputs always fail it.',
  report:
    'Report files: a list of `json`, `csv`, `html`, `pdf`, `junit`, `sarif`, `service-csv`, `service-pdf` and `outcome`; or `none`. docs/reports.md describes them.',
  comment:
    'When to comment on the pull request: `always`, `on-failure` or `never`. `on-failure` only updates a comment when the gate passes.',
  issue:
    '`on-failure` keeps one issue for each key while a scheduled run or a push to the default branch fails. Needs `issues: write`.',
  key: 'Name of this gate, unique in the repository. Letters, digits, `.`, `_` and `-`.',
  'github-token':
    'Token for the comment (`pull-requests: write`), the artifact that `mode: comment` reads (`actions: read`), and the history on a branch (`contents: write`).',
  language: 'Language code of the questions.',
  country:
    'Countries of the person who asks live engines, as ISO 3166-1 codes such as `DE`. With several, `openai@DE` is judged as an engine of its own.',
  city: 'City of the only country, by its name.',
  'prompt-template':
    'Questions for live engines, one a line, each with `{keyword}` and optionally `{language}`. The samples of a keyword are spread over them. The default is one question that does not name the brand.',
  'brand-aliases': 'Other names of the brand, as in `Acme CRM`. `=ACME` is found only as it is written.',
  samples:
    'Number of times that each scan is repeated, because answers vary. More find a loss sooner, and so do more keywords (see docs/statistics.md). `3..9` makes three, and up to nine while a drop may still be chance; limits and estimates count nine.',
  'scan-per':
    'What one scan asks about. `keyword`: one keyword, so that a drop can be tested against chance. `all`: all keywords, in one request for each sample. `auto` does what the newest recorded run did, else `all` with a hosted service and `baseline: none`, and `keyword` everywhere else.',
  content:
    'Glob patterns of the pages, whether git tracks them or not; `!` excludes files. Empty selects the Markdown, MDX and HTML files that git tracks, without changelogs, templates and tests.',
  'site-url':
    'Where the pages are published, such as `https://acme.example/{path}`; or `folder = URL` lines. Empty shows repository paths.',
  'base-content':
    'Folder with a build of the base, such as `_base/site` beside `content: site/**`: `baseline: base` compares with it. Needed where git does not hold the pages.',
  'competitor-content': 'Captured pages of competitors, as `name = folder` lines.',
  'max-answer-loss':
    'With `baseline: base`: how much of the page or section that owns a keyword a change may take away, in percent of the words. Default: `30%`; a text of fewer than 60 words may lose 60%.',
  'brand-domains':
    'Homes of the brand: domains, whose subdomains are included, and pages on other sites, such as `github.com/acme`, with the pages below them.',
  'max-cost':
    'Greatest cost of the live engines in one run, in US dollars, such as `2.50`. A run that is estimated to cost more is refused; when the cost reaches it, no further question is sent (see docs/costs.md).',
  'max-requests':
    'Greatest number of requests to live engines in one run, without retries. A run that needs more is refused.',
  'min-answers':
    'Share of the planned answers that must be evaluated, of all engines together and of each of `required-engines`. With fewer the verdict is `error`. Default: `50%`.',
  answers:
    '`record:PATH` appends every raw answer and failure of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request.',
  plan: 'Your plan with the hosted service, with its request limits: `free`, `pro`, `business` or `enterprise`.',
  limits:
    'Request limits that differ from those of the plan, such as `600/minute, 200000/day, 50 concurrent`. Each part is optional; `enterprise` requires all three.',
  'min-overall-bcr': 'Lowest citation score (`overall_bcr`) that passes, in the unit of the service.',
  'min-cited-engines': 'Lowest number of engines that cite the brand that passes.',
  'required-engines':
    'Engines that must cite the brand. With several countries, `openai` stands for all of them and `openai@DE` for one.',
  'fail-on-sentiment': 'Sentiment values that break a rule, of any engine or on average.',
  'baseline-overall-bcr': 'Citation score of the baseline. Takes precedence over `baseline`.',
  'baseline-cited-engines': 'Number of citing engines in the baseline. Takes precedence over `baseline`.',
  'max-bcr-drop':
    'Tolerated drop of the citation score below the baseline, as a number in its unit or as `N%` of the baseline. Default: 0; with `baseline: base` the score decides nothing unless this is set.',
  'max-cited-engines-drop':
    'Tolerated drop of the number of citing engines below the baseline. Default: as `max-bcr-drop`.',
  'false-alarms-per-year':
    'How many runs may fail in a year without a real change, over all rules and engines together, whatever the schedule. Default: `1`.',
  alpha:
    'Share of runs without a real change that may fail, such as `0.01`. Replaces `false-alarms-per-year`.',
  record:
    'Which runs are recorded in the history that `baseline` names: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`.',
  accept:
    'Accept the level of this run: later runs are compared with this run and those after it. `true` or `false`, as the input of a manual run (see docs/history.md).',
  'history-branch': 'Branch for the history of `baseline: branch`, which is created when it is missing.',
  competitors:
    'Brands to compare with, one a line. Live engines need `name = domain`, or `name = page` as in `brand-domains`.',
  'min-share-of-voice':
    'Lowest share of voice that passes, in percent of the citations of all compared brands.',
  notify:
    'URL of a webhook that gets a message when the gate fails, begins to decline or recovers, outside pull requests: of Slack, of a workflow of Teams, or of another host as `slack=URL`, `teams=URL` or `json=URL` (see docs/notify.md). Pass a secret.',
  'artifact-name':
    'Name of the artifact with the report files; `{key}` stands for the key. `none` uploads nothing.',
  'artifact-retention-days': 'Number of days to keep the artifact. Empty uses the setting of the repository.',
  'report-font':
    'Path of a TTF, OTF or TTC file with the characters that the PDF lacks, such as Chinese. Empty looks for one with fontconfig.',
  'report-range': 'Time range of the exports of the service, such as `30d` or `2026-01-01..2026-01-31`.',
  'report-competitors': '`true` includes competitors in the exports of the service.',
  'report-wait-minutes':
    'Minutes to wait for an export that is not ready. After them, its id becomes an output, and a CSV of this run is attached instead.',
  'suggest-content':
    'When to draft content for keywords without a citation: `never`, `on-failure` or `always`. Nothing is written to the repository.',
  'suggest-max': 'Greatest number of keywords to draft content for.',
  'content-type': 'Kind of content to draft, in a word that the service knows.',
  tone: 'Tone of the drafts, in a word that the service knows.',
  'content-max-length': 'Preferred length of a draft. The embedded service counts words.',
  mode: 'What the step does. `gate`: runs the gate, or all gates of `config`. `comment`: writes comment and issue for the finished run that started a workflow with `on: workflow_run`, as forks need it (see docs/forks.md); it reads `key`, `comment`, `issue`, `fail-on`, `artifact-name` and `github-token` only.',
  'timeout-minutes': 'Time budget for all calls to the service together, in minutes.',
}
