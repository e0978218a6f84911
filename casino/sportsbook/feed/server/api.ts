/** For producers inside this application. */
export { applyMessages, type Applied, type Producer } from './apply-messages.ts'
export { confirmSequences, heard } from './producers.ts'
export { eventIdsOf, sequencesOf, wantedSnapshots } from './stream-store.ts'
export type { FeedBody, FeedMessage } from '../message.ts'
