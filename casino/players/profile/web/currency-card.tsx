import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { ProfileData, updateProfileEndpoint } from '../contract.ts'
import type { currencyTexts } from '../currency-texts.ts'
import { rememberProfile } from './profile-query.ts'

const useChange = () => {
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
      // The balance message would update every page too; this page does not wait for it.
      await reloadMain()
      void queries().invalidateQueries()
    } else setRefused(answer.errors['currency_id'] ?? answer.message)
    setSending(false)
    return answer.success
  }
  return { refused, is_sending, change }
}

/** GN-003, A-046: the player's currency, and a choice of another one while the account is empty. */
export const CurrencyCard = ({ profile }: { readonly profile: ProfileData }) => {
  const text = useText<typeof currencyTexts>()
  const { dateTime } = useFormats()
  const { currencies } = useAppState().config
  const { free_at, return_id } = profile.currencyChoice
  const [chosen, setChosen] = useState<number>()
  const { refused, is_sending, change } = useChange()
  const offered = currencies.filter(({ id }) => free_at === null || id === profile.currency_id || id === return_id)
  const nameOf = ({ code, symbol }: (typeof currencies)[number]): string => `${code} (${symbol})`
  // With nothing to choose from there is no select, so the currency is shown as text.
  const only = offered.length === 1 ? offered[0] : undefined
  const wanted = chosen ?? profile.currency_id
  const send = async (): Promise<void> => {
    if (await change(wanted)) setChosen(undefined)
  }
  return (
    <Card heading={text('profile.currency.heading')}>
      <p className="mb-4 max-w-160 text-sm text-ink-soft">{text('profile.currency.why')}</p>
      {free_at !== null && (
        <p className="mb-4 max-w-160 text-sm text-ink-soft">
          {only && `${text('profile.currency.now', { currency: nameOf(only) })} `}
          {text('profile.currency.stays', { till: dateTime(free_at) })}
        </p>
      )}
      {offered.length > 1 && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            className="w-full sm:w-60"
            label={text('profile.currency.field')}
            value={String(wanted)}
            onChange={(event) => setChosen(Number(event.target.value))}
            options={offered.map((currency) => ({ value: String(currency.id), label: nameOf(currency) }))}
          />
          <Button variant="secondary" loading={is_sending} disabled={wanted === profile.currency_id} onClick={() => void send()}>
            {text('profile.currency.change')}
          </Button>
        </div>
      )}
      {refused !== undefined && (
        <Notice tone="warning" announce className="mt-4">
          {refused}
        </Notice>
      )}
    </Card>
  )
}
