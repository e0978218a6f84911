import { playersOnBoards } from '#casino/campaigns/boards/server/api.ts'
import { BoardStarted } from '#casino/campaigns/boards/events.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on } from '#kernel/facts/reactions.ts'
import { OwnTournamentBegan } from '../events.ts'
import { allTournaments, owner } from './find-tournaments.ts'
import { mutedAmong } from './tournament-store.ts'

export const reactions = [
  // Who signed up before it began hears that it did, unless they said no.
  on(BoardStarted, { from: 'deployment' }, async (facts, tx, house) => {
    const begun = new Set(facts.flatMap(({ data }) => (data.owner === owner ? [BigInt(data.board_id)] : [])))
    if (begun.size === 0) return
    const tournaments = (await allTournaments(house)).filter(({ main }) => begun.has(main.id))
    for (const { id, main, campaign } of tournaments) {
      const players = await playersOnBoards(tx, [main.id])
      const muted = await mutedAmong(tx, players)
      const fact = { tournament_id: Number(id), title: campaign.document.title }
      await announce(
        tx,
        house,
        players.filter((player_id) => !muted.has(player_id)).map((player_id) => OwnTournamentBegan(fact, player_id)),
      )
    }
  }),
]
