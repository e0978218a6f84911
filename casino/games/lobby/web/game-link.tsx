import type { ReactNode } from 'react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { isPlainPress } from '#kernel/web/page/plain-press.ts'
import { appState } from '#kernel/web/state/app-state.ts'

type GameLinkProps = {
  readonly slug: string
  /** Without a mode, players open the game for money and guests as a demo. A guest who asks for money is sent to registration first. */
  readonly mode?: 'money' | 'demo'
  /** Tables of the live floor have a page of their own. */
  readonly isLive?: boolean
  readonly className?: string
  readonly label?: string
  readonly children?: ReactNode
}

/**
 * Opens a game in a modal over the current page. It is a link, so that a game can be opened in another tab or shared; a plain click
 * opens the modal without navigation, also from within another modal. The href is relative and resolved by the browser: the
 * router's link would resolve it for each of the hundreds of tiles, for a navigation that does not happen.
 */
export const GameLink = ({ slug, mode, isLive = false, className, label, children }: GameLinkProps) => {
  if (isLive)
    return (
      <LeavingLink to={`/games/live/${slug}/`} className={className} aria-label={label}>
        {children}
      </LeavingLink>
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
