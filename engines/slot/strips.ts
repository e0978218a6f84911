import type { Strips } from './definition.ts'

/** Reels as they are read in a definition: one line of text per reel, symbol ids from top to bottom with spaces between. */
export const strips = (reels: readonly string[]): Strips => reels.map((reel) => reel.split(' '))
