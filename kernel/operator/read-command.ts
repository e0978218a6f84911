import type { Decider, OperatorCommand, OperatorWork, TypedArguments } from '#kernel/operator/commands.ts'
import { OperatorMistake } from '#kernel/operator/commands.ts'
import { type Accepted, acceptedBy } from '#kernel/operator/usage.ts'

/** Who decides and why is understood by every command; one that only reads has no need of it. */
const signature = ['actor', 'reason']

/** Each option once, with its value. Whatever is left over was meant to say something: a part of a deposit, the rest of a reason. */
const optionsIn = (args: readonly string[], { options }: Accepted): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [typed = '', value] = args.slice(at, at + 2)
    const name = typed.replace(/^--/, '')
    if (!typed.startsWith('--')) throw new OperatorMistake(`"${typed}" belongs to no option. Words with spaces between them need quotes.`)
    if (!options.has(name) && !signature.includes(name)) throw new OperatorMistake(`This command has no option "${typed}".`)
    if (found.has(name)) throw new OperatorMistake(`"${typed}" is there twice.`)
    if (value === undefined || value.startsWith('--')) throw new OperatorMistake(`Say what "${typed}" is.`)
    found.set(name, value)
  }
  return found
}

const typedIn = (args: readonly string[], accepted: Accepted): TypedArguments => {
  const first_option = args.findIndex((arg) => arg.startsWith('--'))
  const words = first_option < 0 ? args : args.slice(0, first_option)
  const options = optionsIn(args.slice(words.length), accepted)
  const unexpected = words[accepted.most_words]
  if (unexpected !== undefined) throw new OperatorMistake(`"${unexpected}" is one word too many.`)
  return { words, option: (name) => options.get(name) }
}

/** Every decision needs an actor and a reason. "Anna" and "anna" are one person, where a decision takes two. */
const deciderOf = ({ option }: TypedArguments): Decider => {
  const actor = option('actor')?.trim().toLowerCase()
  const reason = option('reason')?.trim() ?? ''
  if (actor === undefined || !/^[a-z0-9][a-z0-9_.@-]{1,59}$/.test(actor))
    throw new OperatorMistake('Say who decides: --actor, 2 to 60 letters, digits, dots or hyphens.')
  if (reason.length < 3 || reason.length > 500) throw new OperatorMistake('Say why: --reason, 3 to 500 characters.')
  return { actor: `operator:${actor}`, reason }
}

/** Suggests commands that start with the same words, for a mistyped second word. */
const unknown = (commands: readonly OperatorCommand[], [area = '', verb]: readonly string[]): OperatorMistake => {
  const verbs = commands.flatMap(({ name }) => (name.startsWith(`${area} `) ? [name.slice(area.length + 1)] : []))
  if (verbs.length === 0) return new OperatorMistake(`There is no "${area}".`)
  return new OperatorMistake(`After "${area}" comes one of: ${verbs.join(', ')}${verb === undefined ? '' : `; not "${verb}"`}.`)
}

/** Parses the arguments of `npm run operator --`. Throws OperatorMistake; executes nothing. */
export const readCommand = (commands: readonly OperatorCommand[], args: readonly string[]): OperatorWork => {
  const command = commands.find(({ name }) => name.split(' ').every((word, at) => args[at] === word))
  if (!command) throw unknown(commands, args)
  const typed = typedIn(args.slice(command.name.split(' ').length), acceptedBy(command.usage))
  return command.decides ? command.read(typed, deciderOf(typed)) : command.read(typed)
}

const lineOf = ({ name, usage, decides }: OperatorCommand): string =>
  ['  npm run operator --', name, usage, decides && '--actor <name> --reason "<words>"'].filter(Boolean).join(' ')

const many = `Many at once: npm run operator -- --lines reads each line of its input as the JSON array of a command's words
(["documents", "list"]) and answers each with a line of JSON: {"outcome": "done" | "refused" | "mistake", "text": "..."}.`

/** Help text with all commands, grouped by area. */
export const helpOf = (commands: readonly OperatorCommand[]): string => {
  const areas = Map.groupBy(commands, ({ name }) => name.split(' ')[0])
  const parts = [...areas.values()].map((some) => [...some.map(lineOf), ...some.flatMap(({ help }) => (help ? ['', help] : []))].join('\n'))
  return `What an operator may do:\n\n${parts.join('\n\n')}\n\n${many}\n\nEvery decision is written to the audit log with its actor and reason.`
}
