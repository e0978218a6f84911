import { BoardClosed, BoardEnded } from '#casino/campaigns/boards/events.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on } from '#kernel/facts/reactions.ts'
import { CampaignSettled } from '../events.ts'
import { closeParts, markEnded } from './campaign-store.ts'

export const reactions = [
  // A stage's end is told as any board's; the campaign ends with the board that the stages feed.
  on(BoardEnded, { from: 'deployment' }, async (facts, tx, house) => {
    const whole = facts.filter(({ data }) => !data.is_stage)
    await markEnded(
      tx,
      whole.map(({ data }) => data.board_id),
      house.clock.now(),
    )
  }),
  on(BoardClosed, { from: 'deployment' }, async (facts, tx, house) => {
    const settled = await closeParts(
      tx,
      facts.map(({ data }) => data.board_id),
      house.clock.now(),
    )
    await announce(
      tx,
      house,
      settled.map(({ id, slug, kind }) => CampaignSettled({ campaign_id: Number(id), slug, kind })),
    )
  }),
]
