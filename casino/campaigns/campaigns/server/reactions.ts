import { BoardClosed, BoardEnded } from '#casino/campaigns/boards/events.ts'
import { DrawClosed, DrawEnded } from '#casino/campaigns/draws/events.ts'
import { TrackClosed, TrackEnded } from '#casino/campaigns/missions/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { CampaignSettled } from '../events.ts'
import { closeParts, markEnded, type PartKind } from './campaign-store.ts'

const close = async (tx: Tx, house: House, kind: PartKind, ids: readonly number[]): Promise<void> => {
  const settled = await closeParts(tx, kind, ids, house.clock.now())
  await announce(
    tx,
    house,
    settled.map(({ id, slug, kind: of_kind }) => CampaignSettled({ campaign_id: Number(id), slug, kind: of_kind })),
  )
}

export const reactions = [
  on(BoardEnded, { from: 'deployment' }, (facts, tx, house) =>
    markEnded(
      tx,
      'board',
      facts.map(({ data }) => data.board_id),
      house.clock.now(),
    ),
  ),
  on(DrawEnded, { from: 'deployment' }, (facts, tx, house) =>
    markEnded(
      tx,
      'draw',
      facts.map(({ data }) => data.draw_id),
      house.clock.now(),
    ),
  ),
  on(BoardClosed, { from: 'deployment' }, (facts, tx, house) =>
    close(
      tx,
      house,
      'board',
      facts.map(({ data }) => data.board_id),
    ),
  ),
  on(DrawClosed, { from: 'deployment' }, (facts, tx, house) =>
    close(
      tx,
      house,
      'draw',
      facts.map(({ data }) => data.draw_id),
    ),
  ),
  on(TrackEnded, { from: 'deployment' }, (facts, tx, house) =>
    markEnded(
      tx,
      'track',
      facts.map(({ data }) => data.track_id),
      house.clock.now(),
    ),
  ),
  on(TrackClosed, { from: 'deployment' }, (facts, tx, house) =>
    close(
      tx,
      house,
      'track',
      facts.map(({ data }) => data.track_id),
    ),
  ),
]
