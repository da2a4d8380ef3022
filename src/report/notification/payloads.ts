/** The message in the format of each webhook. */
import { clip, toSingleLine } from '../../lib/text.ts'
import type { Notification } from './notification.ts'

const FORMATS = { slack: toSlack, teams: toTeams, json: toJson } as const

/** Slack refuses a section with more than 3,000 characters. Escaping makes five of one. */
const LONGEST_TEXT = 500

/** Returns the body of the request, as a JSON text. */
export function formatNotification(notification: Notification, format: keyof typeof FORMATS): string {
  return JSON.stringify(FORMATS[format](notification))
}

const MARKS = { failure: '❌', decline: '❌', recovery: '✅' } as const

/**
 * Block Kit. Slack reads `&`, `<` and `>` as markup: `<!channel>` calls all members. `verbatim` keeps it from turning names
 * and addresses into mentions and links.
 */
function toSlack(notification: Notification) {
  const { event, title, summary, reasons, runUrl } = notification
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } })
  const heading = `${MARKS[event]} ${escapeSlack(title)}`
  return {
    text: heading,
    blocks: [
      section(`*${heading}*`),
      // Slack refuses an empty text.
      ...(summary === '' ? [] : [section(escapeSlack(summary))]),
      ...reasons.map(reason => section(`• ${escapeSlack(reason)}`)),
      ...(runUrl === undefined ? [] : [section(`<${escapeAddress(runUrl)}|Open the run>`)]),
    ],
  }
}

/** An asterisk or an underscore from outside would format what follows. */
function escapeSlack(text: string): string {
  return shorten(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, '$&\u200B')
}

function escapeAddress(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('|', '%7C')
}

/**
 * An Adaptive Card, as a workflow of Teams takes it. A text run is plain text: unlike a text block it has no Markdown. Only
 * functions such as `{{DATE()}}` are replaced in it.
 */
function toTeams({ event, title, summary, reasons, runUrl }: Notification) {
  const plain = (text: string) => shorten(text).replaceAll('{{', '{\u200B{')
  const paragraph = (text: string, style: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text: plain(text), ...style }],
  })
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      paragraph(`${MARKS[event]} ${title}`, { weight: 'Bolder', size: 'Medium' }),
      ...(summary === '' ? [] : [paragraph(summary)]),
      ...reasons.map(reason => paragraph(`• ${reason}`)),
    ],
    ...(runUrl !== undefined && {
      actions: [{ type: 'Action.OpenUrl', title: 'Open the run', url: runUrl }],
    }),
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  }
}

function toJson(notification: Notification) {
  const { event, gates, key, brand, title, summary, reasons, verdict } = notification
  const { overallBcr, citedEngines, totalEngines, runUrl, createdAt } = notification
  return {
    format: 'ai-visibility-notification',
    schema_version: 1,
    ...{ event, key, gates, title, summary, reasons, verdict },
    brand_name: brand,
    overall_bcr: overallBcr ?? null,
    cited_engines: citedEngines ?? null,
    total_engines: totalEngines ?? null,
    run_url: runUrl ?? null,
    created_at: createdAt,
  }
}

function shorten(text: string): string {
  return clip(toSingleLine(text), LONGEST_TEXT)
}
