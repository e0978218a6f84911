import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'

type GameLinkProps = {
  readonly slug: string
  /** Without a mode the game decides: money for a player, demo for a guest. */
  readonly mode?: 'money' | 'demo'
  readonly className?: string
  readonly label?: string
  readonly children?: ReactNode
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Opens a game over the page in sight. It is a link, so that a game can be opened in another tab or sent to a friend; a
 * plain press opens the modal without a navigation, also from within another modal.
 */
export const GameLink = ({ slug, mode, className, label, children }: GameLinkProps) => {
  const params = { game: slug, ...(mode ? { isMoney: String(mode === 'money') } : {}) }
  return (
    <Link
      to={{ search: `?${new URLSearchParams(params)}` }}
      preventScrollReset
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        openModal('Game', params)
      }}
    >
      {children}
    </Link>
  )
}
