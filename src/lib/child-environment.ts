/** What the system, the locale, git, fontconfig and a proxy need. Any other variable may be a key. Windows ignores case. */
const ALLOWED =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i

/** Returns the variables of this process that a child process may see. */
export function childEnvironment(env = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)))
}
