import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { periodOf } from '../period.ts'
import { claimOf } from '../track-spec.ts'
import { giveRewards, ownerOf } from './give-rewards.ts'
import { timesOfPlayers } from './player-times.ts'
import { addGivenOf, progressOfPeriod } from './progress-store.ts'
import type { TrackRow } from './track-store.ts'

/**
 * Of a track that was ended before its time: what its players had done and could still have taken is given to them, as far as it is there, for
 * nobody can take it any more.
 */
export const giveUntaken = async (tx: Tx, house: House, track: TrackRow): Promise<void> => {
  const { id, ended_at, ends_at, spec } = track
  if (ended_at === null || ended_at >= ends_at) return
  const { isBoundToCall } = ownerOf(house, track.owner)
  const by_hand = spec.steps
    .map((step, index) => ({ step, index }))
    .filter(({ step }) => step.reward && claimOf(spec, step) === 'by-hand' && !isBoundToCall?.(step.reward))
  if (by_hand.length === 0) return
  const period = periodOf(spec, ended_at)
  const rows = await withinAudience(tx, house, 'reward', await progressOfPeriod(tx, id, period), ({ player_id }) => player_id)
  const timeOf = await timesOfPlayers(
    tx,
    [track],
    rows.map(({ player_id }) => player_id),
  )
  const waiting = rows.filter(({ player_id }) => (timeOf(track, player_id)?.take_until ?? ended_at) > ended_at)
  for (const { step, index } of by_hand) {
    const earned = waiting
      .filter(({ steps, given }) => steps[index]?.is_done && !given.includes(step.name))
      .map(({ player_id }) => ({ player_id, period, step: step.name }))
    if (earned.length === 0) continue
    const given = await giveRewards(tx, house, track, earned)
    await addGivenOf(
      tx,
      { track_id: id, period },
      step.name,
      given.map(({ player_id }) => player_id),
      house.clock.now(),
    )
  }
}
