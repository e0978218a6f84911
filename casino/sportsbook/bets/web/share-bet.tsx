import { Link } from 'react-router'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { BetView, shareBet, unshareBet } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askBetsAnew } from './bet-queries.ts'

const pathOf = (token: string): string => `/sport/shared/${token}/`

/** Gives the link to the phone's own sharing, or to the clipboard; where neither is allowed the page of the bet is a press away. */
const giveAway = async (url: string): Promise<'shared' | 'copied' | 'neither'> => {
  try {
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'neither'
  }
}

/** Shows the bet to others by a link, and takes the link back. */
export const ShareBet = ({ bet }: { readonly bet: BetView }) => {
  const text = useText<typeof texts>()
  const sharing = useCommand<typeof shareBet>('POST /rest/sport-betting/bets/{id}/share/', { refusal: 'notice' })
  const unsharing = useCommand<typeof unshareBet>('POST /rest/sport-betting/bets/{id}/unshare/', { refusal: 'notice' })
  const { id, shared, state } = bet
  if (state === 'pending' || state === 'rejected') return null
  const share = async (): Promise<void> => {
    const answer = await sharing.send({ params: { id } })
    askBetsAnew()
    if (!answer?.success) return
    const given = await giveAway(window.location.origin + pathOf(answer.data.token))
    if (given === 'copied') notify({ tone: 'positive', title: text('sport-bets.share.copied'), text: text('sport-bets.share.copied-text') })
  }
  const takeBack = async (): Promise<void> => {
    const answer = await unsharing.send({ params: { id } })
    askBetsAnew()
    if (answer?.success) notify({ tone: 'positive', title: text('sport-bets.unshared') })
  }
  return (
    <>
      <Button size="sm" variant="ghost" loading={sharing.is_sending} onClick={() => void share()}>
        {text('sport-bets.share')}
      </Button>
      {shared !== null && (
        <>
          <Link to={pathOf(shared)} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
            {text('sport-bets.share.open')}
          </Link>
          <Button size="sm" variant="ghost" loading={unsharing.is_sending} onClick={() => void takeBack()}>
            {text('sport-bets.unshare')}
          </Button>
        </>
      )}
    </>
  )
}
