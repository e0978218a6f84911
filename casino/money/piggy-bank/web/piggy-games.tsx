import { Link } from 'react-router'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { GameTile, gameTileLinkClass } from '#ui/game-tile.tsx'
import { TileGrid } from '#ui/tile-grid.tsx'
import type { PiggyBankData } from '../contract.ts'
import type { texts } from '../texts.ts'

const Play = ({ slug, title }: { readonly slug: string; readonly title: string }) => {
  const text = useText<typeof texts>()
  const params = { game: slug, isMoney: 'true' }
  return (
    <Link
      to={{ search: `?${new URLSearchParams(params)}` }}
      preventScrollReset
      className={gameTileLinkClass}
      aria-label={text('piggy-bank.open-game', { title })}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openModal('Game', params)
      }}
    />
  )
}

/** MB-014: the games whose stakes fill the bank. Whoever may not play sees which, and is not invited. */
export const PiggyGames = ({ games }: Pick<PiggyBankData, 'games'>) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const is_closed = useIsPlayClosed()
  const percent = percentsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  if (games.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl font-extrabold">{text('piggy-bank.games')}</h2>
      <TileGrid>
        {games.map(({ slug, title, provider, image, rtp }) => (
          <GameTile
            key={slug}
            title={title}
            provider={provider}
            rtp={text('piggy-bank.rtp', { percent: percent.format(rtp / 100) })}
            src={image}
            link={is_closed ? null : <Play slug={slug} title={title} />}
          />
        ))}
      </TileGrid>
    </section>
  )
}
