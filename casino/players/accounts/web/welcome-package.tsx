import { formatAmount } from '#kernel/money/format-amount.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { texts } from '../texts.ts'

/** BO-010: what the brand's welcome brings at most, to whoever chooses it with the first deposit. */
export const WelcomePackage = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { config, main } = useAppState()
  const { fsAmount, moneyAmount } = main.welcomePackage
  const currency = config.currencies.find(({ code }) => code === main.currency)
  if (!currency || moneyAmount === 0) return null
  const amount = formatAmount(moneyAmount, { currency: currency.code, exponent: currency.exponent, locale, trim: true })
  return (
    <p className="mb-4 flex items-center gap-3 rounded-lg bg-accent-soft px-3.5 py-2.5 text-sm" data-welcome-package>
      <ArtIcon name="gift" size={36} />
      <span className="min-w-0 text-pretty">{text('registration.package', { amount, count: fsAmount })}</span>
    </p>
  )
}
