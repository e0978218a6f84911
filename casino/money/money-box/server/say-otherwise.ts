import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'

/** The ledger's "not enough" speaks of deposits, which are no answer here. */
export const sayOtherwise =
  (code: 'money-box-balance-too-small' | 'money-box-principal-too-small') =>
  (error: unknown): never => {
    if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse(code)
    throw error
  }
