import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashbackView } from '../contract.ts'
import type { texts } from '../texts.ts'

interface WorkedSumProps {
  readonly cashback: CashbackView
  /** The most that a week gives, where it cut this one. */
  readonly most: number
  readonly say: (minor: number) => string
}

/** The published formula with the player's own numbers, line by line. */
export const WorkedSum = ({ cashback: { counted, amount }, most, say }: WorkedSumProps) => {
  const text = useText<typeof texts>()
  if (!counted) return null
  const { staked, won, percent } = counted
  const lines = [
    [text('cashback.sum.staked'), say(staked)],
    [text('cashback.sum.won'), `− ${say(won)}`],
    [text('cashback.sum.lost'), say(staked - won)],
    [text('cashback.sum.percent'), `× ${text('cashback.percent', { percent })}`],
    ...(amount === most ? [[text('cashback.sum.most'), say(most)]] : []),
  ] as const
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="amount text-end">{value}</dd>
        </div>
      ))}
      <div className="col-span-2 mt-1 flex justify-between gap-4 border-t border-line pt-2 font-bold">
        <dt>{text('cashback.sum.amount')}</dt>
        <dd className="amount">{say(amount)}</dd>
      </div>
    </dl>
  )
}
