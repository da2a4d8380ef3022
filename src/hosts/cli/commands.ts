/** Flags, help pages and completion are generated from this table; `main.ts` loads the code of the commands. */
import { WORKFLOW_PATH } from '../../init/workflow.ts'
import { inputNames } from '../../inputs/inputs.ts'
import { CONFIG_PATH } from '../../inputs/unknown-names.ts'

export const NAME = 'ai-visibility-gate'

interface Flag {
  /** Placeholder of the value in the help. A flag without a value is a switch. */
  value?: string
  values?: string[]
  description: string
}

export interface Command {
  purpose: string
  usage: string
  text: string
  examples: string[]
  /** 1: something failed. 2: the command could not do its work. */
  exitCodes: { 0: string; 1?: string; 2: string }
  flags: Record<string, Flag>
  inputs: readonly string[]
}

const baselineRef = {
  value: 'REF',
  description:
    'Compares with the pages at the merge base of HEAD and this commit, such as HEAD~1 or origin/main. The config file and files of keywords are read from the commit itself. Sets baseline to base. Default if baseline is base: the default branch. On the default branch, uncommitted changes are compared with HEAD; without any, HEAD is compared with its parent.',
}

const resultFormat = {
  value: 'FORMAT',
  values: ['text', 'json', 'markdown', 'junit', 'sarif'],
  description:
    'What to print on standard output: text (the default), json (the result file), markdown, or the findings as junit (XML) or sarif. With --plan: text or json.',
}

const reportFolder = {
  value: 'FOLDER',
  description: 'Folder for the files of --report, drafts and exports. Default: a new temporary folder.',
}

/** Inputs for the pages of a site and the country of live engines. */
const siteInputs = ['content', 'site-url', 'brand-domains', 'country']

