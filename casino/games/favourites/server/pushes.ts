import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { favourites_message } from '../rules.ts'
import { FavouriteToggled } from '../events.ts'
import { likedIdsOfPlayers } from './store.ts'

/** A player's other tabs and devices show the same hearts (GA-017). The newest state, once per player of a batch. */
export const pushes = [
  push(FavouriteToggled, async (facts, house) => {
    const players = new Set(facts.flatMap(({ player_id }) => player_id ?? []))
    const liked = await likedIdsOfPlayers(house.db, [...players])
    return [...liked].map(([player_id, ids]) => ({
      channel: playerChannel(player_id),
      message: { type: favourites_message, data: { ids } },
    }))
  }),
]
