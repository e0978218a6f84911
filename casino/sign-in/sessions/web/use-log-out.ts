import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { logOutEndpoint } from '../contract.ts'

/** AU-030: logs out, reloads the app's data, and navigates home. */
export const useLogOut = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const answer = await api.call<typeof logOutEndpoint>('GET /rest/logout/', {})
    if (answer.success) {
      await goTo('/')
      await reloadMain()
    } else notify({ tone: 'negative', title: answer.message })
    setLeaving(false)
  }
  return { leaving, leave }
}
