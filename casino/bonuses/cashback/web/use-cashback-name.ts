import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashbackView } from '../contract.ts'
import type { texts } from '../texts.ts'

/** The week that a cashback is of. */
export const useCashbackName = () => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  return ({ counted }: CashbackView): string =>
    counted ? text('cashback.week', { from: date(counted.from), to: date(counted.to) }) : text('cashback.given')
}
