export { isPlayClosed } from './is-play-closed.ts'
