import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import type { leave, Race, subscribe } from '../contract.ts'
import { markMembership, refreshRace } from './live-race.ts'

interface Membership {
  readonly is_busy: boolean
  readonly join: () => void
  readonly leave: () => void
}

/** Taking part and leaving (RA-002). A guest is asked to register. */
export const useMembership = (race: Race): Membership => {
  const { isGuest } = useMain()
  const [is_busy, setBusy] = useState(false)
  const change = async (send: () => ReturnType<typeof joinCall>): Promise<void> => {
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (!answer.success) return notify({ tone: 'negative', title: answer.message })
    markMembership(race.id, answer.data.isSubscribed)
    await refreshRace()
  }
  const joinCall = () => api.call<typeof subscribe>('POST /rest/races/{id}/subscribe/', { params: { id: race.id }, body: undefined })
  const leaveCall = () => api.call<typeof leave>('POST /rest/races/{id}/leave/', { params: { id: race.id }, body: undefined })
  return {
    is_busy,
    join: () => (isGuest ? openModal('Register', { source: 'races' }) : void change(joinCall)),
    leave: () => void change(leaveCall),
  }
}
