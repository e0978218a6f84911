/** Why the house cannot open, in words for whoever started it: what is wrong, and what to do. They read it without a stack. */
export class StartUpError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** What is told of the error that a program ended by: of one that was foreseen its words, of any other where it came from. */
export const lastWords = (error: unknown): string => {
  if (error instanceof StartUpError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
