import { useQuery } from '@tanstack/react-query'
import type { RegistrationOfferProps } from '#casino/players/accounts/extensions.ts'
import { useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import type { getRegistrationBonuses, RegistrationBonus } from '../contract.ts'
import type { texts } from '../texts.ts'

const useOffers = (): readonly RegistrationBonus[] =>
  useQuery(
    {
      queryKey: ['registration-sport-bonuses'],
      queryFn: ({ signal }) => dataOf(api.call<typeof getRegistrationBonuses>('GET /rest/sport-betting/registration-bonuses/', { signal })),
    },
    queries(),
  ).data ?? []

interface ChoiceProps {
  readonly title: string
  readonly terms?: string
  readonly is_chosen: boolean
  readonly choose: () => void
}

const Choice = ({ title, terms, is_chosen, choose }: ChoiceProps) => (
  <label
    className={classNames(
      'flex cursor-pointer items-start gap-3 rounded-md p-3 inset-ring has-focus-visible:outline-2',
      is_chosen ? 'bg-accent-soft inset-ring-accent-mark' : 'bg-surface-2 inset-ring-line',
    )}
  >
    <input type="radio" name="sport-bonus" className="mt-1 size-4 accent-accent" checked={is_chosen} onChange={choose} />
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="font-semibold text-ink">{title}</span>
      {terms !== undefined && <span className="text-sm text-ink-soft">{terms}</span>}
    </span>
  </label>
)

/** SP-007: free bets of which one may be chosen while registering. Nothing is chosen by itself; a gift that came with a link stays instead. */
const RegistrationChoice = ({ gift, choose }: RegistrationOfferProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const oddsText = useOddsText()
  const offers = useOffers()
  const is_from_link = gift !== null && !offers.some((offer) => offer.gift === gift)
  if (offers.length === 0 || is_from_link) return null
  return (
    <Disclosure
      summary={
        <span>
          {text('sport-bonuses.choice')} <span className="text-sm font-normal text-ink-soft">{text('sport-bonuses.choice.optional')}</span>
        </span>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{text('sport-bonuses.choice')}</legend>
        <Choice title={text('sport-bonuses.choice.none')} is_chosen={gift === null} choose={() => choose(null)} />
        {offers.map(({ gift: name, amount, required, currency, exponent, leastOdds, days }) => {
          const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
          const terms = { odds: oddsText(leastOdds), days, required: say(required) }
          return (
            <Choice
              key={name}
              title={text('sport-bonuses.title', { amount: say(amount) })}
              terms={text(required > 0 ? 'sport-bonuses.choice.wagered' : 'sport-bonuses.choice.free', terms)}
              is_chosen={gift === name}
              choose={() => choose(name)}
            />
          )
        })}
        <p className="text-xs text-ink-soft">{text('sport-bonuses.choice.after')}</p>
      </fieldset>
    </Disclosure>
  )
}

export default RegistrationChoice
