import { useState } from 'react'
import type { Answer } from '#kernel/web/api/api.ts'
import { newCommandKey } from '#kernel/web/browser.ts'
import type { Attempts } from '#kernel/web/forms/attempt.ts'
import { useAmount } from '#kernel/web/forms/use-amount.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { addHold, MoneyBox } from '../contract.ts'
import type { texts } from '../texts.ts'
import { keepBox } from './box-query.ts'
import { refusalOf } from './refusal.ts'

/** A command that the browser sends, and what the player decided: pressed again while the outcome is unknown it is the same one. */
interface BoxCommand<Said> {
  readonly attempts: Attempts<Said>
  readonly said: (amount: number) => Said
  /** What was decided beside the amount. What is said may also move by itself, as a date that is counted from now does. */
  readonly beside?: string
  readonly call: (said: Said, key: string) => Promise<Answer<typeof addHold>>
}

interface CommandOptions<Said> extends BoxCommand<Said> {
  readonly box: MoneyBox
  readonly done_text: 'money-box.put.done' | 'money-box.take.done'
  readonly done: () => void
}

/** An amount that is moved in or out of the box. A refusal stands at the field; a call that fails is only logged (MB-009). */
export const useBoxCommand = <Said>({ box, attempts, said, beside, call, done_text, done }: CommandOptions<Said>) => {
  const text = useText<typeof texts>()
  const { currency, exponent } = box
  const [sending, setSending] = useState(false)
  const amount = useAmount({ currency, exponent, faultOf: (value) => (value ? undefined : text('money-box.amount.missing')) })
  const send = async (): Promise<void> => {
    const chosen = amount.check()
    if (chosen === null || sending) return
    setSending(true)
    const answer = await attempts.send(said(chosen), (sent, key) => call(sent, key ?? newCommandKey()), [currency, chosen, beside])
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
