import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { takePass } from '../contract.ts'
import { writtenSolution } from '../rules.ts'

/** Solves an internal challenge, as the browser's worker does. */
export const solutionOf = async (internal_key: string): Promise<string> => {
  const challenge = JSON.parse(Buffer.from(internal_key, 'base64url').toString()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? writtenSolution(solution) : ''
}

/** Gets a pass for a challenge, as the page does. */
export const passFor = async (visitor: TestVisitor, internal_key: string): Promise<string> => {
  const { body } = await visitor.call(takePass, { body: { internalKey: internal_key, message: await solutionOf(internal_key) } })
  return body.token
}
