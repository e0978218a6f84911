import { createHash } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import type { TransferTarget } from '../../contract.ts'
import type { SandboxPayment } from './store.ts'

/** A transfer over the test chain is final after so many blocks. */
export const needed_confirmations = 3

/** The account to which test transfers by bank go. No bank has it: its bank's number is nobody's. */
const own_iban = 'UA730000010000000000000009001'

/** An address of the test chain, one for each payment. It begins as no real chain's does, so that no wallet sends anything there. */
const addressOf = (token: string): string => `test1${createHash('sha256').update(`address:${token}`).digest('hex').slice(0, 34)}`

/** Where a payment's transfer is sent; undefined of what is no transfer. */
export const transferTarget = (
  house: House,
  { token, order_id, method }: Pick<SandboxPayment, 'token' | 'order_id' | 'method'>,
): TransferTarget | undefined => {
  if (method === 'sandbox-chain')
    return { kind: 'chain', network: 'Sandbox Testnet', address: addressOf(token), confirmations: needed_confirmations }
  if (method === 'sandbox-iban') return { kind: 'bank', iban: own_iban, payee: house.brand.title, reference: `OH ${order_id}` }
  return undefined
}
