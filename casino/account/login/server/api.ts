// What other slices may call. Each function is documented where it is written.
export { blockPlayer, unblockPlayer } from './block-player.ts'
export { endSessions } from './end-sessions.ts'
export { refuseBlocked } from './log-in.ts'
export { openAccount, SameKey } from './open-account.ts'
export { type SignInKey, signInKeyOf } from './sign-in-keys.ts'
export { giveSession, startSession, type StartedSession } from './start-session.ts'
export { type AccountRow, findByKey } from './store.ts'
export { type CountedTry, countSignInTry } from './tries.ts'
