import { Refusal } from './refusal.ts'

/**
 * Runs what may refuse by the codes of what it calls, and refuses by the caller's own code in their place: a player who has too few stars
 * is not told of insufficient funds.
 */
export const refusedAs = async <C extends string, T>(
  refuse: (code: C) => never,
  codes: Readonly<Record<string, C>>,
  run: () => Promise<T>,
): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof Refusal ? codes[error.code] : undefined
    if (code === undefined) throw error
    return refuse(code)
  }
}
