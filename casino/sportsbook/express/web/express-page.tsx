import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { placeBet } from '#casino/sportsbook/bets/contract.ts'
import { useSlip } from '#casino/sportsbook/lobby/extensions.ts'
import { Crest, MatchTime, SportFrame, useMarketWords, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Express, ExpressLeg } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useExpress } from './use-express.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Leg = ({ leg }: { readonly leg: ExpressLeg }) => {
  const words = useMarketWords()
  const oddsText = useOddsText()
  const { event } = leg
  return (
    <li className="flex items-center gap-3 py-3">
      <Crest competitor={leg.outcome === 'away' ? event.away : event.home} size={36} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold text-ink">{words.outcome(leg, leg.outcome, event)}</p>
        <Link to={`/sport/event/${event.id}/`} className="block truncate text-sm text-ink-soft hover:text-ink">
          {event.home.name} – {event.away.name}
        </Link>
        <p className="truncate text-xs text-ink-soft">
          {words.title(leg, event)} · <MatchTime event={event} />
        </p>
      </div>
      <span className="amount text-lg font-extrabold text-ink">{leg.odds === null ? '–' : oddsText(leg.odds)}</span>
    </li>
  )
}

const send = (express: Express, amount: number) =>
  api.call<typeof placeBet>('POST /rest/sport-betting/bets/', {
    key: newCommandKey(),
    body: {
      betType: 'multi',
      selections: express.legs.flatMap(({ marketId, outcome, odds }) => (odds === null ? [] : [{ marketId, outcome, odds }])),
      amount,
      oddsChange: 'none',
    },
  })

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
  const [failure, setFailure] = useState<string | null>(null)
  const [placed_id, setPlaced] = useState<number | null>(null)
  const stake = typedAmount(typed, exponent)
  const place = async (): Promise<void> => {
    if (stake === null || is_sending) return
    setSending(true)
    setFailure(null)
    const answer = await send(express, stake)
    setSending(false)
    if (answer.success) setPlaced(answer.data.id)
    else setFailure(answer.message)
  }
  const say = (amount: number | bigint): string => formatAmount(amount, { currency, exponent, locale, trim: true })
  return { typed, setTyped, stake, say, is_sending, failure, placed_id, place }
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

const Press = ({ express }: { readonly express: Express }) => {
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
      {press.failure !== null && (
        <Notice tone="negative" announce>
          {press.failure}
        </Notice>
      )}
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

const Shown = ({ express }: { readonly express: Express }) => {
  const text = useText<typeof texts>()
  const oddsText = useOddsText()
  const { dateTime } = useFormats()
  const is_closed = useIsPlayClosed()
  const has_begun = express.legs.some(({ event }) => event.state !== 'scheduled')
  return (
    <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_280px]">
      <Card heading={text('sport-express.until', { time: dateTime(express.startsAt) })}>
        <ul className="divide-y divide-line">
          {express.legs.map((leg) => (
            <Leg key={leg.marketId} leg={leg} />
          ))}
        </ul>
      </Card>
      <Card>
        <p className="text-sm text-ink-soft">{text('sport-express.odds')}</p>
        <p className="amount mb-4 text-4xl font-extrabold text-ink">{express.odds === null ? '–' : oddsText(express.odds)}</p>
        {express.isOpen && !is_closed && <Press express={express} />}
        {!express.isOpen && <Notice tone="info">{text(has_begun ? 'sport-express.closed' : 'sport-express.waits')}</Notice>}
      </Card>
    </div>
  )
}

/** The express of the day: its legs with current odds, its possible payout, and the form to place it. */
const ExpressPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'sport-express')
  const express = useExpress(data?.express ?? null)
  if (!data) return null
  return (
    <SportFrame
      sports={data.sports}
      heading={text('sport-express.heading')}
      is_simulated={express?.legs.some(({ event }) => event.isSimulated) ?? false}
    >
      {express ? (
        <Shown key={express.day} express={express} />
      ) : (
        <EmptyState
          picture={<Illustration name="no-history" />}
          heading={text('sport-express.none')}
          action={
            <Link to="/sport/" className={buttonClass({})}>
              {text('sport-express.to-sport')}
            </Link>
          }
        >
          {text('sport-express.none-text')}
        </EmptyState>
      )}
      <Card heading={text('sport-express.rule')}>
        <p className="max-w-prose text-sm text-ink-soft">{text('sport-express.rule-text')}</p>
      </Card>
    </SportFrame>
  )
}

export default ExpressPage
