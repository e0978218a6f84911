import { handle } from '#kernel/http/handle.ts'
import {
  getGameEndpoint,
  getRoundEndpoint,
  listContestChips,
  listRoundsEndpoint,
  playRoundEndpoint,
  recordPlayStartEndpoint,
  startGameEndpoint,
} from '../contract.ts'
import { getSeedsEndpoint, rotateSeedsEndpoint } from '../fairness-contract.ts'
import { contestChips } from './contest-chips.ts'
import { getSeeds, rotate } from './fairness.ts'
import { getGame, recordPlayStart, startGame } from './open-game.ts'
import { playRound } from './play-round.ts'
import { getRound, listRounds } from './rounds.ts'

export const routes = [
  handle(playRoundEndpoint, playRound),
  handle(getGameEndpoint, getGame),
  handle(startGameEndpoint, startGame),
  handle(recordPlayStartEndpoint, recordPlayStart),
  handle(listContestChips, contestChips),
  handle(listRoundsEndpoint, listRounds),
  handle(getRoundEndpoint, getRound),
  handle(getSeedsEndpoint, getSeeds),
  handle(rotateSeedsEndpoint, rotate),
]
