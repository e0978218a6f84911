/** Why the process cannot start: what is wrong and what to do. Shown to the person who started it, without a stack trace. */
export class StartUpError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** The text to print for the error that ended a program: the message of a foreseen error, the stack of any other. */
export const exitMessage = (error: unknown): string => {
  if (error instanceof StartUpError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
