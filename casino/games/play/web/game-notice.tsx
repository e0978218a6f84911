import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { formatAmount } from '#ui/format-amount.ts'
import type { GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import type { Said, SaidState } from './game-said.ts'
import { NoticeCard } from './notice-card.tsx'

interface GameNoticeProps {
  readonly said: Said & { readonly state: Exclude<SaidState, 'demo-win' | 'demo-big-win'> }
  readonly play: GamePlay
  readonly dismiss: () => void
  readonly setStake: (stake_minor: number) => void
  readonly refill: () => void
  readonly playDemo: () => void
}

/** GA-009, GA-010, GA-013: a stake that cannot be taken. Says how things are, offers what helps, and never a deposit. */
export const GameNotice = ({ said, play, dismiss, setStake, refill, playDemo }: GameNoticeProps) => {
  const text = useText<typeof gameTexts>()
  const { locale } = useFormats()
  const amount = (minor: number) => formatAmount(minor, { currency: play.currency, exponent: play.exponent, locale, trim: true })
  const { state, fitting_minor } = said
  return (
    <NoticeCard
      heading={text(`game.said.${state}`)}
      text={text(`game.said.${state}-text`, {
        balance: amount(said.balance_minor),
        stake: fitting_minor === null ? '' : amount(fitting_minor),
      })}
    >
      {state === 'bet-over-balance' && play.stakes.exact && fitting_minor !== null && (
        <Button onClick={() => setStake(fitting_minor)}>{text('game.said.lower', { stake: amount(fitting_minor) })}</Button>
      )}
      {state === 'bet-balance-empty' && <Button onClick={refill}>{text('game.said.refill')}</Button>}
      {state === 'empty-balance' && (
        <Button variant="secondary" onClick={playDemo}>
          {text('game.said.empty-balance-demo')}
        </Button>
      )}
      <Button variant="ghost" onClick={dismiss}>
        {text('game.said.close')}
      </Button>
    </NoticeCard>
  )
}
