import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
import type { hidePrize, PrizeView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { loadPrizes, prizes } from './prizes-store.ts'

const PrizeLine = ({ prize, onHide }: { readonly prize: PrizeView; readonly onHide: () => void }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-t border-line px-4 py-2.5 first:border-t-0 sm:px-5">
      <ArtIcon name="gift" size={34} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{prize.title}</span>
        <span className="amount block text-xs text-ink-soft">{dateTime(prize.at)}</span>
      </span>
      <Amount
        amount_minor={prize.amount}
        currency={prize.currency}
        exponent={prize.exponent}
        locale={locale}
        trim
        className="text-lg font-bold text-accent-ink"
      />
      <IconButton size="sm" label={text('prizes.hide')} icon={<X aria-hidden="true" />} onClick={onHide} />
    </li>
  )
}

/** Takes it out of the list at once where the house agrees (SA-067). */
const hide = async ({ id }: PrizeView): Promise<void> => {
  const answer = await api.call<typeof hidePrize>('POST /rest/player/prizes/{id}/hide/', { params: { id }, body: undefined })
  if (!answer.success) return notify({ tone: 'negative', title: answer.message })
  prizes.set((known) => known && { total: known.total - 1, list: known.list.filter((prize) => prize.id !== id) })
}

/** The player's prizes (API-050). */
const PrizesTab = () => {
  const text = useText<typeof texts>()
  const known = useStore(prizes, undefined)
  const [has_failed, setFailed] = useState(false)
  useEffect(() => {
    void loadPrizes().then((is_done) => setFailed(!is_done))
  }, [])
  const load = (more = false): void => void loadPrizes(more ? prizes.get()?.list : []).then((is_done) => setFailed(!is_done))
  if (has_failed)
    return (
      <ErrorState heading={text('prizes.failed.heading')} action={<Button onClick={() => load()}>{text('prizes.retry')}</Button>}>
        {text('prizes.failed.text')}
      </ErrorState>
    )
  if (!known)
    return (
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  if (known.list.length === 0)
    return (
      <EmptyState
        picture={<Illustration name="no-prizes" />}
        heading={text('prizes.empty.heading')}
        action={
          <Link to="/races/" className={buttonClass()}>
            {text('prizes.empty.action')}
          </Link>
        }
      >
        {text('prizes.empty.text')}
      </EmptyState>
    )
  return (
    <Card flush aria-label={text('prizes.list')}>
      <ul>
        {known.list.map((prize) => (
          <PrizeLine key={prize.id} prize={prize} onHide={() => void hide(prize)} />
        ))}
      </ul>
      {known.total > known.list.length && (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="ghost" size="sm" onClick={() => load(true)}>
            {text('prizes.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

export default PrizesTab
