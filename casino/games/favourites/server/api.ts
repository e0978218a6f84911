// What other slices may call. Each function is documented where it is written.
export { likesOfOthers } from './store.ts'
