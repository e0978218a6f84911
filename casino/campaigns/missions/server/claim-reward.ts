import type { PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import { prizeFor } from '#casino/campaigns/draws/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { periodOf } from '../period.ts'
import { currenciesOf, giveRewards, ownerOf } from './give-rewards.ts'
import { announceMoves } from './progress-moved.ts'
import { timeInTrack } from './player-times.ts'
import { addGiven, progressOf } from './progress-store.ts'
import { lockOpenTrack, trackById } from './track-store.ts'

interface Claim {
  readonly track_id: number
  readonly player_id: bigint
  readonly step: string
  /** What else takes place where the reward is given, or not at all: called once, in that transaction. */
  readonly beside?: (tx: Tx) => Promise<void>
}

/**
 * A player claims the reward of a completed step, once; claiming again changes nothing. Returns what it brought, the prize or (null) a boost; null if it was claimed before.
 * Refusals: `missions-not-joined`, `missions-closed`, `missions-not-done`, `missions-given-out`, `missions-play-closed`.
 */
export const claimReward = (
  house: House,
  { track_id, player_id, step, beside }: Claim,
): Promise<{ readonly prize: PromisedPrize | null } | null> =>
  inTransaction(house.db, async (tx) => {
    const track = await lockOpenTrack(tx, track_id)
    const now = house.clock.now()
    const time = track && (await timeInTrack(tx, track, player_id))
    if (track?.spec.entry === 'subscribe' && !time) return refuse('missions-not-joined')
    if (!track || !time || time.take_until <= now) return refuse('missions-closed')
    const index = track.spec.steps.findIndex(({ name }) => name === step)
    const { reward, boost } = track.spec.steps[index] ?? {}
    const row = await progressOf(tx, { track_id: track.id, player_id, period: periodOf(track.spec, now) }, true)
    if (!(reward ?? boost) || !row?.steps[index]?.is_done) return refuse('missions-not-done')
    if (row.given.includes(step)) return null
    if (!(await isInAudience(tx, house, 'reward', player_id))) return refuse('missions-play-closed')
    const given = await giveRewards(tx, house, track, [{ player_id, period: row.period, step }])
    if (given.length === 0) return refuse('missions-given-out')
    await addGiven(tx, row, step, now)
    await announceMoves(tx, house, [{ track, player_id, steps: [step] }])
    await beside?.(tx)
    const currencyOf = await currenciesOf(tx, house, [player_id])
    return { prize: reward ? prizeFor(reward, currencyOf(player_id)) : null }
  })

/**
 * As `claimReward`, for a player who names a track: what its owner gives by a call of its own is not had past that. Refusals: `missions-own-way`, and
 * those of `claimReward`.
 */
export const claimDirectly = async (house: House, claim: Omit<Claim, 'beside'>): Promise<void> => {
  const track = await trackById(house.db, claim.track_id)
  if (track && !ownerOf(house, track.owner).is_claimed_directly) refuse('missions-own-way')
  await claimReward(house, claim)
}
