import { hash } from 'node:crypto'
import { isSessionOpen } from '#casino/sign-in/sessions/server/api.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { stakersOf } from '#casino/games/play/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { exchangeToken, nameAtProvider, readSession, type SessionRow } from './session-store.ts'

/** What the database keeps of a token and of a session's name: who reads the table can play by neither. */
export const hashOf = (kind: 'token' | 'session', text: string): Buffer => hash('sha256', `games/providers ${kind} ${text}`, 'buffer')

/** Its own time and the session of the site that it was begun in are not over. */
const isOpen = async (house: House, session: SessionRow): Promise<boolean> =>
  session.ends_at > house.clock.now() && (await isSessionOpen(house, session.site_session))

/** The session of this name at this provider, while stakes may be taken in it; asked before a transaction, for it reads beside it. */
export const openSessionNamed = async (house: House, provider: string, name: string): Promise<SessionRow | undefined> => {
  const session = await readSession(house.db, provider, hashOf('session', name))
  return session && (await isOpen(house, session)) ? session : undefined
}

/** What may be staked: cash, what a running bonus could add in this game, and free spins of this game. */
export const balancesOf = async (house: House, db: Executor, { player_id, currency, slug }: SessionRow) => {
  const cash = await balanceOf(db, purseOf(player_id, 'main', currency))
  const { bonus, freeSpins } = await stakersOf(house, player_id, slug, currency)
  return {
    currency,
    balance: toWire(cash),
    bonus: bonus?.isStaked ? bonus.balance : 0,
    freeSpins: freeSpins && { id: freeSpins.id, left: freeSpins.left, stake: freeSpins.stake },
  }
}

/** Exchanges a token, once. Refuses `provider-token-unknown` (403) for one that is another provider's, too old or exchanged. */
export const exchange = async (house: House, provider: string, token: string) => {
  const name = house.random.token()
  const by = { provider, token_hash: hashOf('token', token), name_hash: hashOf('session', name), now: house.clock.now() }
  const exchanged = await exchangeToken(house.db, by)
  if (!exchanged) return refuse('provider-token-unknown', {}, 403)
  if (!(await isOpen(house, exchanged))) return refuse('provider-session-ended', {}, 403)
  return { session: exchanged, name, player: await nameAtProvider(house.db, provider, exchanged.player_id, house.random.token()) }
}
