import { useIsDeskClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import type { StakeSaid } from './game-said.ts'
import { NoticeCard } from './notice-card.tsx'
import { usePurseStory, type PurseStory } from './purse-story.ts'

interface GameNoticeProps {
  readonly said: StakeSaid
  readonly play: GamePlay
  readonly dismiss: () => void
  readonly setStake: (stake_minor: number) => void
  readonly refill: () => void
  readonly playDemo: () => void
  readonly leaveTo: (address: string) => void
}

/** Who never put anything in reads how to begin, who lost lately is advised to pause, and nobody else is told either. */
const emptyPurse = {
  'never-filled': { heading: 'game.said.never-filled', text: 'game.said.never-filled-text' },
  lost: { heading: 'game.said.empty-balance', text: 'game.said.empty-balance-text' },
  other: { heading: 'game.said.empty-balance', text: 'game.said.empty-balance-plain' },
} as const satisfies Record<PurseStory, unknown>

/**
 * GA-009, GA-010, GA-013: a stake that cannot be taken. Says how things are and offers what helps; a deposit is offered to nobody
 * who has lost.
 */
export const GameNotice = ({ said, play, dismiss, setStake, refill, playDemo, leaveTo }: GameNoticeProps) => {
  const text = useText<typeof gameTexts>()
  const { locale } = useFormats()
  const amount = (minor: number) => formatAmount(minor, { currency: play.currency, exponent: play.exponent, locale, trim: true })
  const is_desk_closed = useIsDeskClosed()
  const { state, fitting_minor } = said
  const is_empty = state === 'empty-balance'
  const story = usePurseStory(is_empty) ?? 'other'
  const words = is_empty ? emptyPurse[story] : ({ heading: `game.said.${state}`, text: `game.said.${state}-text` } as const)
  return (
    <NoticeCard
      heading={text(words.heading)}
      text={text(words.text, {
        balance: amount(said.balance_minor),
        stake: fitting_minor === null ? '' : amount(fitting_minor),
      })}
    >
      {(state === 'bet-over-balance' || state === 'bonus-stake-too-high') && play.stakes.exact && fitting_minor !== null && (
        <Button onClick={() => setStake(fitting_minor)}>{text('game.said.lower', { stake: amount(fitting_minor) })}</Button>
      )}
      {state === 'bet-balance-empty' && <Button onClick={refill}>{text('game.said.refill')}</Button>}
      {is_empty && story === 'never-filled' && (
        <Button variant={is_desk_closed ? 'secondary' : 'primary'} onClick={() => leaveTo('/cash/deposit/')}>
          {text(is_desk_closed ? 'game.desk-closed' : 'game.deposit')}
        </Button>
      )}
      {is_empty && (
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
