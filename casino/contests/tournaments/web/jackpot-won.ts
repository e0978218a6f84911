import type { PushApp } from '#kernel/web-slice.ts'
import type { TournamentJackpotMessage } from '../contract.ts'

/** TO-014: the pot of a tournament fell to this player. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { win } = data as TournamentJackpotMessage
  app.openModal('JackpotTournamentSuccessModal', { win })
}
