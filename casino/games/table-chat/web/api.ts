// Parts of this slice that pages of other slices show.
export { TableChat } from './table-chat.tsx'
