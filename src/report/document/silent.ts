/** What to do about an engine without an answer. */
import type { AnswerReason } from '../../embedded/engines/answer-record.ts'
import type { Line } from './blocks.ts'

/** Returns what a person can do now; undefined where only waiting helps and no date is known. */
export function remedyOf(
  reason: AnswerReason | undefined,
  engine: string,
  next: string | undefined,
): Line | undefined {
  const optional: Line = [` To go on without ${engine}, mark it as optional in `, { code: 'engines' }, '.']
  if (reason?.scope !== 'engine') {
    return next === undefined ? undefined : [`Nothing until the next run, on ${next}.`, ...optional]
  }
  const { keyVariable, keyPage, model, baseUrlVariable } = reason.vendor
  const keys: Line = keyPage === undefined ? [] : [' (', { link: keyPage, label: ['your keys'] }, ')']
  switch (reason.code) {
    case 'key-refused':
      return [
        'Put a valid key into the secret ',
        { code: keyVariable },
        ...keys,
        ' and run again.',
        ...optional,
      ]
    case 'forbidden':
      return [
        'Permit the key in ',
        { code: keyVariable },
        ...keys,
        ' to use the model ',
        { name: model },
        ' and web search.',
        ...optional,
      ]
    case 'no-credit':
      return [
        'Add credit to the account of the key in ',
        { code: keyVariable },
        ...keys,
        ', or raise its spending limit.',
        ...optional,
      ]
    case 'unknown-model':
      return [
        'Check the model ',
        { name: model },
        ' in ',
        { code: 'engines' },
        ', and the address in ',
        { code: baseUrlVariable },
        ' if it is set.',
        ...optional,
      ]
    case 'rate-limited':
      return [
        'Raise the limits of the account of the key in ',
        { code: keyVariable },
        ', or ask fewer keywords or samples.',
        ...optional,
      ]
    case 'unresponsive':
      return [
        'Run the job again later. If the model is slow, raise ',
        { code: 'timeout-minutes' },
        '.',
        ...optional,
      ]
  }
}
