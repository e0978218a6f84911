import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Progress } from '#ui/progress.tsx'
import type { BonusView, getActive } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { bonusesKey } from './bonus-queries.ts'

interface ShownPanelProps {
  readonly bonus: BonusView
  readonly hide: () => void
}

/** How far the bonus is, and the way to all of it. It counts nothing down and asks for nothing. */
export const ShownPanel = ({ bonus, hide }: ShownPanelProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { title, progress, currency, exponent } = bonus
  if (!progress) return null
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const of = text('bonuses.progress.of', { done: money(progress.wagered), all: money(progress.required) })
  return (
    <aside
      aria-label={text('bonuses.up')}
      className="fixed inset-x-3 bottom-[calc(72px+env(safe-area-inset-bottom))] z-(--z-sticky) rounded-xl bg-surface-1 py-2 ps-4 pe-2 text-left shadow-high inset-ring inset-ring-line desk:inset-x-auto desk:end-4 desk:bottom-4 desk:w-80"
    >
      <div className="flex items-center gap-2">
        <Link to="/bonuses/" className="min-w-0 flex-1 truncate text-sm font-bold">
          {title}
        </Link>
        <span className="amount shrink-0 text-xs text-ink-soft">{of}</span>
        <IconButton size="sm" label={text('bonuses.up.hide')} icon={<X aria-hidden="true" />} onClick={hide} />
      </div>
      <Progress label={text('bonuses.progress')} value={progress.wagered} max={progress.required} value_text={of} className="me-2 mb-1" />
    </aside>
  )
}

/** Follows the bonus: what moves the balance may have moved it. */
const BonusUpPanel = ({ hide }: Pick<ShownPanelProps, 'hide'>) => {
  const balance = useMain().playerInfo?.playerBalance
  const { data, refetch } = useQuery(
    {
      queryKey: [...bonusesKey, 'active'],
      queryFn: ({ signal }) => dataOf(api.call<typeof getActive>('GET /rest/bonuses/active/', { signal })),
      staleTime: 0,
    },
    queries(),
  )
  useEffect(() => void refetch(), [balance?.balance, balance?.bonus.balance, refetch])
  // Beside the page, not inside the bar that it comes from.
  return data ? createPortal(<ShownPanel bonus={data} hide={hide} />, document.body) : null
}

export default BonusUpPanel
