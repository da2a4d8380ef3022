import { type Command, type CommandName, commands, isCommand, NAME } from './commands.ts'
import { flagNames } from './flags.ts'

const renderers = { bash: renderBash, zsh: renderZsh, fish: renderFish }

export const shells = Object.keys(renderers)

/** Returns whether completions exist for a shell of this name. */
export function isShell(name: string): name is keyof typeof renderers {
  return Object.hasOwn(renderers, name)
}

/** Renders the completion script of a shell. */
export function renderCompletion(shell: keyof typeof renderers): string {
  return `${renderers[shell](Object.keys(commands).filter(isCommand)).join('\n')}\n`
}

function renderBash(names: CommandName[]): string[] {
  return [
    '_ai_visibility_gate() {',
    '  local words',
    '  case "${COMP_WORDS[1]}" in',
    ...names.map(name => `    ${name}) words="${listFlags(name).join(' ')}" ;;`),
    '  esac',
    `  [ "$COMP_CWORD" -gt 1 ] || words="${names.join(' ')}"`,
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    `complete -o default -F _ai_visibility_gate ${NAME}`,
  ]
}

function renderZsh(names: CommandName[]): string[] {
  return [`#compdef ${NAME}`, 'autoload -U +X bashcompinit && bashcompinit', ...renderBash(names)]
}

function renderFish(names: CommandName[]): string[] {
  const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
  return names.flatMap(name => {
    const { purpose, flags }: Command = commands[name]
    const isUsed = `-n '__fish_seen_subcommand_from ${name}'`
    return [
      `complete -c ${NAME} -n __fish_use_subcommand -a ${name} -d ${quote(purpose)}`,
      ...flagNames(name).map(
        flag =>
          `complete -c ${NAME} ${isUsed} -l ${flag}${flags[flag]?.value === undefined && flag in flags ? '' : ' -r'}`,
      ),
    ]
  })
}

function listFlags(name: CommandName): string[] {
  return flagNames(name).map(flag => `--${flag}`)
}
