/** Logs a failure that the specification wants no message for (MB-009, ER-021). */
export const logFailure = (where: string, what: unknown): void => console.error(`${where}:`, what)
