import { X } from 'lucide-react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { GameArt } from '#ui/game-art.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Progress } from '#ui/progress.tsx'
import type { FreeSpinsView } from '../contract.ts'
import type { texts } from '../texts.ts'

const Line = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="rounded-md bg-surface-2 px-3.5 py-2.5">
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="amount font-extrabold">{value}</dd>
  </div>
)

/** The games that they are played in, to be pressed while there is something to play. */
const Games = ({ spins }: { readonly spins: FreeSpinsView }) => {
  const text = useText<typeof texts>()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2.5">
      {spins.games.map(({ slug, title }) => (
        <li key={slug}>
          <button
            type="button"
            aria-label={text('free-spins.play', { title })}
            onClick={() => openModal('Game', { game: slug, isMoney: true })}
            className="block w-full overflow-hidden rounded-lg shadow-low transition-transform hover:-translate-y-0.5 motion-reduce:transition-none"
          >
            <GameArt slug={slug} shape="square" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FreeSpinsCardProps {
  readonly spins: FreeSpinsView
  /** Takes it off the page; only what is over and came in portions. */
  readonly onHide?: () => void
}

/** One gift of free spins: how many are left, where and until when they are played, and what they brought. */
export const FreeSpinsCard = ({ spins, onHide }: FreeSpinsCardProps) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const is_closed = useIsPlayClosed()
  const { currency, exponent, currentFs, total, played, portions, nextAt, endsAt, winsTo } = spins
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const of = text('free-spins.progress.of', { played, total })
  const is_over = spins.status === 'complete'
  return (
    <li
      className={classNames(
        'flex flex-col gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line',
        is_over && 'shadow-none',
      )}
    >
      <header className="flex items-start gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
          <ArtIcon name="slot-machine" size={38} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-soft">{spins.title}</p>
          <h3 className="heading text-lg font-extrabold">{text('free-spins.left', { count: is_over ? total : currentFs })}</h3>
          {portions > 1 && <p className="text-xs text-ink-soft">{text('free-spins.daily', { portions })}</p>}
        </div>
        {is_over && <Badge tone="neutral">{text('free-spins.over')}</Badge>}
        {onHide && <IconButton size="sm" label={text('free-spins.hide')} icon={<X aria-hidden="true" />} onClick={onHide} />}
      </header>
      <div>
        <p className="mb-2 flex justify-between gap-4 text-sm">
          <span className="text-ink-soft">{text('free-spins.progress')}</span>
          <span className="amount font-bold">{of}</span>
        </p>
        <Progress label={text('free-spins.progress')} value={played} max={total} value_text={of} />
      </div>
      <dl className="grid grid-cols-2 gap-2.5 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1 xl:grid-cols-2 xl:*:last:col-span-2">
        <Line label={text('free-spins.stake')} value={money(spins.stake)} />
        <Line label={text('free-spins.won')} value={money(spins.won)} />
        <Line label={text('free-spins.wins-to')} value={text(`free-spins.wins.${winsTo}`)} />
      </dl>
      {currentFs > 0 && !is_closed && <Games spins={spins} />}
      {(endsAt !== null || nextAt !== null) && (
        <footer className="mt-auto flex flex-col gap-1 text-xs text-ink-soft">
          {endsAt !== null && <p>{text('free-spins.ends', { moment: dateTime(endsAt) })}</p>}
          {nextAt !== null && <p>{text('free-spins.next', { count: total / portions, moment: dateTime(nextAt) })}</p>}
        </footer>
      )}
      {spins.left > 0 && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => openModal('FreeSpinsGiveUp', { spins })}>
          {text('free-spins.give-up')}
        </Button>
      )}
    </li>
  )
}
