import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { updateProfileEndpoint } from '../contract.ts'
import type { currencyTexts } from '../currency-texts.ts'
import { rememberProfile } from './profile-query.ts'

/** Chooses the currency to play in (GN-003); a refusal is told where it was chosen. */
export const useChangeCurrency = () => {
  const text = useText<typeof currencyTexts>()
  const [refused, setRefused] = useState<string>()
  const [is_sending, setSending] = useState(false)
  const change = async (currency_id: number): Promise<boolean> => {
    setSending(true)
    setRefused(undefined)
    const answer = await api.call<typeof updateProfileEndpoint>('POST /rest/player/update/', { body: { currency_id } })
    if (answer.success) {
      rememberProfile(answer.data)
      notify({ tone: 'positive', title: text('profile.currency.changed') })
      // The message of the balance says the same to every page; this one does not wait for it.
      await reloadMain()
      void queries().invalidateQueries()
    } else setRefused(answer.errors['currency_id'] ?? answer.message)
    setSending(false)
    return answer.success
  }
  return { refused, is_sending, change }
}
