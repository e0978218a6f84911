import { hasOpenDispute } from '#casino/money/cash-desk/server/api.ts'
import { payoutsFrozen } from '#casino/money/wallet/server/api.ts'
import type { ExplainedPurses, PurseExplanation } from '#casino/money/statements/extensions.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { needsOf } from './needs.ts'

/** What keeps cash from being paid out, the gravest first; null where nothing does. */
const whatKeepsCash = async (house: House, player_id: bigint): Promise<string | null> => {
  const { db } = house
  if (await payoutsFrozen(db)) return 'payouts.explain.frozen'
  const { needs } = await needsOf(house, db, player_id)
  const missing = needs.filter(({ state }) => state === 'missing')
  if (missing.length > 0) return missing.every(({ kind }) => kind === 'tax-number') ? 'payouts.explain.tax-number' : 'payouts.explain.needs'
  if (needs.some(({ state }) => state === 'waiting')) return 'payouts.explain.waiting'
  return (await hasOpenDispute(db, player_id)) ? 'payouts.explain.dispute' : null
}

const explainMain: ExplainedPurses['explain'] = async (house, player_id, purses) => {
  const keeps = await whatKeepsCash(house, player_id)
  const current = (await playerById(house.db, player_id))?.currency ?? house.brand.currency
  return purses.map(({ asset }): PurseExplanation => {
    const is_current = asset === current
    return {
      title: is_current ? { key: 'payouts.explain.main', values: {} } : { key: 'payouts.explain.wallet', values: { currency: asset } },
      // A dispute keeps nothing: a person looks before it leaves.
      state: keeps === null || keeps === 'payouts.explain.dispute' ? 'free' : 'kept',
      words: { key: keeps ?? (is_current ? 'payouts.explain.free' : 'payouts.explain.other-currency'), values: {} },
      link: is_current ? '/cash/withdraw/' : '/profile/?tab=wallets',
    }
  })
}

const explainHold: ExplainedPurses['explain'] = async (_house, _player_id, purses) =>
  purses.map((): PurseExplanation => ({
    title: { key: 'payouts.explain.hold', values: {} },
    state: 'kept',
    words: { key: 'payouts.explain.hold.words', values: {} },
    link: '/cash/withdraw/',
  }))

export const purses: readonly ExplainedPurses[] = [
  { prefix: 'main', explain: explainMain },
  { prefix: 'hold', explain: explainHold },
]
