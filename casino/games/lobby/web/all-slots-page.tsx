import { useLoaderData, useNavigationType } from 'react-router'
import { all_slots_limit } from '../limits.ts'
import type { texts } from '../texts.ts'
import { api } from '#kernel/web/browser.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf, type PageData } from '#kernel/web/page/page-data.ts'
import { pageCallUrl } from '#kernel/web/page/page-path.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { GamesSource } from './games-source.ts'
import { listAsLeft } from './list-memory.ts'
import { NothingFound } from './nothing-found.tsx'
import { PagedTiles } from './paged-tiles.tsx'
import { SlotCard } from './slot-card.tsx'
import { useGamesBrowser } from './use-games-browser.ts'
import { useListPlace } from './use-list-place.ts'

/** Up to this many slots are shown as a comparison of large cards, more of them as a grid. */
const few_slots = 8
const paging = { limit: all_slots_limit }
const path = '/games/all-slots/'

export const loader = pageLoader(paging)
export const clientLoader = pageClientLoader(paging)
export const shouldRevalidate = pageShouldRevalidate

/** RT-001: each further page is requested with the next offset: 18, 36, … */
const fromPage: GamesSource = async (offset, signal) => {
  const answer = await api.send('GET', pageCallUrl(path, { ...paging, offset: String(offset) }), { signal })
  const page = answer.success ? (answer as unknown as { data?: PageData }).data : undefined
  return (page && componentOf(page, 'games-grid')) ?? null
}

const AllSlotsPage = () => {
  const text = useText<typeof texts>()
  const language = useLanguage()
  const data = componentOf(useLoaderData<typeof loader>(), 'games-grid')
  const is_return = useNavigationType() === 'POP'
  const key = `${language} ${path}`
  const first = (is_return ? listAsLeft(key) : undefined) ?? data ?? { games: [], total: 0 }
  const list = useGamesBrowser(key, fromPage, first)
  useListPlace(key, path, list, is_return)
  return (
    <PageContainer>
      <PageHeading heading={text('games-lobby.all-slots')} text={text('games-lobby.all-slots-text', { count: list.total })} />
      <section aria-labelledby="all-slots-list">
        <h2 id="all-slots-list" className="sr-only">
          {text('games-lobby.slots')}
        </h2>
        {list.total > 0 && list.total <= few_slots ? (
          <div className="flex flex-col gap-4">
            {list.games.map((game, index) => (
              <SlotCard key={game.id} game={game} eager={index < 3} />
            ))}
          </div>
        ) : (
          <PagedTiles list={list} page={all_slots_limit} eager={6} empty={<NothingFound />} />
        )}
      </section>
    </PageContainer>
  )
}

export default AllSlotsPage
