import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import type { Like } from '../rules.ts'
import { mayBeInvited } from './categories.ts'
import { lockStory, toggleLike } from './store.ts'

/** SO-004: likes a story or takes the like back. One that this player is not shown is unknown to them. */
export const likeOrTakeBack = async (house: House, player_id: bigint, story_id: number): Promise<Like> => {
  const may_be_invited = await mayBeInvited(house, player_id)
  return inTransaction(house.db, async (tx) => {
    const story = (await lockStory(tx, story_id)) ?? refuse('story-unknown', {}, 404)
    if (story.is_invitation && !may_be_invited) return refuse('story-unknown', {}, 404)
    return toggleLike(tx, story_id, player_id, house.clock.now())
  })
}
