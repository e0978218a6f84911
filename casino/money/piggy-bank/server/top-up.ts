import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { houseAccount, piggy_bank_purse, postAll, pursesOfPlayers, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on, type Reaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import type { ServerSlice } from '#kernel/slice.ts'
import { PiggyBankMoved } from '../events.ts'
import { fillingStakes, type FillingStake } from '../extensions.ts'
import { boundsOf, topUpOf } from '../rules.ts'
import { gamesThatFill } from './filling-games.ts'
import { carriedOf, writeCarried } from './store.ts'

interface Staked {
  readonly player_id: bigint
  readonly currency: Currency
  readonly staked: bigint
}

const summed = (stakes: readonly FillingStake[]): Staked[] => {
  const sums = new Map<string, Staked>()
  for (const { player_id, currency, stake_minor } of stakes) {
    if (!isCurrency(currency)) continue
    const key = `${player_id} ${currency}`
    sums.set(key, { player_id, currency, staked: (sums.get(key)?.staked ?? 0n) + stake_minor })
  }
  return [...sums.values()]
}

/**
 * What a batch of stakes brings into the banks of their players (MB-014), out of the house's promotions: the money is there as soon as
 * it is shown. `batch` names the batch once in the house's life. Whom the house offers nothing is given nothing.
 */
export const topUp = async (tx: Tx, house: House, stakes: readonly FillingStake[], batch: string): Promise<void> => {
  const games = new Set((await gamesThatFill(house, house.brand.default_language)).map(({ slug }) => slug))
  const counted = summed(stakes.filter(({ game, stake_minor }) => games.has(game) && stake_minor > 0n))
  const own = await withinAudience(tx, house, 'invitation', counted, ({ player_id }) => player_id)
  if (own.length === 0) return
  const banks = await carriedOf(tx, own)
  const purses = await pursesOfPlayers(
    tx,
    own.map(({ player_id }) => player_id),
  )
  const carriedBy = new Map(banks.map(({ player_id, currency, carried }) => [`${player_id} ${currency}`, carried]))
  const moves = own.map(({ player_id, currency, staked }) => {
    const carried = carriedBy.get(`${player_id} ${currency}`) ?? 0n
    const stands = purses.get(player_id)?.find(({ purse, asset }) => purse === piggy_bank_purse && asset === currency)
    return { player_id, currency, ...topUpOf(stands?.balance_minor ?? 0n, carried, staked, boundsOf(currency)) }
  })
  await writeCarried(tx, moves)
  const filled = moves.filter(({ amount }) => amount > 0n)
  await postAll(
    tx,
    house,
    filled.map(({ player_id, currency, amount }) => ({
      key: `piggy-bank:${player_id}:${currency}:${batch}`,
      reason: 'piggy-bank',
      postings: [{ from: houseAccount('promotions', currency), to: purseOf(player_id, piggy_bank_purse, currency), amount_minor: amount }],
    })),
  )
  await announce(
    tx,
    house,
    filled.map(({ player_id, currency, amount }) => PiggyBankMoved({ amount_minor: toWire(amount), currency }, player_id)),
  )
}

/** Stakes fill banks from the day that a kind of them is known here: nobody is paid for years at once. */
export const reactionsToStakes = (slices: readonly ServerSlice[]): readonly Reaction[] =>
  contributionsTo(slices, fillingStakes).map(({ fact, stakeOf }) =>
    on(fact, { from: 'deployment' }, async (facts, tx, house) => {
      const last = facts.at(-1)
      if (!last || !house.jurisdiction.rewards_for_volume) return
      await topUp(
        tx,
        house,
        facts.flatMap((one) => stakeOf(one) ?? []),
        String(last.position),
      )
    }),
  )
