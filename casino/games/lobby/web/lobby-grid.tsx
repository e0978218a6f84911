import { SlidersHorizontal } from 'lucide-react'
import type { GameCard, GamesLobbyData } from '../contract.ts'
import { games_modal_limit } from '../limits.ts'
import { arranged } from '../rules.ts'
import type { texts } from '../texts.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Chip } from '#ui/chip.tsx'
import { choicesMade, clearLobbyFilter, lobbyFilter, useLobbyFilter } from './filter-store.ts'
import { fromBrowser } from './games-source.ts'
import { NothingFound } from './nothing-found.tsx'
import { PagedTiles } from './paged-tiles.tsx'
import { useGamesBrowser } from './use-games-browser.ts'

const Chips = ({ data }: { readonly data: GamesLobbyData }) => {
  const text = useText<typeof texts>()
  const filter = useLobbyFilter()
  const choose = (category_id: number | undefined) => lobbyFilter.set((old) => ({ ...old, category_id }))
  const made = choicesMade(filter)
  return (
    <div className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 desk:-mx-6 desk:px-6">
      <Chip
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        {...(made > 0 ? { count: made } : {})}
        onClick={() => openModal('GamesFilter', { providers: data.providers, themes: data.themes })}
      >
        {text('games-lobby.filter')}
      </Chip>
      <Chip selected={filter.category_id === undefined} count={data.total} onClick={() => choose(undefined)}>
        {text('games-lobby.all')}
      </Chip>
      {data.categories.map(({ id, title, count }) => (
        <Chip key={id} selected={filter.category_id === id} count={count} onClick={() => choose(id)}>
          {title}
        </Chip>
      ))}
    </div>
  )
}

/** Up to this many games are shown as large tiles. */
const few_games = 8

type LobbyGridProps = {
  readonly data: GamesLobbyData
  readonly cards: ReadonlyMap<number, GameCard>
}

/** All games, filtered by chips and the filter modal. When the page already contains all games, filtering needs no request. */
export const LobbyGrid = ({ data, cards }: LobbyGridProps) => {
  const text = useText<typeof texts>()
  const filter = useLobbyFilter()
  const all = data.all.flatMap((id) => cards.get(id) ?? [])
  const is_whole = data.total <= all.length
  const narrowed = is_whole ? arranged(all, filter) : null
  const is_plain = Object.values(filter).every((choice) => choice === undefined || choice === 'house')
  const first = narrowed ? { games: narrowed, total: narrowed.length } : is_plain ? { games: all, total: data.total } : null
  const list = useGamesBrowser(JSON.stringify(filter), fromBrowser('all', filter, games_modal_limit), first)
  return (
    <section aria-labelledby="games-all" className="flex min-w-0 flex-col gap-4">
      <h2 id="games-all" className="text-xl font-extrabold">
        {text('games-lobby.all')}
      </h2>
      <Chips data={data} />
      <PagedTiles
        list={list}
        page={games_modal_limit}
        is_roomy={data.total <= few_games}
        empty={<NothingFound onClear={clearLobbyFilter} />}
      />
    </section>
  )
}
