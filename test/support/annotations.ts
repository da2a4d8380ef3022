/** The annotations in a step's log, as the runner reads them. */
interface LoggedAnnotation {
  level: string
  properties: Record<string, string>
  message: string
}

const COMMAND = /^::(error|warning|notice)(?: ([^\n]*?))?::(.*)$/

export function readAnnotations(log: string): LoggedAnnotation[] {
  return log.split('\n').flatMap(line => {
    const [, level, properties = '', message = ''] = COMMAND.exec(line) ?? []
    if (level === undefined) return []
    const entries = properties
      .split(',')
      .filter(part => part !== '')
      .map(part => part.split('='))
    return {
      level,
      properties: Object.fromEntries(entries.map(([name, ...value]) => [name, decode(value.join('='))])),
      message: decode(message),
    }
  })
}

function decode(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%')
}
