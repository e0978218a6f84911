import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { GameStarted } from '#casino/games/play/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { addStarts, type Start } from './store.ts'

export const reactions = [
  on(GameStarted, { from: 'beginning' }, async (facts, tx, house) => {
    const games = await gamesBySlug(house)
    const starts = facts.flatMap(({ player_id, data, at }): Start[] => {
      const game = games.get(data.slug)
      return game && player_id !== null ? [{ player_id: String(player_id), game_id: game.id, at: at.toISOString() }] : []
    })
    if (starts.length > 0) await addStarts(tx, starts)
  }),
]
