/** Logs what went wrong where the specification wants no word to the person (MB-009, ER-021); whoever looks into the browser's log finds it. */
export const logFailure = (where: string, what: unknown): void => console.error(`${where}:`, what)
