// Functions that other slices may call; documented where they are defined.
export { normalEmail, normalHandle, type SignInName } from '../rules.ts'
export { blockPlayer, unblockPlayer } from './block-player.ts'
export { endSessions } from './end-sessions.ts'
export { holdSession } from './hold-session.ts'
export { refuseBlocked } from './log-in.ts'
export { markProved, type ProofState, proofStateOf, setSecondFactor } from './proofs.ts'
export { isSessionOpen } from './is-session-open.ts'
export { sessionNamed } from './session-list-store.ts'
export { dropName, giveName, setPassword, voidPassword } from './set-password.ts'
export { sharedTraces } from './shared-traces.ts'
export { type SignInKey, signInKeyOf } from './sign-in-keys.ts'
export { type Entering, sendSession, startSession, type StartedSession } from './start-session.ts'
export {
  type AccountRow,
  type AccountState,
  findByKey,
  holdAccount,
  forgetDevicesSince,
  lockAccount,
  markAutoPassword,
  openAccount,
  ownNames,
  SameKey,
} from './store.ts'
export { spendTicket } from './ticket-store.ts'
export { beginVisit, isSecondFactorNeeded, readTicket, requireSecondFactorAnew, type Ticket } from './tickets.ts'
export { deviceHashOf, trustedDeviceOf, trustedPlayers } from './trusted-device.ts'
export { type CountedTry, countSignInTry, isOnTrustedDevice, ownersDevice } from './tries.ts'
