import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Switch } from '#ui/switch.tsx'
import type { getNotices, subscribeNotices, unsubscribeNotices } from '../contract.ts'
import type { texts } from '../texts.ts'

const key = ['tournament-notices'] as const

/** TO-006: stops the notices that a tournament begins, or has them again; what the house refused is said. */
export const setNotices = async (wanted: boolean): Promise<void> => {
  const answer = wanted
    ? await api.call<typeof subscribeNotices>('POST /rest/tournaments/notify/subscribe/', {})
    : await api.call<typeof unsubscribeNotices>('POST /rest/tournaments/notify/unsubscribe/', {})
  if (answer.success) queries().setQueryData(key, { isSubscribed: wanted })
  else notify({ tone: 'negative', title: answer.message })
}

/** The switch of these notices, among the player's own tournaments. */
export const TournamentNotices = () => {
  const text = useText<typeof texts>()
  const [saving, setSaving] = useState(false)
  const { data } = useQuery(
    { queryKey: key, queryFn: () => dataOf(api.call<typeof getNotices>('GET /rest/tournaments/notify/', {})) },
    queries(),
  )
  if (!data) return null
  const change = async (wanted: boolean): Promise<void> => {
    setSaving(true)
    await setNotices(wanted)
    setSaving(false)
  }
  return (
    <Switch
      label={text('tournaments.notices')}
      hint={text('tournaments.notices.hint')}
      checked={data.isSubscribed}
      disabled={saving}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
