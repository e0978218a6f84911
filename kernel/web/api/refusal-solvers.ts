import type { Refused } from '#kernel/web/api/api.ts'

/**
 * Does what a refusal asks for, such as a check of the browser. Gives the fields to add to the body before the same call
 * is sent again (none is `{}`), or null to leave it refused.
 */
export type RefusalSolver = (refused: Refused) => Promise<Readonly<Record<string, unknown>> | null>

const solvers = new Map<string, RefusalSolver>()

/** Lets a slice answer one code of refusal by itself, wherever it comes from: whoever called only waits longer. */
export const solveRefusal = (code: string, solver: RefusalSolver): void => {
  solvers.set(code, solver)
}

export const solverOf = (code: string): RefusalSolver | undefined => solvers.get(code)
