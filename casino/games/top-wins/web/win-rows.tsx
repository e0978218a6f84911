import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { TopWin } from '../contract.ts'
import { least_multiple } from '../rules.ts'
import type { texts } from '../texts.ts'

const Row = ({ win, place, of_game }: { readonly win: TopWin; readonly place: number; readonly of_game: boolean }) => {
  const text = useText<typeof texts>()
  const { locale, date } = useFormats()
  const { id, login, slug, title } = win
  const multiple = new Intl.NumberFormat(locale, { maximumFractionDigits: win.multiple >= 100_00 ? 0 : 1 }).format(
    Math.floor(win.multiple / 10) / 10,
  )
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:gap-4 sm:px-5">
      <span className="amount w-5 text-center text-sm font-bold text-ink-soft">{place}</span>
      {!of_game && <img src={win.image} alt="" width={52} height={52} loading="lazy" className="size-13 rounded-md object-cover" />}
      <div className="min-w-0 flex-1">
        {of_game ? (
          <p className="truncate font-bold">{login}</p>
        ) : (
          <Link to={`/games/${slug}/`} className="block truncate font-bold hover:underline">
            {title}
          </Link>
        )}
        <p className="truncate text-sm text-ink-soft">
          {of_game ? '' : `${login} · `}
          {date(win.at)}
        </p>
      </div>
      <p className="text-end">
        <span className="amount block text-lg font-extrabold text-positive">{text('top-wins.stakes', { multiple })}</span>
        <Amount
          className="text-sm text-ink-soft"
          amount_minor={win.winAmount}
          currency={win.currency}
          exponent={win.exponent}
          locale={locale}
          trim
        />
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={text('top-wins.watch-of', { login, title })}
        onClick={() => openModal('WinReplay', { id, login })}
      >
        <Play aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{text('top-wins.watch')}</span>
      </Button>
    </li>
  )
}

/** Wins with their replays, the largest multiple first. */
export const WinRows = ({ wins, of_game = false }: { readonly wins: readonly TopWin[]; readonly of_game?: boolean }) => {
  const text = useText<typeof texts>()
  if (wins.length === 0) return <p className="px-4 pb-5 text-ink-soft sm:px-5">{text('top-wins.empty')}</p>
  return (
    <ol className="divide-y divide-line border-t border-line">
      {wins.map((win, index) => (
        <Row key={win.id} win={win} place={index + 1} of_game={of_game} />
      ))}
    </ol>
  )
}

interface WinsOfGameProps {
  readonly wins: readonly TopWin[]
  /** The most that a round of the game may return, in stakes. */
  readonly most_multiple: number
}

/** The best wins of one game. A game that never returns so much has no place for them. */
export const WinsOfGame = ({ wins, most_multiple }: WinsOfGameProps) => {
  const text = useText<typeof texts>()
  if (most_multiple < least_multiple) return null
  return (
    <Card heading={text('top-wins.of-game')} flush>
      <WinRows wins={wins} of_game />
    </Card>
  )
}
