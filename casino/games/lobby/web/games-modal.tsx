import { games_modal_limit, gameSorts, volatilities } from '../limits.ts'
import type { GameFilter } from '../rules.ts'
import type { texts } from '../texts.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fromBrowser, fromList, fromPromotion, type GamesSource } from './games-source.ts'
import { NothingFound } from './nothing-found.tsx'
import { PagedTiles } from './paged-tiles.tsx'
import { useGamesBrowser } from './use-games-browser.ts'

type Params = ModalProps['params']

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const whole = (value: unknown): number | undefined => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

const filterOf = (params: Params): GameFilter => ({
  category_id: whole(params['categoryId']),
  provider: word(params['provider']),
  theme: word(params['theme']),
  volatility: volatilities.find((known) => known === params['volatility']),
  sort: gameSorts.find((known) => known === params['sort']),
  live: params['live'] === undefined ? undefined : params['live'] === true || params['live'] === 'true' || params['live'] === '1',
})

/**
 * The list that the modal shows: a promotion tag, a list of the player, or a catalogue list with filters. Values may come from the
 * address.
 */
const sourceOf = (params: Params): GamesSource => {
  const promotion = whole(params['promotion'])
  if (promotion !== undefined) return fromPromotion(promotion)
  const list = word(params['list'])
  if (list !== undefined) return fromList(list, games_modal_limit)
  return fromBrowser(word(params['browser']) ?? 'all', filterOf(params), games_modal_limit)
}

/** Up to this many games are shown as large tiles. */
const few_games = 8

/** A list of games in a modal, 48 per page (MD-026, CN-002). */
const GamesModal = ({ params }: ModalProps) => {
  const text = useText<typeof texts>()
  const list = useGamesBrowser(JSON.stringify(params), sourceOf(params), null)
  return (
    <Dialog {...useModalFrame()} size="lg" title={word(params['title']) ?? text('games-lobby.all')}>
      <PagedTiles
        list={list}
        page={games_modal_limit}
        is_roomy={list.phase === 'shown' && list.total <= few_games}
        empty={<NothingFound />}
      />
    </Dialog>
  )
}

export default GamesModal
