export const ANSWERS = {
  AVG_ANSWER_UNSEARCHED: {
    meaning: 'The engine answered without a web search.',
    remedy: 'Another model of the vendor may search more often.',
  },
  AVG_ANSWER_REFUSED: {
    meaning: 'The engine, or a filter of its vendor, refused to answer.',
    remedy: 'Rephrase the keyword, if it may look harmful out of context.',
  },
  AVG_ANSWER_FAILED: {
    meaning: 'The engine reported a failure or stopped before the end.',
    remedy: 'If most answers fail, try another model.',
  },
  AVG_ANSWER_SOURCES: {
    meaning: 'The engine searched, and no citation of its answer can be read.',
    remedy: 'If this affects most answers, report it to us, and put a ? after the name in engines.',
  },
  AVG_ANSWER_UNREADABLE: {
    meaning: 'The answers cite or name nobody: the vendor changed the form of its replies.',
    remedy:
      'Use the newest version, or report this to us. A ? after the name in engines goes on without the engine.',
  },
  AVG_ANSWER_MALFORMED: {
    meaning: "A reply does not follow the vendor's format.",
    remedy: 'If this affects most answers, report the message to us.',
  },
  AVG_ANSWER_REJECTED: {
    meaning: 'The vendor refused the request, such as with status 400.',
    remedy: 'If this affects all answers, the model may not support web search.',
  },
  AVG_ANSWER_REDIRECT: {
    meaning: 'The vendor redirects to another address (status 3xx).',
    remedy: 'Check the address of the engine in the environment, and the proxy.',
  },
  AVG_ANSWER_5XX: {
    meaning: 'The server of the vendor failed after all attempts.',
    remedy: 'Run the job later, or look at the status page of the vendor.',
  },
  AVG_ANSWER_CONNECTION: {
    meaning: 'The vendor could not be reached after all attempts.',
    remedy:
      'Check the address in the environment, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job.',
  },
  AVG_ANSWER_429: {
    meaning: 'The vendor limited the question for its whole time (status 429).',
    remedy: 'Ask for less, run at another time, or raise the limits of the account.',
  },
  AVG_ANSWER_TIMEOUT: {
    meaning: 'No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.',
    remedy: 'If this affects many answers, raise timeout-minutes, or choose a faster model.',
  },
  AVG_ANSWER_BUDGET: {
    meaning: 'The time budget ended before the answer.',
    remedy: 'Raise timeout-minutes, or ask for less.',
  },
  AVG_ANSWER_COST: {
    meaning: 'The question was not sent: the cost of the run had reached `max-cost`.',
    remedy: 'Raise max-cost, or ask for less.',
  },
  AVG_ENGINE_KEY: {
    meaning: 'The vendor refused the key (status 401).',
    remedy: 'Check the variable that the message names.',
  },
  AVG_ENGINE_FORBIDDEN: {
    meaning: 'The key has no permission (status 403).',
    remedy: 'Permit the key to use the model and web search.',
  },
  AVG_ENGINE_CREDIT: {
    meaning: 'The account has no credit left, or has reached its spending limit.',
    remedy: 'Add credit, or raise the limit.',
  },
  AVG_ENGINE_QUOTA: {
    meaning: 'The account may ask nothing more on this day.',
    remedy: 'Run the job tomorrow, raise the quota, or ask for less.',
  },
  AVG_ENGINE_MODEL: {
    meaning: 'The vendor does not know the model or the address, such as with status 404.',
    remedy: 'Check the model in `engines`, and the variable that the message names.',
  },
  AVG_ENGINE_RATE_LIMIT: {
    meaning: 'The vendor limited a question (status 429) and answered no other.',
    remedy: 'Raise the limits of the account, or ask for less.',
  },
  AVG_ENGINE_TIMEOUT: {
    meaning: 'Three questions in a row got no answer in the time of a question.',
    remedy: 'Run the job later, or raise timeout-minutes.',
  },
}
