import type { Refused } from '#kernel/web/api/api.ts'

/**
 * Does what a refusal asks for, such as a captcha. Returns fields to add to the body before the same call is sent again (`{}` if
 * none), or null to leave it refused.
 */
export type RefusalSolver = (refused: Refused) => Promise<Readonly<Record<string, unknown>> | null>

const solvers = new Map<string, RefusalSolver>()

/** Registers a solver for a refusal code, for every call: the caller only waits longer. */
export const solveRefusal = (code: string, solver: RefusalSolver): void => {
  solvers.set(code, solver)
}

export const solverOf = (code: string): RefusalSolver | undefined => solvers.get(code)
