import { useState } from 'react'
import { Link } from 'react-router'
import { BetRefused } from '#casino/sportsbook/bets/web/api.ts'
import { useSlip } from '#casino/sportsbook/lobby/extensions.ts'
import { useMarketWords } from '#casino/sportsbook/lobby/web/api.ts'
import { pointOf, typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Express } from '../contract.ts'
import type { texts } from '../texts.ts'
import { placeExpress } from './place-express.ts'

/** The preset stake, so that one click places the bet. */
const first_stake: Readonly<Record<string, string>> = { UAH: '100', USD: '5', EUR: '5', USDT: '5' }

/** The stake field, and the button that places the bet at the odds shown. */
const usePress = (express: Express) => {
  const { locale, exponent: exponentIn } = useFormats()
  const { playerInfo } = useMain()
  const currency = playerInfo?.playerBalance.currency ?? 'UAH'
  const exponent = exponentIn(currency)
  const [typed, setTyped] = useState(first_stake[currency] ?? '')
  const [is_sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [placed_id, setPlaced] = useState<number | null>(null)
  const stake = typedAmount(typed, exponent, pointOf(useLanguage()))
  const place = async (): Promise<void> => {
    if (stake === null || is_sending) return
    setSending(true)
    setRefused(null)
    const answer = await placeExpress(express, stake)
    setSending(false)
    if (answer === null) return
    if (answer.success) setPlaced(answer.data.id)
    else setRefused(answer)
  }
  const say = (amount: number | bigint): string => formatAmount(amount, { currency, exponent, locale, trim: true })
  return { typed, setTyped, stake, say, is_sending, refused, placed_id, place }
}

const Placed = ({ id }: { readonly id: number }) => {
  const text = useText<typeof texts>()
  return (
    <Notice tone="positive" heading={text('sport-express.placed')} announce>
      {text('sport-express.placed-text', { id })}{' '}
      <Link to="/sport/bets/" className="underline">
        {text('sport-express.own-bets')}
      </Link>
    </Notice>
  )
}

const ToSlip = ({ express }: { readonly express: Express }) => {
  const text = useText<typeof texts>()
  const words = useMarketWords()
  const { replace } = useSlip()
  const selections = express.legs.flatMap((leg) => {
    const { marketId, outcome, odds, event } = leg
    if (odds === null) return []
    const named = {
      event: `${event.home.name} – ${event.away.name}`,
      market: words.title(leg, event),
      choice: words.outcome(leg, outcome, event),
    }
    return [{ eventId: event.id, marketId, outcome, odds, version: leg.version, ...named }]
  })
  return (
    <Button variant="ghost" onClick={() => replace(selections)}>
      {text('sport-express.to-slip')}
    </Button>
  )
}

/** The form that places the express, or what came of it. */
export const ExpressForm = ({ express }: { readonly express: Express }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const press = usePress(express)
  const { stake, say } = press
  if (press.placed_id !== null) return <Placed id={press.placed_id} />
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void press.place()
      }}
    >
      <TextField
        label={text('sport-express.stake')}
        hint={
          stake !== null && express.odds !== null
            ? text('sport-express.returns', { amount: say((BigInt(stake) * BigInt(express.odds)) / 1000n) })
            : undefined
        }
        value={press.typed}
        onChange={(event) => press.setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      {press.refused && <BetRefused refused={press.refused} />}
      {isGuest ? (
        <Button size="lg" wide onClick={() => openModal('Login')}>
          {text('sport-express.sign-in')}
        </Button>
      ) : (
        <Button type="submit" size="lg" wide loading={press.is_sending} disabled={stake === null}>
          {stake === null ? text('sport-express.place-any') : text('sport-express.place', { amount: say(stake) })}
        </Button>
      )}
      <ToSlip express={express} />
    </form>
  )
}
