import { useState } from 'react'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { ProfileData } from '../contract.ts'
import type { currencyTexts } from '../currency-texts.ts'
import { useChangeCurrency } from './use-change-currency.ts'

/** GN-003, A-046: the currency that the player plays in, and another one. */
export const CurrencyCard = ({ profile }: { readonly profile: ProfileData }) => {
  const text = useText<typeof currencyTexts>()
  const { currencies } = useAppState().config
  const [chosen, setChosen] = useState<number>()
  const { refused, is_sending, change } = useChangeCurrency()
  const wanted = chosen ?? profile.currency_id
  const send = async (): Promise<void> => {
    if (await change(wanted)) setChosen(undefined)
  }
  return (
    <Card heading={text('profile.currency.heading')}>
      <p className="mb-4 max-w-160 text-sm text-ink-soft">{text('profile.currency.why')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="w-full sm:w-60"
          label={text('profile.currency.field')}
          value={String(wanted)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={currencies.map(({ id, code, symbol }) => ({ value: String(id), label: `${code} (${symbol})` }))}
        />
        <Button variant="secondary" loading={is_sending} disabled={wanted === profile.currency_id} onClick={() => void send()}>
          {text('profile.currency.change')}
        </Button>
      </div>
      <RefusedNotice tone="warning" className="mt-4">
        {refused}
      </RefusedNotice>
    </Card>
  )
}
