import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import type { GameBonus, GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import type { ChosenStakers } from './stakers.ts'

interface StripProps {
  readonly children: ReactNode
  readonly action?: ReactNode
}

const Strip = ({ children, action }: StripProps) => (
  <div className="flex min-h-11 shrink-0 items-center gap-2.5 border-t border-line bg-surface-1 px-3 py-1 text-xs">
    <Gift className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />
    <div className="min-w-0 flex-1 leading-tight">{children}</div>
    {action}
  </div>
)

const useMoney = ({ currency, exponent }: GamePlay) => {
  const { locale } = useFormats()
  return (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
}

interface StakersProps {
  readonly play: GamePlay
  readonly stakers: ChosenStakers
  /** A round is asked for or on the screen. */
  readonly is_round_on: boolean
}

/** The way from cash to free spins and back; of spins that are over, on to cash. Not in the middle of a round: the game opens anew for it. */
const Choice = ({ stakers: { free, is_free, choose }, is_round_on }: Omit<StakersProps, 'play'>) => {
  const text = useText<typeof gameTexts>()
  if (!free) return null
  return (
    <Button
      size="sm"
      variant={free.left === 0 || !is_free ? 'primary' : 'secondary'}
      className="shrink-0"
      disabled={is_round_on}
      onClick={() => choose(!is_free)}
    >
      {is_free ? text('game.free-spins.to-cash') : text('game.free-spins.to-free', { count: free.left })}
    </Button>
  )
}

/** The next stake comes from free spins, or they are over. */
const FreeSpins = ({ play, stakers, is_round_on }: StakersProps) => {
  const text = useText<typeof gameTexts>()
  const money = useMoney(play)
  const { free, won } = stakers
  if (!free) return null
  const is_over = free.left === 0
  return (
    <Strip action={<Choice stakers={stakers} is_round_on={is_round_on} />}>
      <span role="status" className="block">
        <b className="amount text-sm">{is_over ? text('game.free-spins.over') : text('game.free-spins.left', { count: free.left })}</b>{' '}
        <span className="text-ink-soft">
          {!is_over && text(`game.free-spins.${free.winsTo}`, { stake: money(free.stake) })}
          {won > 0 && `${is_over ? '' : ' · '}${text('game.free-spins.won', { won: money(won) })}`}
        </span>
      </span>
    </Strip>
  )
}

/** GA-020: how far the bonus is, what of a stake here counts towards it, and whose money the next stake is. */
const Bonus = ({ play, stakers, is_round_on, bonus }: StakersProps & { readonly bonus: GameBonus }) => {
  const text = useText<typeof gameTexts>()
  const money = useMoney(play)
  const cash = useMain().playerInfo?.playerBalance?.balance ?? 0
  const action = <Choice stakers={stakers} is_round_on={is_round_on} />
  if (!bonus.isStaked) return <Strip action={action}>{text('game.bonus.excluded')}</Strip>
  const of = text('game.bonus.of', { wagered: money(bonus.wagered), required: money(bonus.required) })
  const is_cash = cash >= play.stakes.least_minor || bonus.balance === 0
  return (
    <Strip action={action}>
      <div className="flex items-center gap-2.5">
        <Progress
          label={text('game.bonus.progress')}
          value={bonus.wagered}
          max={bonus.required}
          value_text={of}
          className="h-1.5 min-w-16 flex-1"
        />
        <b className="amount shrink-0">{of}</b>
      </div>
      <p className="mt-1 text-ink-soft">
        {text(is_cash ? 'game.bonus.cash' : 'game.bonus.bonus')} · {text('game.bonus.counts', { percent: bonus.percent })}
        {bonus.mostStake !== null && ` · ${text('game.bonus.most', { most: money(bonus.mostStake) })}`}
      </p>
    </Strip>
  )
}

/** Under the game's bar: what pays stakes besides cash, in one strip; nothing where that is nothing. */
export const GameStakers = (props: StakersProps) => {
  const text = useText<typeof gameTexts>()
  const { play, ...choice } = props
  const { free, is_free, bonus } = choice.stakers
  if (!play.isMoney) return null
  if (free && is_free) return <FreeSpins {...props} />
  if (bonus) return <Bonus {...props} bonus={bonus} />
  return free && <Strip action={<Choice {...choice} />}>{text('game.free-spins.waiting', { count: free.left })}</Strip>
}
