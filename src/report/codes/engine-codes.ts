import type { CodeTable } from './code-entry.ts'

/** Codes of missing answers and of engines that drop out of a run. */
export const ENGINE_CODES = {
  AVG_FEW_ANSWERS: {
    meaning: 'Fewer answers of live engines were evaluated than `min-answers` requires.',
    remedy:
      'Correct what the lines on missing answers name. To judge a run with fewer answers, lower min-answers.',
  },
  AVG_REQUIRED_UNANSWERED: {
    meaning: 'Fewer answers of a required engine were evaluated than `min-answers` requires.',
    remedy: 'Correct what the lines on missing answers name, or take the engine out of required-engines.',
  },
  AVG_ANSWER_UNSEARCHED: {
    meaning: 'A live engine answered without a web search. The answer is not evaluated.',
    remedy: 'Another model of the vendor may search more often.',
  },
  AVG_ANSWER_REFUSED: {
    meaning: 'A live engine, or a filter of its vendor, refused to answer. The answer is not evaluated.',
    remedy: 'Rephrase the keyword, if it may look harmful out of context.',
  },
  AVG_ANSWER_FAILED: {
    meaning: 'A live engine reported a failure or stopped before the end. The answer is not evaluated.',
    remedy: 'See the reason in the message. If most answers fail, try another model.',
  },
  AVG_ANSWER_MALFORMED: {
    meaning: "A reply of a live engine does not follow the vendor's format. The answer is not evaluated.",
    remedy: 'If this affects most answers, check the address of the engine, and report the message to us.',
  },
  AVG_ANSWER_REJECTED: {
    meaning:
      'A vendor refused the request for an answer, such as with status 400. The answer is not evaluated.',
    remedy:
      'See the reason in the message. If this affects all answers, the model may not support web search.',
  },
  AVG_ANSWER_REDIRECT: {
    meaning: 'A vendor redirects to another address (status 3xx). The answer is not evaluated.',
    remedy:
      'Check the address of the engine in the environment, and the proxy. The key is never sent to another address.',
  },
  AVG_ANSWER_5XX: {
    meaning: 'The server of a vendor failed after all attempts. The answer is not evaluated.',
    remedy: 'Run the job again later. If the failure lasts, look at the status page of the vendor.',
  },
  AVG_ANSWER_CONNECTION: {
    meaning: 'A vendor could not be reached after all attempts. The answer is not evaluated.',
    remedy:
      'Check that the runner may reach the vendor, and the address of the engine in the environment. Behind a proxy, set HTTPS_PROXY for the job.',
  },
  AVG_ANSWER_429: {
    meaning: 'A vendor limited a question for its whole time (status 429). The answer is not evaluated.',
    remedy: 'Ask for fewer keywords or samples, run at another time, or raise the limits of the account.',
  },
  AVG_ANSWER_TIMEOUT: {
    meaning:
      'A live engine gave no answer in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds. The answer is not evaluated.',
    remedy: 'If this affects many answers, raise timeout-minutes, or choose a faster model.',
  },
  AVG_ANSWER_BUDGET: {
    meaning: 'The time budget ended before a live engine answered. The answer is not evaluated.',
    remedy: 'Raise timeout-minutes, or ask for fewer keywords, engines or samples.',
  },
  AVG_ANSWER_COST: {
    meaning:
      'A question to a live engine was not sent, because the cost of the run had reached `max-cost`. The answer is not evaluated.',
    remedy: 'Raise max-cost, or ask for fewer keywords, engines or samples.',
  },
  AVG_ENGINE_KEY: {
    meaning: 'A vendor refused the key of a live engine (status 401). The engine was asked no further.',
    remedy:
      'Check the environment variable that the message names. The message links to the keys of the vendor.',
  },
  AVG_ENGINE_FORBIDDEN: {
    meaning: 'The key of a live engine has no permission (status 403). The engine was asked no further.',
    remedy: 'Check what the key may do: it needs the model and web search.',
  },
  AVG_ENGINE_CREDIT: {
    meaning: 'The account of a live engine has no credit or quota left. The engine was asked no further.',
    remedy: 'Add credit to the account of the key that the message names, or raise its spending limit.',
  },
  AVG_ENGINE_MODEL: {
    meaning: 'A vendor does not know the model or the address (status 404). The engine was asked no further.',
    remedy: 'Check the model in `engines`, and the address in the variable that the message names.',
  },
  AVG_ENGINE_RATE_LIMIT: {
    meaning:
      'A vendor limited a question for its whole time (status 429) and answered no other. The engine was asked no further.',
    remedy:
      'Raise the limits of the account, ask for fewer keywords or samples, or run the job at another time.',
  },
  AVG_ENGINE_TIMEOUT: {
    meaning:
      'Three questions in a row got no answer in the time of a question. The engine was asked no further.',
    remedy: 'Run the job again later. If the model is slow, raise timeout-minutes.',
  },
  AVG_ENGINE_SILENT: {
    meaning: 'A hosted service returned no answer of an engine that `engines` lists. It is in no number.',
    remedy: 'Ask the service why. To go on without the engine, put a ? after its name in engines.',
  },
  AVG_ENGINE: {
    meaning: 'The embedded service skipped a page, a stored record or the sentiment of an answer.',
    remedy: 'See the reason in the message. What was skipped is not part of the measurement.',
  },
} as const satisfies CodeTable
