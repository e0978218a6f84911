import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { JackpotWin, showLastWin } from '../contract.ts'
import type { texts } from '../texts.ts'
import { JackpotWon } from './jackpot-won.tsx'

/** MD-035, SA-015: what fell, until it was shown once. */
const JackpotSevensSuccessModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const win = params['win'] as JackpotWin | undefined
  useEffect(() => {
    if (win) void api.call<typeof showLastWin>('POST /rest/jackpot-sevens/last-win-showed/', { query: { id: win.id } })
  }, [win])
  if (!win) return null
  return (
    <JackpotWon
      win={win}
      picture="slot-machine"
      heading={text('jackpots.success.heading')}
      text={text('jackpots.success.text', { title: win.title })}
      thanks={text('jackpots.success.close')}
      close={close}
    />
  )
}

export default JackpotSevensSuccessModal
