import { patchMain } from '#kernel/web/state/app-state.ts'

/** Another tab or device toggled a heart: every heart here shows the newest state. */
export const handle = (message: { readonly data: unknown }): void => {
  const ids = (message.data as { ids?: unknown } | null)?.ids
  if (Array.isArray(ids)) patchMain(() => ({ favoriteGames: ids.filter((id) => typeof id === 'number') }))
}
