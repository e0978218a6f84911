import { useState } from 'react'
import { Link } from 'react-router'
import { BetRefused } from '#casino/sportsbook/bets/web/api.ts'
import { useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { pointOf, typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { MatchOfTheDay, Raised } from '../contract.ts'
import type { texts } from '../texts.ts'
import { placeRaised } from './place-raised.ts'
import { askMatchAnew } from './use-match.ts'

type Price = Raised['outcomes'][number]

interface PriceButtonProps {
  readonly price: Price
  readonly name: string
  readonly is_chosen: boolean
  readonly choose: (() => void) | null
}

/** The price on offer, struck through, beside the one that a bet from here is taken at. */
const PriceButton = ({ price, name, is_chosen, choose }: PriceButtonProps) => {
  const text = useText<typeof texts>()
  const oddsText = useOddsText()
  return (
    <button
      type="button"
      aria-pressed={is_chosen}
      disabled={choose === null}
      onClick={() => choose?.()}
      className={classNames(
        'flex min-h-24 min-w-0 flex-col items-center justify-center gap-1 rounded-md p-2 inset-ring transition-colors motion-reduce:transition-none',
        is_chosen ? 'bg-accent text-on-accent inset-ring-accent-mark' : 'bg-surface-2 text-ink inset-ring-line',
        choose !== null && !is_chosen && 'hover:bg-surface-3',
      )}
    >
      <span className="line-clamp-2 text-sm font-semibold">{name}</span>
      <span className="amount text-2xl font-extrabold">{oddsText(price.boosted)}</span>
      {price.boosted > price.odds && (
        <span className={classNames('amount text-xs', !is_chosen && 'text-ink-soft')}>
          <s aria-hidden="true">{oddsText(price.odds)}</s>
          <span className="sr-only">{text('match-of-the-day.old', { odds: oddsText(price.odds) })}</span>
        </span>
      )}
    </button>
  )
}

/** The stake that is typed, and the press that places it at the prices that are shown. */
const usePress = (raised: Raised, exponent: number) => {
  const [typed, setTyped] = useState('')
  const [is_sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [is_placed, setPlaced] = useState(false)
  const stake = typedAmount(typed, exponent, pointOf(useLanguage()))
  const place = async (price: Price): Promise<void> => {
    if (stake === null || is_sending) return
    setSending(true)
    setRefused(null)
    const answer = await placeRaised(raised, price, stake)
    setSending(false)
    if (answer === null) return
    if (answer.success) setPlaced(true)
    else setRefused(answer)
    await askMatchAnew()
  }
  return { typed, setTyped, stake, is_sending, refused, is_placed, place }
}

const Placed = () => {
  const text = useText<typeof texts>()
  return (
    <Notice tone="positive" heading={text('match-of-the-day.placed')} announce>
      {text('match-of-the-day.placed-text')}{' '}
      <Link to="/sport/bets/" className="underline">
        {text('match-of-the-day.own-bets')}
      </Link>
    </Notice>
  )
}

interface StakeProps {
  readonly press: ReturnType<typeof usePress>
  readonly chosen: Price | undefined
  readonly say: (amount: number | bigint) => string
}

const Stake = ({ press, chosen, say }: StakeProps) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { stake } = press
  if (isGuest)
    return (
      <Button size="lg" wide onClick={() => openModal('Login')}>
        {text('match-of-the-day.sign-in')}
      </Button>
    )
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void press.place(chosen)
      }}
    >
      <TextField
        label={text('match-of-the-day.stake')}
        hint={
          stake !== null && chosen
            ? text('match-of-the-day.returns', { amount: say((BigInt(stake) * BigInt(chosen.boosted)) / 1000n) })
            : undefined
        }
        value={press.typed}
        onChange={(event) => press.setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      {press.refused && <BetRefused refused={press.refused} />}
      <Button type="submit" size="lg" wide loading={press.is_sending} disabled={stake === null || !chosen}>
        {stake === null ? text('match-of-the-day.place-any') : text('match-of-the-day.place', { amount: say(stake) })}
      </Button>
    </form>
  )
}

interface RaisedPricesProps {
  readonly match: MatchOfTheDay
  readonly raised: Raised
}

/** The three results at the prices without a margin, each beside the one on offer, and one bet for whoever wants it. */
export const RaisedPrices = ({ match, raised }: RaisedPricesProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { event, prize } = match
  const { currency, exponent } = prize
  const say = (amount: number | bigint): string => formatAmount(amount, { currency, exponent, locale, trim: true })
  const press = usePress(raised, exponent)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = raised.outcomes.find(({ outcome }) => outcome === picked)
  const names: Readonly<Record<string, string>> = { home: event.home.name, draw: text('match-of-the-day.draw'), away: event.away.name }
  const is_over = press.is_placed || raised.isUsed
  return (
    <Card heading={text('match-of-the-day.raised')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{text('match-of-the-day.raised.text', { most: say(raised.mostStake) })}</p>
      <div role="group" aria-label={text('match-of-the-day.pick')} className="mb-4 grid grid-cols-3 gap-2">
        {raised.outcomes.map((price) => (
          <PriceButton
            key={price.outcome}
            price={price}
            name={names[price.outcome] ?? price.outcome}
            is_chosen={!is_over && picked === price.outcome}
            choose={is_over ? null : () => setPicked(price.outcome)}
          />
        ))}
      </div>
      {press.is_placed && <Placed />}
      {!press.is_placed && raised.isUsed && <Notice tone="info">{text('match-of-the-day-used')}</Notice>}
      {!is_over && <Stake press={press} chosen={chosen} say={say} />}
    </Card>
  )
}
