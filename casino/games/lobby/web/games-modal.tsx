import { useRef } from 'react'
import { games_modal_limit } from '../limits.ts'
import type { texts } from '../texts.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { listOf, word } from './games-modal-params.ts'
import { NothingFound } from './nothing-found.tsx'
import { PagedTiles } from './paged-tiles.tsx'
import { useGamesBrowser } from './use-games-browser.ts'
import { useWindowPlace } from './use-window-place.ts'

/** Up to this many games are shown as large tiles. */
const few_games = 8

/** A list of games in a modal, 48 per page (MD-026, CN-002). Who leaves the page through it finds it again on the way back (EN-073). */
const GamesModal = ({ params }: ModalProps) => {
  const text = useText<typeof texts>()
  const list = useGamesBrowser(JSON.stringify(params), listOf(params).source, null)
  const content = useRef<HTMLDivElement>(null)
  useWindowPlace(params, list, content)
  return (
    <Dialog {...useModalFrame()} size="lg" title={word(params['title']) ?? text('games-lobby.all')}>
      <div ref={content}>
        <PagedTiles
          list={list}
          page={games_modal_limit}
          is_roomy={list.phase === 'shown' && list.total <= few_games}
          empty={<NothingFound />}
        />
      </div>
    </Dialog>
  )
}

export default GamesModal
