import { useState } from 'react'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { pointOf, typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BetView, cashOutBet, setAutoCashOut } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askBetsAnew } from './bet-queries.ts'
import { cashOutOf, cashOutsOf, offerOf, parts, type Part } from './cash-out-command.ts'

type Say = (amount: number) => string

const AutoCashOut = ({ bet, say }: { readonly bet: BetView; readonly say: Say }) => {
  const text = useText<typeof texts>()
  const { is_sending, refused, send } = useCommand<typeof setAutoCashOut>('POST /rest/sport-betting/bets/{id}/auto-cash-out/')
  const [typed, setTyped] = useState('')
  const amount = typedAmount(typed, bet.exponent, pointOf(useLanguage()))
  const set = async (value: number | null): Promise<void> => {
    await send({ params: { id: bet.id }, body: { amount: value } })
    askBetsAnew()
  }
  if (bet.autoCashOut !== null)
    return (
      <>
        <RefusedNotice>{refused}</RefusedNotice>
        <Button size="sm" variant="secondary" loading={is_sending} onClick={() => void set(null)}>
          {text('sport-bets.auto.clear', { amount: say(bet.autoCashOut) })}
        </Button>
      </>
    )
  return (
    <Disclosure summary={text('sport-bets.auto')}>
      <form
        noValidate
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (amount !== null && amount > 0) void set(amount)
        }}
      >
        <TextField
          label={text('sport-bets.auto')}
          label_hidden
          hint={text('sport-bets.auto.hint')}
          error={refused}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
        <Button type="submit" size="sm" loading={is_sending} disabled={amount === null || amount === 0}>
          {text('sport-bets.auto.set')}
        </Button>
      </form>
    </Disclosure>
  )
}

/**
 * The current cash-out offer of a bet, whole or partial, with its fair value before the margin; and the target for an automatic
 * cash-out.
 */
export const BetCashOut = ({ bet }: { readonly bet: BetView }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof cashOutBet>('POST /rest/sport-betting/bets/{id}/cash-out/', {
    attempts: cashOutsOf(bet.id),
  })
  const [percent, setPercent] = useState<Part>(100)
  const { cashOut, currency, exponent } = bet
  const say: Say = (amount) => formatAmount(amount, { currency, exponent, locale, trim: true })
  const percents = percentsIn(locale)
  const { stake, offer } = offerOf(bet, percent)
  const take = async (): Promise<void> => {
    const { said, wanted } = cashOutOf(bet, percent)
    const answer = await send(said, wanted)
    // Until then the part stays chosen, also when the stake says that it went: the next press must ask for this very cash-out.
    if (answer?.success) setPercent(100)
    askBetsAnew()
  }
  return (
    <div className="mt-3 flex flex-col gap-2 print:hidden">
      {cashOut ? (
        <>
          <div className="flex flex-wrap gap-1.5" role="group" aria-label={text('sport-bets.cash-out.part')}>
            {parts.map((part) => (
              <Chip key={part} className="amount" selected={part === percent} onClick={() => setPercent(part)}>
                {percents.format(part / 100)}
              </Chip>
            ))}
          </div>
          <Button variant="secondary" wide loading={is_sending} disabled={stake === 0 || offer === 0} onClick={() => void take()}>
            {text('sport-bets.cash-out', { amount: say(offer) })}
          </Button>
          <p className="text-xs text-ink-soft">
            {text(percent === 100 ? 'sport-bets.cash-out.fair' : 'sport-bets.cash-out.fair-part', {
              percent: cashOut.margin / 100,
              fair: say(Math.floor((cashOut.fair * stake) / bet.stake)),
            })}
          </p>
        </>
      ) : (
        <p className="text-xs text-ink-soft">{text('sport-bets.cash-out.closed')}</p>
      )}
      <RefusedNotice tone="warning">{refused}</RefusedNotice>
      <AutoCashOut key={bet.stake} bet={bet} say={say} />
    </div>
  )
}
