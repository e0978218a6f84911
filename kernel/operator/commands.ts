import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'

/** Who decides, and why: no decision is made without both (reliability 22). */
export interface Decider {
  /** `operator:anna`. */
  readonly actor: string
  readonly reason: string
}

/** What was typed after a command's own words. */
export interface TypedArguments {
  /** The words before the first option. */
  readonly words: readonly string[]
  /** What follows `--name`, or undefined. */
  readonly option: (name: string) => string | undefined
}

/** What a command does once its words are understood; gives what is said to the operator. */
export type OperatorWork = (house: House) => Promise<string>

interface CommandOf {
  /** The words that it begins with: `documents approve`. */
  readonly name: string
  /** What follows them, as the help shows it: `<id>`. */
  readonly usage?: string
  /** What an operator should know before, in sentences. */
  readonly help?: string
}

/** A command that looks and changes nothing that a decision is needed for. */
export interface LookingCommand extends CommandOf {
  readonly decides?: false
  /** Understands what was typed; throws OperatorMistake. Asks no database. */
  readonly read: (typed: TypedArguments) => OperatorWork
}

/** A command that decides: it has an actor and a reason, and writes both into the audit log. */
export interface DecidingCommand extends CommandOf {
  readonly decides: true
  readonly read: (typed: TypedArguments, decider: Decider) => OperatorWork
}

export type OperatorCommand = LookingCommand | DecidingCommand

/** What was typed is no command: the help says what is. */
export class OperatorMistake extends Error {}

/** What an operator asked for cannot be done, or found what is wrong; said as it is. */
export class OperatorError extends Error {}

/** What an operator may do with `npm run operator -- …`. */
export const operatorCommands = defineExtension<OperatorCommand>('kernel/operator.commands', {
  keyOf: ({ name }) => name,
  faultOf: ({ name }) => (/^[a-z]+( [a-z-]+)+$/.test(name) ? undefined : 'a command is an area and a verb: "documents approve"'),
})
