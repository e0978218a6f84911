import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { chooseTShirt, Team, TShirtOffer } from '../contract.ts'
import type { Size } from '../rules.ts'
import type { texts } from '../texts.ts'
import { TShirtPicture } from './t-shirt-picture.tsx'
import { askTShirtsAnew } from './use-t-shirts.ts'

interface RackProps {
  readonly teams: readonly Team[]
  readonly chosen: Team | undefined
  readonly choose: (id: number) => void
}

/** The shirts of all clubs, one of which is looked at. */
const Rack = ({ teams, chosen, choose }: RackProps) => {
  const text = useText<typeof texts>()
  return (
    <div role="group" aria-label={text('t-shirt.team')} className="grid grid-cols-2 gap-3 @md:grid-cols-3 @3xl:grid-cols-4">
      {teams.map(({ team, sizes }) => {
        const is_gone = sizes.every(({ left }) => left === 0)
        const is_chosen = team.id === chosen?.team.id
        return (
          <button
            key={team.id}
            type="button"
            aria-pressed={is_chosen}
            disabled={is_gone}
            onClick={() => choose(team.id)}
            className={classNames(
              'flex min-w-0 flex-col items-center gap-1 rounded-lg bg-surface-2 p-3 inset-ring transition-colors motion-reduce:transition-none',
              is_chosen ? 'inset-ring-2 inset-ring-accent-mark' : 'inset-ring-line',
              is_gone ? 'opacity-50' : 'hover:bg-surface-3',
            )}
          >
            <TShirtPicture team={team} label={text('t-shirt.picture', { team: team.name })} className="w-full max-w-36" />
            <span className="w-full text-center font-bold wrap-break-word text-ink">{team.name}</span>
            {is_gone && <span className="text-xs text-ink-soft">{text('t-shirt.gone')}</span>}
          </button>
        )
      })}
    </div>
  )
}

interface SizesProps {
  readonly team: Team
  readonly chosen: Size | null
  readonly choose: (size: Size) => void
}

const Sizes = ({ team, chosen, choose }: SizesProps) => {
  const text = useText<typeof texts>()
  return (
    <div role="group" aria-label={text('t-shirt.size')} className="flex flex-wrap gap-2">
      {team.sizes.map(({ size, left }) => (
        <button
          key={size}
          type="button"
          aria-pressed={size === chosen}
          disabled={left === 0}
          onClick={() => choose(size)}
          className={classNames(
            'flex min-h-14 min-w-20 flex-col items-center justify-center rounded-md px-3 inset-ring transition-colors motion-reduce:transition-none',
            size === chosen ? 'bg-accent text-on-accent inset-ring-accent-mark' : 'bg-surface-2 text-ink inset-ring-line',
            left === 0 ? 'opacity-50' : size !== chosen && 'hover:bg-surface-3',
          )}
        >
          <span className="font-extrabold">{size}</span>
          <span className={classNames('text-xs', size !== chosen && 'text-ink-soft')}>
            {left === 0 ? text('t-shirt.gone') : text('t-shirt.left', { left })}
          </span>
        </button>
      ))}
    </div>
  )
}

/** The club and size that are looked at, and the press that chooses them. */
const useChoice = ({ teams }: TShirtOffer) => {
  const [team_id, setTeam] = useState<number | null>(null)
  const [picked, setSize] = useState<Size | null>(null)
  const { is_sending, refused, send: sendChoice } = useCommand<typeof chooseTShirt>('POST /rest/sport-betting/t-shirt/')
  const chosen = teams.find(({ team }) => team.id === team_id)
  // Of another club a size may be gone.
  const size = chosen?.sizes.find((one) => one.size === picked && one.left > 0)?.size ?? null
  const send = async (): Promise<void> => {
    if (!chosen || size === null) return
    await sendChoice({ body: { team: chosen.team.id, size } })
    await askTShirtsAnew()
  }
  return { chosen, setTeam, size, setSize, is_sending, refused, send }
}

/** One T-shirt out of all, once. */
export const ChooseTShirt = ({ offer }: { readonly offer: TShirtOffer }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { chosen, setTeam, size, setSize, is_sending, refused, send } = useChoice(offer)
  const { needed, done } = offer.bets
  return (
    <Card heading={text('t-shirt.team')}>
      <div className="flex flex-col gap-5">
        <Rack teams={offer.teams} chosen={chosen} choose={setTeam} />
        {chosen && (
          <div className="flex flex-col gap-2">
            <h3 className="font-bold">{text('t-shirt.size')}</h3>
            <Sizes team={chosen} chosen={size} choose={setSize} />
          </div>
        )}
        <RefusedNotice>{refused}</RefusedNotice>
        {isGuest && (
          <Button size="lg" wide onClick={() => openModal('Login')}>
            {text('t-shirt.sign-in')}
          </Button>
        )}
        {!isGuest && done < needed && (
          <Notice
            tone="info"
            action={
              <Link to="/sport/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                {text('t-shirt.to-sport')}
              </Link>
            }
          >
            {text('t-shirt.progress', { done, needed })}
          </Notice>
        )}
        {!isGuest && done >= needed && (
          <div className="flex flex-col gap-2">
            <Button size="lg" wide loading={is_sending} disabled={!chosen || size === null} onClick={() => void send()}>
              {chosen && size !== null ? text('t-shirt.choose', { team: chosen.team.name, size }) : text('t-shirt.choose.none')}
            </Button>
            <p className="text-sm text-ink-soft">{text('t-shirt.choose.once')}</p>
          </div>
        )}
      </div>
    </Card>
  )
}
