import { readFile } from 'node:fs/promises'
import { OperatorError } from '#kernel/operator/commands.ts'

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The text of a file that an operator named. Throws OperatorError where it cannot be read: that is theirs to mend, and no fault of ours. */
export const readOperatorFile = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new OperatorError(`The file ${file} cannot be read: ${saidBy(error)}`, { cause: error })
  }
}

/** The same, as JSON. */
export const readOperatorJson = async (file: string): Promise<unknown> => {
  const text = await readOperatorFile(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`The file ${file} is not JSON: ${saidBy(error)}`, { cause: error })
  }
}
