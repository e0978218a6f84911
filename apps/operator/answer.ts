import type { House } from '#kernel/house.ts'
import { OperatorError, OperatorMistake, type OperatorCommand, type OperatorWork } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** What an operator gets for a command. `mistake`: nothing was tried, since the command could not be understood. */
export interface Answer {
  readonly outcome: 'done' | 'refused' | 'mistake'
  readonly text: string
}

/** Runs a command that `readCommand` understood. Throws what is neither a refusal nor an operator's error: that is a fault of ours. */
export const answer = async (house: House, work: OperatorWork): Promise<Answer> => {
  try {
    return { outcome: 'done', text: await work(house) }
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', text: house.messages.format('en', error.code, error.details) }
    if (error instanceof OperatorError) return { outcome: 'refused', text: error.message }
    throw error
  }
}

/**
 * Answers many commands in one process, since opening the house takes longer than most commands: each line is a JSON array of the words of
 * a command, and each gets one line of JSON, in its order.
 */
export async function* answerLines(
  house: House,
  commands: readonly OperatorCommand[],
  lines: AsyncIterable<string>,
): AsyncGenerator<string> {
  for await (const line of lines) if (line.trim() !== '') yield JSON.stringify(await answerLine(house, commands, line))
}

const answerLine = async (house: House, commands: readonly OperatorCommand[], line: string): Promise<Answer> => {
  try {
    return await answer(house, readCommand(commands, wordsOf(line)))
  } catch (error) {
    if (error instanceof OperatorMistake) return { outcome: 'mistake', text: error.message }
    throw error
  }
}

const wordsOf = (line: string): readonly string[] => {
  const words: unknown = parsed(line)
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words
  throw new OperatorMistake('A line is a JSON array of words: ["documents", "list"].')
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
