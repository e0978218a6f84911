import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { BonusChoiceProps } from '#casino/money/cash-desk/extensions.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useSettled } from '#kernel/web/forms/use-settled.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { BonusView, getDepositBonuses } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { bonusesKey } from './bonus-queries.ts'
import { broughtBy } from './calculator.ts'
import { KeyTerms, WayOut } from './terms-view.tsx'
import { WorthView } from './worth-view.tsx'

interface WayProps {
  readonly name: string
  readonly title: string
  readonly is_chosen: boolean
  readonly onChoose: () => void
}

const Way = ({ name, title, is_chosen, onChoose }: WayProps) => (
  <label
    className={classNames(
      'flex min-h-12 cursor-pointer items-center gap-3 rounded-md bg-surface-2 px-3.5 py-2.5 font-semibold inset-ring inset-ring-line has-focus-visible:outline-2',
      is_chosen && 'bg-accent-soft inset-ring-2 inset-ring-accent-mark',
    )}
  >
    <input type="radio" name={name} checked={is_chosen} onChange={onChoose} className="size-5 shrink-0 accent-accent" />
    <span className="min-w-0">{title}</span>
  </label>
)

/** What the deposit would bring, and what it asks for, from the bonus's own figures (BO-014). */
const Calculator = ({ bonus, amount_minor }: { readonly bonus: BonusView; readonly amount_minor: number | null }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { currency, exponent, calculationFields } = bonus
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const brought = broughtBy(calculationFields, amount_minor ?? 0)
  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2 p-3.5">
      <p className="text-sm font-semibold" aria-live="polite">
        {brought.bonus > 0
          ? text('bonuses.choice.gives', { amount: money(brought.bonus), wager: money(brought.wager) })
          : text('bonuses.choice.too-small', { amount: money(calculationFields.leastDeposit) })}
      </p>
      <KeyTerms lines={bonus.keyTerms} />
      <WorthView worth={bonus.worth} />
      <WayOut />
    </div>
  )
}

/** The choice of a bonus in the form of the cash desk. None is chosen unless the player chose it: here, or on its card before. */
const BonusChoice = ({ currency_id, method_id, amount_minor, bonus_id, onChoose }: BonusChoiceProps) => {
  const text = useText<typeof texts>()
  const name = useId()
  const amount = useSettled(amount_minor)
  const { data = [] } = useQuery(
    {
      queryKey: [...bonusesKey, 'deposit', currency_id, amount],
      queryFn: ({ signal }) =>
        dataOf(
          api.call<typeof getDepositBonuses>('GET /rest/cash/input/bonuses/{method_id}/{currency_id}/', {
            params: { method_id, currency_id },
            query: amount === null || amount < 1 ? {} : { amount },
            signal,
          }),
        ),
      // While another amount is asked about, the choice stays as it is.
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queries(),
  )
  const chosen = data.find(({ id }) => id === bonus_id)
  if (data.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-sm font-semibold">{text('bonuses.choice.heading')}</legend>
      <Way name={name} title={text('bonuses.choice.none')} is_chosen={chosen === undefined} onChoose={() => onChoose(0)} />
      {data.map((bonus) => (
        <Way key={bonus.id} name={name} title={bonus.title} is_chosen={bonus.id === bonus_id} onChoose={() => onChoose(bonus.id)} />
      ))}
      {chosen && <Calculator bonus={chosen} amount_minor={amount_minor} />}
    </fieldset>
  )
}

export default BonusChoice
