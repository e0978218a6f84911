import { verifyRound, type RevealedRound, type Verification } from '../web/verify-round.ts'

/** What /fairness/ says of a round, for tests of slices whose rounds it verifies too. */
export const verificationOf = (round: RevealedRound): Promise<Verification> => verifyRound(round)