export const commands = {
  init: {
    purpose: 'Sets the gate up in this repository.',
    usage: `${NAME} init [FLAGS]`,
    text: `Finds the pages, the address and the language of the site in the current folder, proposes questions that people ask, and writes ${CONFIG_PATH}, ${WORKFLOW_PATH} and the other files that --for needs. At a terminal it asks you; without one it takes the proposals. It needs no account, no key and no network.`,
    examples: [
      'init',
      'init --yes --queries Queries.csv',
      "init --yes --brand Acme --keywords 'best kanban board, time tracking'",
    ],
    exitCodes: {
      0: 'The files were written.',
      2: 'Nothing was written: a flag is wrong, a file exists, or there are no pages.',
    },
    flags: {
      for: {
        value: 'LIST',
        description:
          'What to set up: gate (checks pull requests; the default), track (asks engines every week) or brands (tracks several brands). Several are separated by commas.',
      },
      language: { value: 'CODE', description: 'Language code of the questions. Default: that of the pages.' },
      brands: { value: 'LIST', description: 'Other brands to track, as NAME = DOMAIN, separated by commas.' },
      category: {
        value: 'TEXT',
        description:
          'What you sell, such as feature flags for mobile apps: 20 questions to engines are about it. Default: titles of pages.',
      },
      queries: {
        value: 'FILE',
        description:
          'Queries.csv of a Performance export from Google Search Console. The most frequent queries become questions.',
      },
      forks: {
        description:
          'Writes two workflows, so that pull requests from forks get a comment. Default: for a repository on github.com with a license.',
      },
      yes: { description: 'Takes every proposal without asking.' },
      force: { description: 'Replaces files that exist.' },
    },
    inputs: ['brand', 'keywords', 'engines', 'competitors', 'base-url', ...siteInputs],
  },
  check: {
    purpose: 'Asks the engines, compares with a baseline and prints the verdict.',
    usage: `${NAME} check [FLAGS]`,
    text: `Runs the gates of ${CONFIG_PATH} on the pages of the current folder; without that file, the gate that the flags describe. If the file has gates with baseline: base, only these run. Prints the verdict on standard output, and all other messages on standard error.`,
    examples: [
      'check',
      "check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main",
      "check --brand Acme --brand-domains acme.com --keywords 'best kanban board' --engines openai --plan",
    ],
    exitCodes: {
      0: 'The verdict passes, or --plan found nothing that stops the run.',
      1: 'The verdict fails according to --fail-on, or --plan found a reason that stops the run.',
      2: 'The gate could not run: a flag is wrong, or the verdict is an error.',
    },
    flags: {
      'baseline-ref': baselineRef,
      plan: {
        description:
          'Prints the requests, the estimated cost and the limits of the run, and what would stop it. Sends nothing and needs no key. Exits with 1 if something would stop the run.',
      },
      format: resultFormat,
      output: reportFolder,
    },
    inputs: inputNames,
  },
  backtest: {
    purpose: 'Replays earlier commits and reports which would have failed or warned.',
    usage: `${NAME} backtest [FLAGS]`,
    text: 'Replays the commits of the current branch that touch pages. Each is compared with its first parent, as the gate compares a pull request, so a merge is one change. Reports the commits that would have failed or warned, and why. Changes nothing in the folder.',
    examples: ['backtest', "backtest --brand Acme --keywords 'best kanban board' --commits 500"],
    exitCodes: {
      0: 'The backtest ran to its end, whatever it found.',
      2: 'A flag is wrong, there are no commits or pages, or the backtest was stopped. A stopped backtest prints its results so far.',
    },
    flags: {
      commits: {
        value: 'NUMBER',
        description: 'Maximum number of commits to replay, newest first. Default: 200.',
      },
      format: {
        value: 'FORMAT',
        values: ['text', 'json', 'markdown'],
        description: 'What to print on standard output: text (the default), json or markdown.',
      },
    },
    inputs: ['config', 'key', 'brand', 'keywords', 'content', 'site-url', 'max-answer-loss'],
  },
  doctor: {
    purpose: 'Checks the setup and reports what a run would ask and cost.',
    usage: `${NAME} doctor [FLAGS]`,
    text: 'Shows what was recognized of the site, and checks the workflows, the keys, the pages and their owners, and what the gates ask and cost. Inputs without a flag come from the first workflow step that runs the gate. Only --confirm writes something.',
    examples: [
      'doctor',
      'doctor --live',
      "doctor --brand Acme --keywords 'best kanban board' --engines openai",
    ],
    exitCodes: {
      0: 'Nothing is known to stop the run.',
      1: 'Something would stop the run.',
      2: 'A flag is wrong.',
    },
    flags: {
      confirm: {
        description:
          'Asks at a terminal which page owns each question without a confirmed owner, and writes the answers into the config file.',
      },
      live: {
        description:
          'Asks each live engine whose key is set one question, and reports whether it searched, what could be read, and what it cost. Asks a hosted service for one scan.',
      },
      format: {
        value: 'FORMAT',
        values: ['text', 'json'],
        description: 'What to print on standard output: text (the default) or json.',
      },
    },
    inputs: inputNames,
  },
  addresses: {
    purpose: 'Prints where each page is published.',
    usage: `${NAME} addresses [FLAGS]`,
    text: 'Prints the addresses of all pages by the rules of the generator that builds the site: a table at a terminal, otherwise JSON. A page with an empty list is not published. The JSON leaves out pages whose address is not known.',
    examples: ['addresses', 'addresses --format json'],
    exitCodes: { 0: 'The addresses were printed.', 2: 'A flag is wrong.' },
    flags: {
      format: {
        value: 'FORMAT',
        values: ['text', 'json'],
        description: 'What to print on standard output. Default: text at a terminal, otherwise json.',
      },
    },
    inputs: ['config', 'key', 'site-url'],
  },
  report: {
    purpose: 'Makes a static site of the recorded runs of all gates.',
    usage: `${NAME} report [FLAGS]`,
    text: 'Reads the records of all gates and writes a site of plain files: all brands over time, and a page for each brand with its questions, cited sites and competitors. Open index.html, or publish the folder. It asks no engine and needs no key.',
    examples: ['report', 'report --month 2026-11', 'report --history records --brand Acme --output acme'],
    exitCodes: {
      0: 'The site was written.',
      2: 'A flag is wrong, there are no records to show, or the site cannot be written.',
    },
    flags: {
      history: {
        value: 'PATH|branch',
        description:
          'A file of records (.ndjson or .json), a folder with such files, or branch: those on the branch ai-visibility-history of this clone, as it was fetched last. Default: branch.',
      },
      month: {
        value: 'YYYY-MM',
        description:
          'Writes a page about this month for each brand instead, as HTML and PDF: the month before, competitors, questions won and lost, and the cost.',
      },
      brand: {
        value: 'NAME',
        description: 'Shows only this brand, such as for its owner. Default: all brands.',
      },
      output: { value: 'FOLDER', description: 'Folder for the site. Default: site.' },
    },
    inputs: [],
  },
  serve: {
    purpose: 'Serves the embedded service over HTTP.',
    usage: `API_KEYS=KEY=PLAN ${NAME} serve [FLAGS]`,
    text: 'Serves the embedded service over HTTP, on the pages of the current folder, until it is stopped. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free. A key sees only its own scans and reports; keys of one group share theirs: my-key=pro:acme,other-key=free:acme. max-requests is 500 for each call unless the config file gives it.',
    examples: ['serve --content "site/**" --port 8080'],
    exitCodes: { 0: 'It was stopped.', 2: 'A flag or API_KEYS is wrong, or it cannot listen.' },
    flags: {
      port: { value: 'NUMBER', description: 'Port to listen on. Default: 8787; 0 takes a free port.' },
      host: { value: 'NAME', description: 'Name or address to listen on. Default: 127.0.0.1.' },
      data: {
        value: 'FOLDER',
        description:
          'Folder for recorded scans and reports. Default: ai-visibility-gate in $XDG_STATE_HOME, or in ~/.local/state.',
      },
      'without-pages': { description: 'Starts without pages: only live engines answer.' },
      'public-url': {
        value: 'URL',
        description: 'Root of the service as its callers reach it, such as behind a proxy.',
      },
    },
    inputs: ['config', 'key', ...siteInputs],
  },
} satisfies Record<string, Command>

export type CommandName = keyof typeof commands

/** Returns whether the program has this command. */
export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name)
}
