/** The environment of the processes that this one starts. */

/**
 * What a system, a locale, git, fontconfig and a proxy need. On Windows the case of a name means nothing. All other variables may hold
 * a key, whatever their names are.
 */
const ALLOWED =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i

/** Returns those variables of `env`, this process's own, that a child process may have. */
export function childEnvironment(env = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)))
}
