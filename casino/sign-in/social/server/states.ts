import { createHash, createHmac } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'

/** The stored hash of a state: a copy of the table does not allow using it. */
export const stateHashOf = (state: string): Buffer => createHash('sha256').update(`social-state\0${state}`).digest()

/** Hash of the visit or session that started a flow. */
export const visitHashOf = ({ session_id }: Visitor): Buffer => createHash('sha256').update(`social-visit\0${session_id}`).digest()

const derived = (house: House, purpose: string, state: string): string =>
  createHmac('sha256', house.config.secret(purpose)).update(state).digest('base64url')

/** Nonce and PKCE verifier are derived from the state and the site's secret, so they are not stored. */
export const nonceOf = (house: House, state: string): string => derived(house, 'social-nonce', state)
export const verifierOf = (house: House, state: string): string => derived(house, 'social-verifier', state)
