import { useCommand } from '#kernel/web/forms/use-command.ts'
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
  const { is_sending, refused, send } = useCommand<typeof updateProfileEndpoint>('POST /rest/player/update/')
  const change = async (currency_id: number): Promise<boolean> => {
    const answer = await send({ body: { currency_id } })
    if (!answer?.success) return false
    rememberProfile(answer.data)
    notify({ tone: 'positive', title: text('profile.currency.changed') })
    // The message of the balance says the same to every page; this one does not wait for it.
    await reloadMain()
    void queries().invalidateQueries()
    return true
  }
  return { refused, is_sending, change }
}
