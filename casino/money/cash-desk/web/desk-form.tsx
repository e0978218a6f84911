import { ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { contributedViews } from '#kernel/web/contributed-views.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { bonusChoices } from '../extensions.ts'
import type { texts } from '../texts.ts'
import { DepositAmount } from './deposit-amount.tsx'
import { ClosedDesk } from './closed-desk.tsx'
import { linkClass } from './link-class.ts'
import { MethodChoice } from './method-choice.tsx'
import { OwnCards } from './own-cards.tsx'
import { closedFor, RestrictedDesk } from './restricted-desk.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { LeftDeposit } from './left-deposit.tsx'
import { useDesk, type DeskParts } from './use-desk.ts'
import { useChosenCurrency } from './use-chosen-currency.ts'
import { usePayable } from './wallets/use-payable.ts'
import { WalletFrame } from './wallets/wallet-frame.tsx'

const BonusChoices = contributedViews(bonusChoices)

/** Facts that a player wants to know before paying. */
const SmallPrint = ({ card }: { readonly card: string | undefined }) => {
  const text = useText<typeof texts>()
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      <p className="flex gap-2">
        <ExternalLink className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {card === undefined ? text('cash-desk.leaving') : text('cash-desk.charging', { label: card })}
      </p>
      <p>
        {text('cash-desk.responsible')}{' '}
        <LeavingLink to="/responsible-play/" className={linkClass}>
          {text('cash-desk.responsible-link')}
        </LeavingLink>
      </p>
      <p>
        <LeavingLink to="/cash/withdraw/" className="inline-block py-3 text-accent-ink underline">
          {text('cash-desk.withdraw')}
        </LeavingLink>
      </p>
    </div>
  )
}

export const TestNotice = () => {
  const text = useText<typeof texts>()
  return (
    <Notice tone="info" heading={text('cash-desk.test-heading')}>
      {text('cash-desk.test-text')}
    </Notice>
  )
}

/** However many ways to pay there are, the press that pays is in sight: on a phone above the navigation, in a window at its end. */
const bar_class = {
  page: 'bottom-[calc(64px+env(safe-area-inset-bottom))] desk:static',
  // Over the window's own padding, where the rest of the form would be seen to go by.
  modal: '-bottom-5 pb-5 sm:-bottom-6 sm:pb-6',
} as const satisfies Record<DeskParts['placement'], string>

interface OpenDeskParts extends DeskParts {
  readonly choice: ReturnType<typeof useChosenCurrency>
}

const OpenDesk = ({ choice, ...parts }: OpenDeskParts) => {
  const text = useText<typeof texts>()
  const { desk } = parts
  const methods = usePayable(desk.methods)
  const asked = useDesk({ ...parts, desk: { ...desk, methods } })
  const { amount, method_id, setMethod, bonus_id, setBonus, cards, setCards, saved, card, setCard, suspended_s, told, sending, pay } = asked
  if (desk.methods.length === 0) return <ClosedDesk />
  if (asked.wallet)
    return <WalletFrame asked={asked.wallet} desk={desk} placement={parts.placement} back={() => asked.setWallet(undefined)} />
  return (
    <form
      noValidate
      data-tracked="Deposit"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      {told && (
        <Notice tone={told.tone} announce>
          {told.text}
        </Notice>
      )}
      {parts.redirectUrl !== undefined && <LeftDeposit waiting={desk.waiting} page_url={parts.redirectUrl} />}
      <CurrencyChoice desk={desk} choice={choice} />
      <DepositAmount desk={desk} amount={amount} />
      {desk.bonuses.length > 0 && (
        <Suspense fallback={null}>
          <BonusChoices
            currency_id={desk.currency.id}
            method_id={method_id}
            amount_minor={amount.amount}
            bonus_id={bonus_id}
            onChoose={setBonus}
          />
        </Suspense>
      )}
      <MethodChoice
        methods={methods}
        chosen={method_id}
        onChoose={setMethod}
        cards={saved}
        chosen_card={card?.tokenId ?? null}
        onChooseCard={setCard}
      />
      <OwnCards cards={cards} onChange={setCards} />
      {card === null && desk.methods.some(({ id, isTest }) => id === method_id && isTest) && <TestNotice />}
      <div className={classNames('sticky z-(--z-sticky) -mx-3.5 bg-surface-1 px-3.5 py-2', bar_class[parts.placement])}>
        <Button type="submit" size="lg" wide loading={sending} aria-disabled={suspended_s > 0}>
          {suspended_s > 0
            ? text('cash-desk.suspended', { count: suspended_s })
            : amount.amount === null
              ? text('cash-desk.pay-any')
              : text('cash-desk.pay', { amount: amount.say(amount.amount) })}
        </Button>
      </div>
      <SmallPrint card={card?.label} />
    </form>
  )
}

/** A player's deposit form, the same on its page and in the window. */
export const DeskForm = (parts: DeskParts) => {
  const restriction = closedFor(useMain().playRestriction)
  const choice = useChosenCurrency(parts)
  return restriction ? (
    <RestrictedDesk restriction={restriction} />
  ) : (
    <OpenDesk key={choice.shown.desk.currency.iso} {...parts} {...choice.shown} choice={choice} />
  )
}
