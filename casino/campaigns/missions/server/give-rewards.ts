import { grantAll, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { boostPlayers } from '#casino/campaigns/boards/server/api.ts'
import { prizeFor } from '#casino/campaigns/draws/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { priceOfPrize } from '#casino/bonuses/prizes/server/api.ts'
import { trackOwners, type TrackOwner } from '../extensions.ts'
import { fundOfTrack, takeStock, type TrackRow } from './track-store.ts'

/** The description of a track's owner. Throws if its slice contributes none. */
export const ownerOf = (house: House, owner: string): TrackOwner => {
  const found = contributionsTo(house.slices, trackOwners).find((one) => one.owner === owner)
  if (!found) throw new Error(`${owner} makes tracks and does not say how they are called`)
  return found
}

export const currenciesOf = async (tx: Tx, house: House, player_ids: readonly bigint[]): Promise<(id: bigint) => Currency> => {
  const players = await playersByIds(tx, player_ids)
  return (id) => {
    const own = players.get(id)?.currency
    return isCurrency(own) ? own : house.brand.currency
  }
}

/** The page that shows a track: its own, or that of its owner. */
export const linkOf = (house: House, { owner, link }: Pick<TrackRow, 'owner' | 'link'>): string => link ?? ownerOf(house, owner).link

/** A player who has earned the reward of a step. */
export interface Earned {
  readonly player_id: bigint
  readonly period: string
  readonly step: string
}

/** Boosts who did steps that bring it: from now on, on the board that the track follows. Returns who was boosted. */
const boost = async (tx: Tx, house: House, { board_id, spec }: TrackRow, earned: readonly Earned[]): Promise<Earned[]> => {
  const boosts = new Map(spec.steps.flatMap((step) => (step.boost ? [[step.name, step.boost] as const] : [])))
  const boosted = board_id === null ? [] : earned.filter(({ step }) => boosts.has(step))
  const wanted = boosted.flatMap(({ player_id, step }) => {
    const found = boosts.get(step)
    return found && board_id !== null ? [{ board_id, player_id, ...found }] : []
  })
  if (wanted.length > 0) await boostPlayers(tx, wanted, house.clock.now())
  return boosted
}

/** Grants the remaining rewards of steps, first come first served, and boosts. Returns who got one. */
export const giveRewards = async (tx: Tx, house: House, track: TrackRow, earned: readonly Earned[]): Promise<Earned[]> => {
  const currencyOf = await currenciesOf(
    tx,
    house,
    earned.map(({ player_id }) => player_id),
  )
  const given: Earned[] = await boost(tx, house, track, earned)
  const prizes: Prize[] = []
  for (const step of track.spec.steps) {
    const { reward } = step
    const wanted = reward ? earned.filter((one) => one.step === step.name) : []
    if (!reward || wanted.length === 0) continue
    const count = await takeStock(tx, track.id, step.name, wanted.length)
    for (const one of wanted.slice(0, count)) {
      const prize = prizeFor(reward, currencyOf(one.player_id))
      given.push(one)
      prizes.push({
        key: `track:${track.id}:${one.player_id}:${one.period}:${step.name}`,
        player_id: one.player_id,
        ...prize,
        from: fundAccount(fundOfTrack(track), priceOfPrize(house, prize).asset),
        source: track.owner,
        title: ownerOf(house, track.owner).stepTitle(track.title, step.title),
      })
    }
  }
  const granted = await grantAll(tx, house, prizes)
  // A player self-excluded in between: eligibility is checked again.
  if (granted.length < prizes.length) throw new Error('a reward of the track was not granted; it is given at the next try')
  return given
}
