import { PlayerErased } from '#casino/players/personal-data/events.ts'
import { HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak } from '#casino/players/responsible-play/events.ts'
import { GameStarted, RoundSettled } from '#casino/games/play/events.ts'
import { LiveBetSettled } from '#casino/games/live/events.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { BoardEnded, BoardScheduled, PlacesDue } from '../events.ts'
import { closeBoard } from './close-board.ts'
import { countBets } from './count-bets.ts'
import { countRounds } from './count-rounds.ts'
import { planMoments } from './keep-time.ts'
import { roundsOfTables } from './rounds-that-count.ts'
import { enterByStarting, withdraw, withdrawForBreak } from './join-board.ts'

export const reactions = [
  on(GameStarted, { from: 'deployment' }, enterByStarting),
  on(RoundSettled, { from: 'deployment' }, countRounds),
  on(LiveBetSettled, { from: 'deployment' }, (facts, tx, house) => countRounds(roundsOfTables(facts), tx, house)),
  on(BetSettled, { from: 'deployment' }, countBets),
  on(PlayerSelfExcluded, { from: 'deployment' }, (facts, tx, house) =>
    withdraw(
      facts.map(({ data }) => data),
      tx,
      house,
    ),
  ),
  on(PlayerTookBreak, { from: 'deployment' }, withdrawForBreak),
  on(HouseRestrictionChanged, { from: 'deployment' }, (facts, tx, house) =>
    withdraw(
      facts.map(({ data }) => data).filter(({ status, is_set }) => status === 'youngster' && is_set),
      tx,
      house,
    ),
  ),
  on(PlayerErased, { from: 'deployment' }, (facts, tx, house) =>
    withdraw(
      facts.map(({ data }) => data),
      tx,
      house,
    ),
  ),
  on(BoardScheduled, { from: 'deployment' }, (_facts, _tx, house) => planMoments(house)),
  // The slice reacts to its own fact in log order, so that a board is closed after the last round that counts.
  on(BoardEnded, { from: 'deployment', reads_on: true }, async (facts, tx, house) => {
    for (const { data } of facts) await closeBoard(tx, house, data.board_id)
  }),
  on(PlacesDue, { from: 'deployment', reads_on: true }, async (facts, tx, house) => {
    for (const board_id of new Set(facts.map(({ data }) => data.board_id))) await closeBoard(tx, house, board_id)
  }),
]
