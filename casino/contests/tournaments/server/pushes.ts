import { fallsByIds } from '#casino/campaigns/draws/server/api.ts'
import { PrizeFell } from '#casino/campaigns/draws/events.ts'
import { winsOf } from '#casino/contests/jackpots/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { TournamentJackpotMessage } from '../contract.ts'
import { owner } from './find-tournaments.ts'

/** TO-014: whoever the pot of a tournament fell to hears of it at once, in their own language. */
export const pushes = [
  push(PrizeFell, async (facts, house) => {
    const own = facts.filter(({ data }) => data.owner === owner).map(({ data }) => data.fall_id)
    if (own.length === 0) return []
    const falls = await fallsByIds(house.db, own)
    const players = await playersByIds(house.db, [...new Set(falls.map(({ player_id }) => player_id))])
    const told: Publication[] = []
    for (const fall of falls) {
      const language = players.get(fall.player_id)?.language ?? house.brand.default_language
      const [win] = await winsOf({ house, language }, [fall])
      if (!win) continue
      const data: TournamentJackpotMessage = { win }
      told.push({ channel: playerChannel(fall.player_id), message: { type: 'tournament', event: 'jackpotWin', data } })
    }
    return told
  }),
]
