import { readFreeSpins, readGrants } from '#casino/money/wallet/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { pointsNames, type ExplainedPurses, type PurseExplanation, type StandingPurse } from '../extensions.ts'

const grantOf = ({ purse }: StandingPurse): bigint => BigInt(/:(\d+)$/.exec(purse)?.[1] ?? 0)

/** Money of bonus grants: what must still be staked before it is cash. */
const explainGrants = async (house: House, _player_id: bigint, purses: readonly StandingPurse[]): Promise<PurseExplanation[]> => {
  const grants = new Map((await readGrants(house.db, purses.map(grantOf))).map((grant) => [grant.grant_id, grant]))
  return purses.map((purse): PurseExplanation => {
    const number = String(grantOf(purse))
    const grant = grants.get(grantOf(purse))
    const left = grant ? grant.required_minor - grant.wagered_minor : 0n
    return {
      title: { key: 'statements.purse.bonus', values: { number } },
      state: 'kept',
      words:
        left > 0n
          ? { key: 'statements.purse.bonus.wager', values: { left: { minor: toWire(left), currency: purse.asset } } }
          : { key: 'statements.purse.bonus.met', values: {} },
      link: null,
    }
  })
}

const explainFreeBets = async (_house: House, _player_id: bigint, purses: readonly StandingPurse[]): Promise<PurseExplanation[]> =>
  purses.map((purse) => ({
    title: { key: 'statements.purse.free-bet', values: { number: String(grantOf(purse)) } },
    state: 'kept',
    words: { key: 'statements.purse.free-bet.words', values: {} },
    link: null,
  }))

/** Free spins that were not played yet: stakes that the house made for the player. */
const explainFreeSpins = async (house: House, _player_id: bigint, purses: readonly StandingPurse[]): Promise<PurseExplanation[]> => {
  const known = new Map((await readFreeSpins(house.db, purses.map(grantOf))).map((spins) => [spins.free_spins_id, spins]))
  return purses.map((purse): PurseExplanation => {
    const spins = known.get(grantOf(purse))
    const stake = { minor: toWire(spins?.stake_minor ?? 0n), currency: purse.asset }
    return {
      title: { key: 'statements.purse.free-spins', values: { left: spins?.left ?? 0 } },
      state: 'kept',
      words: { key: 'statements.purse.free-spins.words', values: { stake } },
      link: '/bonuses/',
    }
  })
}

const explainPoints = async (house: House, _player_id: bigint, purses: readonly StandingPurse[]): Promise<PurseExplanation[]> => {
  const names = new Map(contributionsTo(house.slices, pointsNames).map(({ asset, name }) => [asset, name]))
  return purses.map(({ asset }) => ({
    title: { key: 'statements.purse.points', values: { name: names.get(asset) ?? asset } },
    state: 'counted',
    words: { key: 'statements.purse.counted', values: {} },
    link: null,
  }))
}

/** What the ledger itself knows enough of to explain. */
export const purses: readonly ExplainedPurses[] = [
  { prefix: 'bonus:', explain: explainGrants },
  { prefix: 'free-bet:', explain: explainFreeBets },
  { prefix: 'points', explain: explainPoints },
  { prefix: 'free-spins:', explain: explainFreeSpins },
]
