import { useState } from 'react'
import type { Answer } from '#kernel/web/api/api.ts'
import { newCommandKey } from '#kernel/web/browser.ts'
import { createAttempts } from '#kernel/web/forms/attempt.ts'
import { useAmount } from '#kernel/web/forms/use-amount.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { addHold, MoneyBox } from '../contract.ts'
import type { texts } from '../texts.ts'
import { keepBox } from './box-query.ts'
import { refusalOf } from './refusal.ts'

interface CommandOptions {
  readonly box: MoneyBox
  readonly call: (amount: number, key: string) => Promise<Answer<typeof addHold>>
  /** What the call sends beside the amount: pressed again while the outcome is unknown it is the same command as long as this is the same. */
  readonly beside?: string
  readonly done_text: 'money-box.put.done' | 'money-box.take.done'
  readonly done: () => void
}

/** An amount that is moved in or out of the box. A refusal stands at the field; a call that fails is only logged (MB-009). */
export const useBoxCommand = ({ box: { currency, exponent }, call, beside, done_text, done }: CommandOptions) => {
  const text = useText<typeof texts>()
  const [attempts] = useState(() => createAttempts<number>({ adds_up: true }))
  const [sending, setSending] = useState(false)
  const amount = useAmount({ currency, exponent, faultOf: (value) => (value ? undefined : text('money-box.amount.missing')) })
  const send = async (): Promise<void> => {
    const chosen = amount.check()
    if (chosen === null || sending) return
    setSending(true)
    const answer = await attempts.send(chosen, (said, key) => call(said, key ?? newCommandKey()), [chosen, beside])
    setSending(false)
    if (!answer.success) {
      const refusal = refusalOf(answer)
      return refusal === null ? undefined : amount.setFault(refusal)
    }
    keepBox(answer.data)
    notify({ tone: 'positive', title: text(done_text, { amount: amount.say(chosen) }) })
    done()
  }
  return { amount, sending, send }
}
