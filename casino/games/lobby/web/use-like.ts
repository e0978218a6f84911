import type { toggleFavourite } from '#casino/games/favourites/contract.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { patchMain, useMain } from '#kernel/web/state/app-state.ts'
import { createStore } from '#kernel/web/state/store.ts'
import { withLike } from './liked-ids.ts'

/** Ids of likes being sent: a second click on the same heart waits for the first answer. */
const under_way = createStore<readonly number[]>([])

const show = (game_id: number, is_liked: boolean): void =>
  patchMain((main) => ({ favoriteGames: withLike(main.favoriteGames, game_id, is_liked) }))

const toggle = async (game_id: number, slug: string, was_liked: boolean): Promise<void> => {
  if (under_way.get().includes(game_id)) return
  under_way.set((ids) => [...ids, game_id])
  show(game_id, !was_liked)
  const answer = await api.call<typeof toggleFavourite>('GET /rest/games/{slug}/toggle-favorite/', {
    params: { slug },
    key: newCommandKey(),
  })
  under_way.set((ids) => ids.filter((id) => id !== game_id))
  // The server's answer wins, as another tab may have toggled the like too. On a failure the heart is reset (GA-017).
  show(game_id, answer.success ? answer.data.isFavorite : was_liked)
  if (!answer.success) notify({ tone: 'negative', title: answer.message })
}

/** Like button state of one game. It changes at once; guests are asked to register first. */
export const useLike = (game_id: number, slug: string): { readonly is_liked: boolean; readonly toggle: () => void } => {
  const main = useMain()
  const is_liked = main.favoriteGames.includes(game_id)
  return {
    is_liked,
    toggle: () => (main.isGuest ? openModal('Register', { source: 'favorite_game' }) : void toggle(game_id, slug, is_liked)),
  }
}
