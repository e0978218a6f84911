import type { toggleFavourite } from '#casino/games/favourites/contract.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { patchMain, useMain } from '#kernel/web/state/app-state.ts'

const set = (id: number, is_liked: boolean): void =>
  patchMain((main) => {
    const others = main.favoriteGames.filter((other) => other !== id)
    return { favoriteGames: is_liked ? [id, ...others] : others }
  })

/** The heart of the open game; it moves at once and the server's word stands (GA-017). A guest is asked to register. */
export const useFavourite = (game_id: number, slug: string): { readonly is_liked: boolean; readonly toggle: () => void } => {
  const main = useMain()
  const is_liked = main.favoriteGames.includes(game_id)
  const toggle = async (): Promise<void> => {
    set(game_id, !is_liked)
    const answer = await api.call<typeof toggleFavourite>('GET /rest/games/{slug}/toggle-favorite/', {
      params: { slug },
      key: newCommandKey(),
    })
    set(game_id, answer.success ? answer.data.isFavorite : is_liked)
    if (!answer.success) notify({ tone: 'negative', title: answer.message })
  }
  return {
    is_liked,
    toggle: () => (main.isGuest ? openModal('Register', { source: 'favorite_game' }) : void toggle()),
  }
}
