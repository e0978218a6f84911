import { api } from '#kernel/web/browser.ts'
import { closeModalsAbove } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { logOutEndpoint } from '../contract.ts'

/**
 * AU-030: logs out, closes every window, navigates home, and reloads the app's data. Returns false, with a notice, where the server has not done so.
 *
 * The server cuts the connection before it responds. Whoever then asks who is here has to wait for the response: it would be dropped as one
 * to a player who has left, and nobody would lead the guest away from a page that is closed to guests.
 */
export const logOut = async (): Promise<boolean> => {
  const answer = await api.call<typeof logOutEndpoint>('GET /rest/logout/', { ends_session: true })
  if (!answer.success) {
    notify({ tone: 'negative', title: answer.message })
    return false
  }
  closeModalsAbove(0)
  await goTo('/')
  await reloadMain()
  return true
}
