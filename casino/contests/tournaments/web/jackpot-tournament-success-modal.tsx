import type { JackpotWin } from '#casino/contests/jackpots/contract.ts'
import { JackpotWon } from '#casino/contests/jackpots/web/api.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'

/** MD-036, TO-014: what fell to the player in a tournament with a jackpot. */
const JackpotTournamentSuccessModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const win = params['win'] as JackpotWin | undefined
  if (!win) return null
  return (
    <JackpotWon
      win={win}
      picture="trophy"
      heading={text('tournaments.jackpot.heading')}
      text={text('tournaments.jackpot.won')}
      thanks={text('tournaments.popup.close')}
      close={close}
    />
  )
}

export default JackpotTournamentSuccessModal
