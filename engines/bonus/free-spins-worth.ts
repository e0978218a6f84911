import type { GameEngine } from '../game.ts'
import { meanReturn } from './game-returns.ts'

/**
 * What a number of free spins wins on average, in their own stakes: at least so much, for they may be played in whichever of their games
 * the player likes, and this is the one that returns the least.
 */
export const spinsWin = (count: number, games: readonly GameEngine[]): number =>
  games.length === 0 ? 0 : count * Math.min(...games.map((engine) => meanReturn(engine)))
