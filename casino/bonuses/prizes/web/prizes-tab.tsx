import { X } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '#kernel/web/browser.ts'
import { PagedList } from '#ui/paged-list.tsx'
import { changePagedList, refreshPagedList } from '#kernel/web/lists/use-paged-list.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
import type { hidePrize, PrizeView, takePrize } from '../contract.ts'
import type { texts } from '../texts.ts'
import { prizes_key, usePrizes } from './use-prizes.ts'

interface PrizeLineProps {
  readonly prize: PrizeView
  readonly onTake: () => void
  readonly onHide: () => void
}

const PrizeLine = ({ prize, onTake, onHide }: PrizeLineProps) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const waits = prize.state === 'waiting-for-player'
  // On a phone what is taken, or said in words, stands under the title: beside it they would squeeze it.
  const stands_below = waits || prize.type !== 'money'
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line px-4 py-2.5 first:border-t-0 sm:flex-nowrap sm:px-5">
      <ArtIcon name={prize.picture as ColourIcon} size={34} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{prize.title}</span>
        <span className="amount block text-xs text-ink-soft">
          {dateTime(prize.at)}
          {prize.state !== 'fulfilled' && ` · ${text(`prizes.state.${prize.state}`)}`}
          {waits && prize.expiresAt !== null && ` · ${text('prizes.until', { moment: dateTime(prize.expiresAt) })}`}
        </span>
      </span>
      <span
        className={classNames(
          'flex items-center justify-between gap-3.5',
          stands_below && 'order-last basis-full pl-12 sm:order-none sm:basis-auto sm:pl-0',
        )}
      >
        {prize.type === 'money' ? (
          <Amount
            amount_minor={prize.amount}
            currency={prize.currency}
            exponent={prize.exponent}
            locale={locale}
            trim
            className="text-lg font-bold text-accent-ink"
          />
        ) : (
          <span className="font-bold text-accent-ink sm:text-right">{prize.text}</span>
        )}
        {waits && (
          <Button size="sm" onClick={onTake}>
            {text('prizes.take')}
          </Button>
        )}
      </span>
      <IconButton size="sm" label={text('prizes.hide')} icon={<X aria-hidden="true" />} onClick={onHide} />
    </li>
  )
}

/** Takes it out of the list at once where the house agrees (SA-067). */
const hide = async ({ id }: PrizeView): Promise<void> => {
  const answer = await api.call<typeof hidePrize>('POST /rest/player/prizes/{id}/hide/', { params: { id }, body: undefined })
  if (!answer.success) return notify({ tone: 'negative', title: answer.message })
  changePagedList<PrizeView>(prizes_key, (known) => known.filter((prize) => prize.id !== id))
}

/** Takes what waits for the player, and reads the list anew. */
const take = async ({ id }: PrizeView): Promise<void> => {
  const answer = await api.call<typeof takePrize>('POST /rest/player/prizes/{id}/take/', { params: { id }, body: {} })
  if (!answer.success) notify({ tone: 'negative', title: answer.message })
  await refreshPagedList(prizes_key)
}

/** The player's prizes (API-050). */
const PrizesTab = () => {
  const text = useText<typeof texts>()
  return (
    <PagedList
      list={usePrizes()}
      coming={
        <>
          <SkeletonRow />
          <SkeletonRow />
        </>
      }
      empty={
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
      }
    >
      {(prizes) => (
        <ul aria-label={text('prizes.list')}>
          {prizes.map((prize) => (
            <PrizeLine key={prize.id} prize={prize} onTake={() => void take(prize)} onHide={() => void hide(prize)} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

export default PrizesTab
