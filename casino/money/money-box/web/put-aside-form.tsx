import { useState } from 'react'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api } from '#kernel/web/browser.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { addHold, MoneyBox } from '../contract.ts'
import { offeredDays } from '../rules.ts'
import type { texts } from '../texts.ts'
import { useBoxCommand } from './use-box-command.ts'

const day_ms = 86_400_000
const attempts = createPlayersAttempts<BodyOf<typeof addHold>>('money-box-put-aside')

/** MB-005: so much, till such a day. */
export const PutAsideForm = ({ box, done }: { readonly box: MoneyBox; readonly done: () => void }) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const [days, setDays] = useState('30')
  // Counted from the moment that the form was opened, so that what is read is what is sent.
  const [opened_ms] = useState(Date.now)
  const holdTill = new Date(opened_ms + Number(days) * day_ms).toISOString()
  const available = useMain().playerInfo?.playerBalance.balance ?? 0
  const command = useBoxCommand({
    box,
    attempts,
    said: (minor) => ({ amount: minor, holdTill }),
    beside: days,
    call: (body, key) => api.call<typeof addHold>('POST /rest/inner-balance/accrual-hold/', { body, key }),
    done_text: 'money-box.put.done',
    done,
  })
  const { amount } = command
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void command.send()
      }}
    >
      <AmountField
        label={text('money-box.amount')}
        hint={text('money-box.on-balance', { amount: amount.say(available) })}
        amount={amount}
        all={{ label: text('money-box.all'), amount: available }}
      />
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-semibold">{text('money-box.days')}</span>
        <Segmented
          label={text('money-box.days')}
          wide
          value={days}
          onChange={setDays}
          options={offeredDays.map((count) => ({ value: String(count), label: text('money-box.days.count', { count }) }))}
        />
        <span className="text-sm text-ink-soft">{text('money-box.till', { date: date(holdTill) })}</span>
      </div>
      <Button type="submit" size="lg" wide loading={command.sending}>
        {amount.amount ? text('money-box.put-amount', { amount: amount.say(amount.amount) }) : text('money-box.put')}
      </Button>
    </form>
  )
}
