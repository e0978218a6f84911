import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { takePass } from '../contract.ts'
import { writtenSolution } from '../rules.ts'

/** What a browser's worker finds for a check of the house. */
export const solutionOf = async (internal_key: string): Promise<string> => {
  const challenge = JSON.parse(Buffer.from(internal_key, 'base64url').toString()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution ? writtenSolution(solution) : ''
}

/** A pass for a check, as the page gets one. */
export const passFor = async (visitor: TestVisitor, internal_key: string): Promise<string> => {
  const { body } = await visitor.call(takePass, { body: { internalKey: internal_key, message: await solutionOf(internal_key) } })
  return body.token
}
