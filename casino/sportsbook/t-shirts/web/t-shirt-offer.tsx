import { Link } from 'react-router'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import type { texts } from '../texts.ts'
import { TShirtPicture } from './t-shirt-picture.tsx'
import { useTShirts } from './use-t-shirts.ts'

/** Above the sport bonuses while there is something to choose or to follow: one shirt, and how far the player is. */
const TShirtOffer = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const activity = useTShirts(!isGuest && !is_closed)
  if (!activity?.offer || is_closed) return null
  const { offer, choice } = activity
  const team = choice?.team ?? offer.teams[0]?.team
  if (!team || (!choice && !offer.isOpen)) return null
  const { done, needed } = offer.bets
  const words = done < needed ? text('t-shirt.progress', { done, needed }) : text('t-shirt.ready')
  return (
    <Card className="mb-6">
      <div className="flex flex-wrap items-center gap-5">
        <TShirtPicture team={team} label={text('t-shirt.picture', { team: team.name })} className="w-24" />
        <div className="flex min-w-52 flex-1 flex-col gap-2">
          <h2 className="text-lg font-extrabold">{choice ? text('t-shirt.own') : text('t-shirt.heading')}</h2>
          {choice ? (
            <p className="text-sm text-ink-soft">{text('t-shirt.own.what', { team: team.name, size: choice.size })}</p>
          ) : (
            <>
              <p className="text-sm text-ink-soft">{words}</p>
              <Progress label={text('t-shirt.heading')} value={done} max={needed} value_text={words} />
            </>
          )}
        </div>
        <Link to="/sport/t-shirt/" className={buttonClass({ variant: 'secondary' })}>
          {choice?.state === 'waits-for-address' ? text('t-shirt.delivery') : text('t-shirt.heading')}
        </Link>
      </div>
    </Card>
  )
}

export default TShirtOffer
