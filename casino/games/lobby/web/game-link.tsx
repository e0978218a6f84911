import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { appState } from '#kernel/web/state/app-state.ts'

type GameLinkProps = {
  readonly slug: string
  /** Without a mode the game decides: money for a player, demo for a guest. Money asks a guest to register first. */
  readonly mode?: 'money' | 'demo'
  /** A table of the live floor has a page of its own. */
  readonly isLive?: boolean
  readonly className?: string
  readonly label?: string
  readonly children?: ReactNode
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens a game over the page in sight. It is a link, so that a game can be opened in another tab or sent to a friend; a
 * plain press opens the modal without a navigation, also from within another modal. The browser itself resolves the address on
 * the page in sight: the router's link would do so anew for each of the hundreds in a lobby, for a press that never reaches it.
 */
export const GameLink = ({ slug, mode, isLive = false, className, label, children }: GameLinkProps) => {
  if (isLive)
    return (
      <Link to={`/games/live/${slug}/`} className={className} aria-label={label}>
        {children}
      </Link>
    )
  const money = mode && String(mode === 'money')
  return (
    <a
      href={money ? `?game=${slug}&isMoney=${money}` : `?game=${slug}`}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        if (mode === 'money' && appState.get().main.isGuest)
          return openModal('Register', { source: 'game_play', game: slug, isMoney: true })
        openModal('Game', { game: slug, ...(money && { isMoney: money }) })
      }}
    >
      {children}
    </a>
  )
}
