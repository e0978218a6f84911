import type { FreeSpinsView } from '../contract.ts'

/** Free spins that the page shows: what may be played, and of what is over all but the gift that was taken off it (EN-065). */
export const shownSpins = (all: readonly FreeSpinsView[], hidden: number | null): readonly FreeSpinsView[] =>
  all.filter(({ id, status }) => status === 'active' || id !== hidden)
