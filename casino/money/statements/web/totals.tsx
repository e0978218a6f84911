import { Link } from 'react-router'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import type { ExplainedBalance } from '../contract.ts'
import type { texts } from '../texts.ts'

/** How much there is of each currency, and how much of it may leave now. */
export const Totals = ({ totals }: Pick<ExplainedBalance, 'totals'>) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const current = useMain().playerInfo?.playerBalance.currency
  return (
    <>
      {totals.map(({ asset, exponent, all, free }) => (
        <Card key={asset}>
          <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
            {/* On a phone a line of its own, whatever the language: what may leave stands beside its button. */}
            <div className="basis-full sm:basis-auto">
              <p className="text-sm text-ink-soft">{text('statements.all')}</p>
              <Amount amount_minor={all} currency={asset} exponent={exponent} locale={locale} className="text-3xl font-extrabold" />
            </div>
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="text-sm text-ink-soft">{text('statements.free')}</p>
              <Amount
                amount_minor={free}
                currency={asset}
                exponent={exponent}
                locale={locale}
                className="text-xl font-bold text-positive"
              />
            </div>
            {asset === current ? (
              <Link to="/cash/withdraw/" className={buttonClass()}>
                {text('statements.withdraw')}
              </Link>
            ) : (
              <Link to="/profile/?tab=wallets" className={buttonClass({ variant: 'secondary' })}>
                {text('statements.wallets')}
              </Link>
            )}
          </div>
          <Progress className="mt-4" tone="positive" label={text('statements.free')} value={free} max={all} />
        </Card>
      ))}
    </>
  )
}
