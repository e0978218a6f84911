import { defineExtension } from '#kernel/extensions.ts'
import { usageFault } from '#kernel/operator/usage.ts'
import type { House } from '#kernel/house.ts'

/** Who decides and why: every decision needs both (reliability 22). */
export interface Decider {
  /** `operator:anna`. */
  readonly actor: string
  readonly reason: string
}

/** The arguments after a command's own words. */
export interface TypedArguments {
  /** The words before the first option. */
  readonly words: readonly string[]
  /** The value after `--name`, or undefined. */
  readonly option: (name: string) => string | undefined
}

/** Executes a parsed command; returns the text shown to the operator. */
export type OperatorWork = (house: House) => Promise<string>

interface CommandOf {
  /** The command's name: `documents approve`. */
  readonly name: string
  /** Its arguments, as the help shows them: `<id> [--name <text>]`. More words, and other options, are not accepted (`usage.ts`). */
  readonly usage?: string
  /** What an operator should know before using it, in full sentences. */
  readonly help?: string
}

/** A command that only reads, or changes nothing that needs a recorded decision. */
export interface ReadCommand extends CommandOf {
  readonly decides?: false
  /** Parses the arguments; throws OperatorMistake. Does not access the database. */
  readonly read: (typed: TypedArguments) => OperatorWork
}

/** A command that makes a decision: it requires an actor and a reason and records both in the audit log. */
export interface DecisionCommand extends CommandOf {
  readonly decides: true
  readonly read: (typed: TypedArguments, decider: Decider) => OperatorWork
}

export type OperatorCommand = ReadCommand | DecisionCommand

/** The input is not a valid command; the help is shown with it. */
export class OperatorMistake extends Error {}

/** The requested action is not possible, or a check found a problem; the message is shown as it is. */
export class OperatorError extends Error {}

/** The commands of `npm run operator -- …`. */
export const operatorCommands = defineExtension<OperatorCommand>('kernel/operator.commands', {
  keyOf: ({ name }) => name,
  faultOf: ({ name, usage }) =>
    /^[a-z]+( [a-z-]+)+$/.test(name) ? usageFault(usage) : 'a command is an area and a verb: "documents approve"',
})
