import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { verifyPlayer } from '#casino/players/profile/testing/verify-player.ts'
import { confirmContact, type NewPlayer } from '#casino/players/accounts/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { completeDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getPayoutMethods, requestPayout } from '../contract.ts'

/** Test accounts of the sandbox, by what they do. */
export const accounts = {
  success: 'UA880000010000000000000000001',
  delay: 'UA610000010000000000000000002',
  payout_fails: 'UA340000010000000000000000003',
  payout_returns: 'UA070000010000000000000000004',
  other_name: 'UA770000010000000000000000005',
  silent: 'UA500000010000000000000000006',
} as const

let count = 0

/** What a player staked and won, as the ledger keeps it. */
export const playFor = (t: TestHouse, player_id: bigint, { staked, won }: { readonly staked: bigint; readonly won: bigint }) => {
  const [purse, games] = [purseOf(player_id, 'main', 'UAH'), houseAccount('games', 'UAH')]
  const postings = [
    { from: purse, to: games, amount_minor: staked, reason: 'stake' },
    { from: games, to: purse, amount_minor: won, reason: 'win' },
  ].filter(({ amount_minor }) => amount_minor > 0n)
  return inTransaction(t.house.db, async (tx) => {
    for (const { reason, ...posting } of postings) await post(tx, t.house, { key: `test-play:${++count}`, reason, postings: [posting] })
  })
}

interface Money {
  /** Minor units of hryvnias from the card that succeeds. */
  readonly deposited?: number
  /** Won, as it were, beyond deposits. */
  readonly won?: bigint
}

/** A player of whom nothing is missing for a payout. */
export const payee = async (
  t: TestHouse,
  { deposited = 0, won = 0n }: Money,
  wanted: Partial<NewPlayer> = {},
): Promise<RegisteredPlayer> => {
  const email = `payee-${++count}@example.com`
  const player = await registerPlayer(t, { email, ...wanted })
  await inTransaction(t.house.db, (tx) => confirmContact(tx, player.player_id, { kind: 'email', contact: email, at: t.clock.now() }))
  await verifyPlayer(t, player.visitor)
  if (deposited > 0) await completeDeposit(t, player.visitor, deposited)
  if (won > 0n) await playFor(t, player.player_id, { staked: 0n, won })
  return player
}

/** The card that the deposits came from, as the desk names it. */
export const cardOf = async (visitor: TestVisitor): Promise<string> => {
  const { methods } = (await visitor.call(getPayoutMethods)).body.data
  return methods.find(({ requisites }) => requisites === 'instrument')?.destinations[0]?.id ?? '1'
}

export const askToCard = async (visitor: TestVisitor, amount: number, key?: string) =>
  visitor.call(requestPayout, {
    body: { methodId: 1, amount, requisites: { instrumentId: await cardOf(visitor) } },
    ...(key !== undefined && { key }),
  })

export const askToAccount = (visitor: TestVisitor, amount: number, iban: string) =>
  visitor.call(requestPayout, { body: { methodId: 2, amount, requisites: { iban } } })
