/** For whoever shows what players do: who does not want to be seen. */
export { hiddenAmong } from './store.ts'
