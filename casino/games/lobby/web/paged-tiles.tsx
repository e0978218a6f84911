import type { ReactNode } from 'react'
import type { texts } from '../texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { GamesTiles } from './games-tiles.tsx'
import type { GamesBrowser } from './use-games-browser.ts'

type PagedTilesProps = {
  readonly list: GamesBrowser
  /** Page size: the number of placeholders shown while a page loads. */
  readonly page: number
  readonly empty: ReactNode
  readonly eager?: number
  readonly is_roomy?: boolean
}

/**
 * A grid of games with "load more", and its empty and failed states. It does not use the list kit (usePagedList) because its first
 * page is server-rendered and its position is restored from a cookie.
 */
export const PagedTiles = ({ list, page, empty, eager = 0, is_roomy = false }: PagedTilesProps) => {
  const text = useText<typeof texts>()
  const { games, total, phase } = list
  if (phase === 'shown' && games.length === 0) return empty
  if (phase === 'failed' && games.length === 0)
    return (
      <ErrorState heading={text('games-lobby.failed')} action={<Button onClick={list.retry}>{text('games-lobby.retry')}</Button>}>
        {text('games-lobby.failed-text')}
      </ErrorState>
    )
  const coming = phase === 'waiting' ? Math.min(page, 12) : phase === 'loading' ? Math.min(page, total - games.length) : 0
  return (
    <>
      <GamesTiles games={games} eager={eager} coming={coming} is_roomy={is_roomy} />
      <LoadMore
        label={text(phase === 'failed' ? 'games-lobby.retry' : 'games-lobby.more')}
        shown_text={text('games-lobby.shown', { shown: games.length, total })}
        shown={games.length}
        total={total}
        loading={phase === 'loading'}
        onMore={list.more}
      />
    </>
  )
}
