import { OperatorMistake } from '#kernel/operator/commands.ts'

/** Parses the id of an event, a market or a decision that an operator typed. */
export const idOf = (word: string | undefined): bigint => {
  if (word === undefined || !/^[1-9]\d{0,14}$/.test(word)) throw new OperatorMistake('Name it by its number.')
  return BigInt(word)
}
