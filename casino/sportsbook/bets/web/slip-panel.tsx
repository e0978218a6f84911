import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useMarketWords, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../texts.ts'
import type { OddsChange } from '../rules.ts'
import { BetRefused, ToNumber } from './bet-refused.tsx'
import { useFoundPending } from './find-pending.ts'
import { SlipCredit } from './slip-credit.tsx'
import { SlipPlaced } from './slip-placed.tsx'
import { systemNames, type SystemChoice } from './systems.ts'
import { useBetSlip } from './use-bet-slip.ts'
import { useFocusAfterPress } from './use-focus-after-press.ts'
import { useWholeOdds } from './whole-odds.ts'

type BetSlip = ReturnType<typeof useBetSlip>

const changes: readonly OddsChange[] = ['none', 'higher', 'any']

const useSay = (currency: string, exponent: number) => {
  const { locale } = useFormats()
  return (amount: bigint | number): string => formatAmount(amount, { currency, exponent, locale, trim: true })
}

/** Where the focus goes when a selection is gone: to the same button of the next one, or the one before. */
const besideOf = (button: HTMLElement): HTMLElement | null | undefined => {
  const item = button.closest('li')
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(':scope > button')
}

const Selections = ({ slip }: { readonly slip: BetSlip }) => {
  const text = useText<typeof texts>()
  const words = useMarketWords()
  const oddsText = useOddsText()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {slip.selections.map((one, index) => {
        const quoted = slip.quotedOf(one.marketId, one.outcome)
        const event = quoted?.event
        const choice = event && quoted ? words.outcome(quoted, one.outcome, event) : one.choice
        const price = slip.prices[index] ?? one.odds
        return (
          <li key={one.marketId} className="flex items-start gap-2 py-2.5 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate font-bold text-ink">{choice}</span>
                {slip.type !== 'builder' && (
                  <span className="amount flex shrink-0 gap-2 font-bold">
                    {price !== one.odds && (
                      <s className="font-normal text-ink-soft">
                        <span className="sr-only">{text('sport-slip.was')} </span>
                        {oddsText(one.odds)}
                      </s>
                    )}
                    <span className={classNames(price !== one.odds && 'text-warning')}>{oddsText(price)}</span>
                  </span>
                )}
              </p>
              <p className="truncate text-xs text-ink-soft">{event && quoted ? words.title(quoted, event) : one.market}</p>
              <LeavingLink
                to={`/sport/event/${one.eventId}/`}
                className="relative block text-xs text-ink-soft before:absolute before:inset-x-0 before:-top-6 before:-bottom-1 hover:text-ink desk:before:hidden"
              >
                {event ? `${event.home.name} – ${event.away.name}` : one.event}
              </LeavingLink>
              {slip.isClosed(one.marketId, one.outcome) && (
                <p className="mt-1 text-xs font-semibold text-warning">{text('sport-slip.closed')}</p>
              )}
              {slip.type === 'system' && (
                <Checkbox
                  label={text('sport-slip.banker')}
                  aria-label={text('sport-slip.banker-of', { choice })}
                  checked={slip.held.includes(one.marketId)}
                  onChange={() => slip.toggleBanker(one.marketId)}
                />
              )}
            </div>
            <IconButton
              size="sm"
              icon={<X aria-hidden="true" />}
              label={text('sport-slip.remove', { choice })}
              onClick={(event) => {
                const next = besideOf(event.currentTarget)
                slip.remove(one.marketId)
                next?.focus()
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

const useSystemName = () => {
  const text = useText<typeof texts>()
  return ({ name, sizes, combinations }: SystemChoice, count: number): string =>
    name === null
      ? text('sport-slip.system.size', { size: sizes[0] ?? 1, count, combinations })
      : text('sport-slip.system.named', { name: systemNames[name], combinations })
}

const Kind = ({ slip }: { readonly slip: BetSlip }) => {
  const text = useText<typeof texts>()
  const nameOf = useSystemName()
  const { length } = slip.selections
  if (length < 2) return null
  return (
    <>
      <Segmented
        label={text('sport-slip.type')}
        size="sm"
        wide
        value={slip.type}
        options={slip.kinds.map((value) => ({
          value,
          label: text(value === 'single' ? 'sport-slip.type.singles' : `sport-slip.type.${value}`),
        }))}
        onChange={slip.setType}
      />
      {slip.type === 'system' && slip.system && (
        <SelectField
          label={text('sport-slip.system')}
          value={slip.system.id}
          options={slip.systems.map((system) => ({ value: system.id, label: nameOf(system, length - slip.held.length) }))}
          onChange={(event) => slip.setSystem(event.target.value)}
        />
      )}
    </>
  )
}

/** The summary above the button: total odds, total stake and possible payout. */
const Sums = ({ slip, say }: { readonly slip: BetSlip; readonly say: (amount: bigint | number) => string }) => {
  const text = useText<typeof texts>()
  const wholeText = useWholeOdds()
  const { odds } = slip
  const rows: (readonly [string, string])[] = []
  // Combinations of a system have odds of their own each. While odds are asked for, their row keeps its room.
  if (slip.type !== 'system' && (odds !== null || (slip.is_asked && !slip.is_singles)))
    rows.push([text('sport-slip.odds'), odds === null ? '…' : wholeText({ betType: slip.type, odds })])
  if (slip.is_singles && slip.total !== null) rows.push([text('sport-slip.total'), say(slip.total)])
  if (slip.combinations > 0 && slip.stake !== null)
    rows.push([text('sport-slip.per-combination'), `${slip.combinations} × ${say(Math.floor(slip.stake / slip.combinations))}`])
  if (slip.returns !== null) rows.push([text('sport-slip.returns'), say(slip.returns)])
  return (
    <dl className="flex flex-col gap-1 text-sm" aria-live="polite">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="amount font-bold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Press = ({ slip, say }: { readonly slip: BetSlip; readonly say: (amount: bigint | number) => string }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  if (isGuest)
    return (
      <Button size="lg" wide onClick={() => openModal('Login')}>
        {text('sport-slip.sign-in')}
      </Button>
    )
  return (
    <Button
      type="submit"
      size="lg"
      wide
      loading={slip.sending}
      disabled={slip.is_faulty || slip.is_unpriced || slip.stake === null || slip.credit?.isFitting === false}
    >
      {slip.total === null ? text('sport-slip.place-any') : text('sport-slip.place', { amount: say(slip.total) })}
    </Button>
  )
}

const Stake = ({ slip, say }: { readonly slip: BetSlip; readonly say: (amount: bigint | number) => string }) => {
  const text = useText<typeof texts>()
  const least = slip.quote?.leastStake ?? 0
  const most = slip.quote?.mostStake ?? null
  const bounds =
    slip.quote === undefined
      ? undefined
      : most === null || slip.is_singles
        ? text('sport-slip.from', { least: say(least) })
        : text('sport-slip.bounds', { least: say(least), most: say(most) })
  const point = (amount: number): string => String(amount / 10 ** slip.exponent)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={text(slip.is_singles ? 'sport-slip.each' : 'sport-slip.stake')}
        hint={bounds}
        value={slip.typed}
        onChange={(event) => slip.setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={16}
      />
      {least > 0 && (
        <div className="grid grid-cols-4 gap-1.5">
          {[5, 10, 50, 100].map((times) => (
            <Chip
              key={times}
              className="amount min-w-0 justify-center px-0! text-xs!"
              selected={slip.stake === least * times}
              onClick={() => slip.setTyped(point(least * times))}
            >
              {say(least * times)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

/** Why the selections cannot be combined, for reasons that no single selection shows. */
const toldFaults = [
  'sport-legs-of-one-event',
  'sport-builder-size',
  'sport-builder-several-events',
  'sport-builder-not-offered',
  'sport-builder-selection',
  'sport-builder-impossible',
] as const
const isToldFault = (fault: string | null): fault is (typeof toldFaults)[number] =>
  (toldFaults as readonly (string | null)[]).includes(fault)

/** Of several singles those before the refused one have left the slip: where they are is said here. */
const PlacedBefore = ({ count }: { readonly count: number }) => {
  const text = useText<typeof texts>()
  return (
    <Notice tone="positive" announce>
      {text('sport-slip.placed-before', { count })}
      <LeavingLink to="/sport/bets/" className="ms-1 underline">
        {text('sport-bets.heading')}
      </LeavingLink>
    </Notice>
  )
}

const Told = ({ slip }: { readonly slip: BetSlip }) => {
  const text = useText<typeof texts>()
  const { quote, refused } = slip
  return (
    <>
      {slip.moved && !refused && (
        <Notice tone="warning" announce>
          {text('sport-slip.moved')}
        </Notice>
      )}
      {refused && refused.placed > 0 && <PlacedBefore count={refused.placed} />}
      {refused && <BetRefused refused={refused} />}
      {quote?.fault === 'sport-tax-number' && !refused && (
        <Notice tone="warning">
          {text('sport-tax-number')}
          <ToNumber />
        </Notice>
      )}
      {quote && isToldFault(quote.fault) && !slip.is_singles && <Notice tone="warning">{text(quote.fault)}</Notice>}
      {slip.type === 'builder' && quote?.fault === null && <p className="text-xs text-ink-soft">{text('sport-slip.builder-void')}</p>}
      {quote && quote.delay > 0 && <p className="text-xs text-ink-soft">{text('sport-slip.delay', { seconds: quote.delay / 1000 })}</p>}
    </>
  )
}

/** What to do while nothing is chosen. The button that emptied the slip is gone with it. */
const Empty = ({ is_just_emptied }: { readonly is_just_emptied: boolean }) => {
  const text = useText<typeof texts>()
  const place = useFocusAfterPress(is_just_emptied)
  return (
    <div ref={place} tabIndex={-1} className="text-sm text-ink-soft outline-none">
      {text('sport-bets.none-text')}
    </div>
  )
}

/** The contents of the bet slip, the same in its column and in its sheet. */
export const SlipPanel = () => {
  const text = useText<typeof texts>()
  const slip = useBetSlip()
  useFoundPending(slip.selections.map(({ marketId }) => marketId))
  // A confirmation that another page shows again was read before.
  const [was_filled_in, setFilledIn] = useState(false)
  const is_filled_in = !slip.done && slip.selections.length > 0
  if (is_filled_in && !was_filled_in) setFilledIn(true)
  const main = useMain()
  const currency = slip.quote?.currency ?? main.playerInfo?.playerBalance.currency ?? 'UAH'
  const say = useSay(currency, slip.exponent)
  if (slip.done) return <SlipPlaced slip={slip} is_just_placed={was_filled_in} />
  if (!is_filled_in) return <Empty is_just_emptied={was_filled_in} />
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void slip.place()
      }}
    >
      <Kind slip={slip} />
      <Selections slip={slip} />
      <SlipCredit slip={slip} say={say} />
      {!slip.credit && <Stake slip={slip} say={say} />}
      <Sums slip={slip} say={say} />
      <Told slip={slip} />
      {/* Of a long slip the button stays in sight. */}
      <div className="sticky bottom-0 z-1 -mx-3.75 -my-1 bg-surface-1 px-3.75 py-1">
        <Press slip={slip} say={say} />
      </div>
      <div className="flex items-end gap-2">
        <SelectField
          className="flex-1"
          label={text('sport-slip.change')}
          value={slip.change}
          options={changes.map((value) => ({ value, label: text(`sport-slip.change.${value}`) }))}
          onChange={(event) => slip.chooseChange(event.target.value as OddsChange)}
        />
        <IconButton icon={<Trash2 aria-hidden="true" />} label={text('sport-slip.clear')} onClick={slip.clear} />
      </div>
    </form>
  )
}
