import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { settle_after_ms } from '#casino/campaigns/boards/server/api.ts'
import { returnRest } from '#casino/campaigns/draws/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { TrackClosed, TrackEnded } from '../events.ts'
import { promisedByTrack } from './create-track.ts'
import { currenciesOf, ownerOf } from './give-rewards.ts'
import { giveUntaken } from './give-untaken.ts'
import { finishersOf } from './progress-store.ts'
import { fundOfTrack, lockOpenTrack, markClosed, takeEnd, takeEnded, type TrackRow } from './track-store.ts'

const endedFact = ({ id, owner }: Pick<TrackRow, 'id' | 'owner'>) => TrackEnded({ track_id: Number(id), owner })

/** Ends a track early: everything in the log counts. */
export const endTrack = async (tx: Tx, house: House, id: bigint): Promise<void> => {
  const track = await takeEnd(tx, id, house.clock.now())
  if (track) await announce(tx, house, [endedFact(track)])
}

/** Everybody who completed every step gets an equal share in their own currency; the remainder is returned. */
const share = async (tx: Tx, house: House, track: TrackRow): Promise<number> => {
  const { shared } = track.spec
  const finishers = await withinAudience(tx, house, 'reward', await finishersOf(tx, track.id), (id) => id)
  if (!shared || finishers.length === 0) return finishers.length
  const currencyOf = await currenciesOf(tx, house, finishers)
  const prizes = finishers.flatMap((player_id) => {
    const currency = currencyOf(player_id)
    const amount_minor = Math.floor(shared[currency] / finishers.length)
    if (amount_minor === 0) return []
    return [
      {
        key: `track:${track.id}:${player_id}:share`,
        player_id,
        kind: 'money',
        content: { currency, amount_minor },
        from: fundAccount(fundOfTrack(track), currency),
        source: track.owner,
        title: ownerOf(house, track.owner).shareTitle(track.title),
      },
    ]
  })
  const granted = await grantAll(tx, house, prizes)
  if (granted.length < prizes.length) throw new Error('a share of the track was not granted; it is closed at the next try')
  return finishers.length
}

/**
 * Pays the shared amount and returns the rest, including rewards that nobody took in time; those of a track that was ended early are given first.
 * A closed track is skipped.
 */
export const closeTrack = async (tx: Tx, house: House, track_id: number): Promise<void> => {
  const track = await lockOpenTrack(tx, track_id)
  if (!track) return
  await giveUntaken(tx, house, track)
  const finishers = await share(tx, house, track)
  await returnRest(tx, house, fundOfTrack(track), promisedByTrack(house, track.spec))
  await markClosed(tx, track.id, house.clock.now())
  await announce(tx, house, [TrackClosed({ track_id, owner: track.owner, finishers })])
}

/** Announces tracks that have ended, each once; the last rounds are in the log by then. */
export const keepTime = async (house: House): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const ended = await takeEnded(tx, new Date(now.getTime() - settle_after_ms), now)
    await announce(tx, house, ended.map(endedFact))
  })
  house.facts.wake()
}

export const jobs: readonly JobDeclaration[] = [
  { name: 'campaigns/missions.keep-time', cron: '* * * * *', run: async (_, house) => keepTime(house) },
]
