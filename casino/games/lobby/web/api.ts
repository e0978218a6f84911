// Components of this slice that other slices' pages use.
export { GameLink } from './game-link.tsx'
export { useLike } from './use-like.ts'
