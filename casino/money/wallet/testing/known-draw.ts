import type { InstantRound, Told } from '../server/round.ts'

/** A draw whose outcome a test chooses: so much is won, told by this fact and answered by this. */
export const knownDraw =
  (win_minor: bigint, told: Partial<Told> = {}): InstantRound['draw'] =>
  () => ({ win_minor, tell: () => ({ fact: null, answer: {}, ...told }) })
