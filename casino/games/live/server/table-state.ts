import { publishState } from '#kernel/realtime/published-state.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { LiveMessage, OwnSlipsMessage } from '../contract.ts'
import { crowdView, laidSlip, tableViews } from './table-views.ts'
import { newestRounds } from './round-store.ts'
import { crowdsOf, openSlipsOf } from './slip-store.ts'

export const liveChannel = (slug: string): string => `live:${slug}`

/** The name of the tables' revision counters. */
export const table_state = 'games/live'

const message = (said: LiveMessage) => ({ ...said })

/**
 * A table's round has changed. A state mark and not a fact: each message carries the whole state, and a reconnecting page reads it
 * anew.
 */
export const liveTables = publishState<string>('games/live.rounds', {
  gather_ms: 50,
  of: table_state,
  movedBy: [],
  read: async (house, moved) => {
    const views = await tableViews(
      house,
      moved.map(({ key }) => key),
    )
    return views.map((data) => ({
      key: data.slug,
      revision: data.revision,
      publications: [{ channel: liveChannel(data.slug), message: message({ type: 'liveTable', event: 'round', data }) }],
    }))
  },
})

/** The bets of all players, at most twice a second. */
export const liveCrowds = publishState<string>('games/live.crowds', {
  gather_ms: 500,
  movedBy: [],
  read: async (house, moved) => {
    const rounds = await newestRounds(
      house.db,
      moved.map(({ key }) => key),
    )
    const crowds = await crowdsOf(
      house.db,
      rounds.map(({ id }) => id),
    )
    return rounds.map((round) => {
      const slug = round.table_slug
      const crowd = crowdView(
        round,
        crowds.find(({ round_id }) => round_id === round.id),
      )
      const data = { ...crowd, slug }
      return { key: slug, publications: [{ channel: liveChannel(slug), message: message({ type: 'liveTable', event: 'crowd', data }) }] }
    })
  },
})

/** What a player has laid, for their other windows: the window that placed it has it by the answer, and one that reconnects reads it. */
export const ownSlips = publishState<bigint>('games/live.own-slips', {
  gather_ms: 50,
  movedBy: [],
  read: async ({ db }, moved) => {
    const slips = await openSlipsOf(
      db,
      moved.map(({ key }) => key),
    )
    return [...Map.groupBy(slips, ({ player_id }) => player_id)].map(([key, of_player]) => {
      const said: OwnSlipsMessage = { type: 'liveBets', data: { slips: of_player.map(laidSlip) } }
      return { key, publications: [{ channel: playerChannel(key), message: { ...said } }] }
    })
  },
})
