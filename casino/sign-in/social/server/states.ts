import { createHash, createHmac } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'

/** What the database keeps of a state; who reads the table cannot come back with it. */
export const stateHashOf = (state: string): Buffer => createHash('sha256').update(`social-state\0${state}`).digest()

/** The visit or session that began a way, kept as a hash. */
export const visitHashOf = ({ session_id }: Visitor): Buffer => createHash('sha256').update(`social-visit\0${session_id}`).digest()

const derived = (house: House, purpose: string, state: string): string =>
  createHmac('sha256', house.config.secret(purpose)).update(state).digest('base64url')

/** Nonce and PKCE verifier follow from the state and the house's secret: neither is stored anywhere. */
export const nonceOf = (house: House, state: string): string => derived(house, 'social-nonce', state)
export const verifierOf = (house: House, state: string): string => derived(house, 'social-verifier', state)
