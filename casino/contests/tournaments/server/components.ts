import { pastBoardViews, shownState, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { information, type ComponentData, type PageComponents } from '#kernel/slice.ts'
import { allTournaments, owner, type FoundTournament } from './find-tournaments.ts'
import { cardsOf, tournamentView } from './tournament-view.ts'

/** Finished tournaments that the page begins with. */
const past_limit = 5

const shownOf = (all: readonly FoundTournament[], slug: string | undefined, now: Date): FoundTournament | undefined => {
  if (slug !== undefined) return all.findLast(({ campaign }) => campaign.slug === slug)
  const states = (state: string) => all.find(({ main }) => shownState(main, now) === state)
  return states('active') ?? states('soon')
}

/** Everything on /tournaments-promo/: the tournament that is named, or the one that runs; what runs and comes; what is over. */
const tournaments: ComponentData<'tournaments'> = async ({ house, visitor, language, params }) => {
  const viewer: Viewer = { house, language, player_id: visitor.player_id }
  const now = house.clock.now()
  const all = await allTournaments(house)
  const shown = shownOf(all, params['slug'], now)
  if (params['slug'] !== undefined && !shown) return null
  const open = all.filter(({ main }) => shownState(main, now) !== 'closed')
  const past = await pastBoardViews(viewer, owner, { limit: past_limit, offset: 0 })
  return {
    shown: shown ? await tournamentView(viewer, shown) : null,
    cards: await cardsOf(viewer, open),
    past: past.data,
    hasMorePast: past.hasMore,
  }
}

export const components: PageComponents = { tournaments: information(tournaments) }
