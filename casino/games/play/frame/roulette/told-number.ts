import type { RouletteEvent } from '#engines/roulette/events.ts'
import type { PlayedRound } from '../../contract.ts'

/** The number that a stored round tells of; null for a round of another shape. */
export const toldNumber = (round: PlayedRound | null): number | null =>
  (round?.events as readonly RouletteEvent[] | undefined)?.find((event) => event.type === 'ball-landed')?.number ?? null
