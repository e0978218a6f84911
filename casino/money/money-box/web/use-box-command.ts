import { useState } from 'react'
import { typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { Answer } from '#kernel/web/api/api.ts'
import { newCommandKey } from '#kernel/web/browser.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { addHold, MoneyBox } from '../contract.ts'
import type { texts } from '../texts.ts'
import { keepBox } from './box-query.ts'

interface CommandOptions {
  readonly box: MoneyBox
  /** Sends it; one press is one command. */
  readonly call: (amount: number, key: string) => Promise<Answer<typeof addHold>>
  readonly done_text: 'money-box.put.done' | 'money-box.take.done'
  readonly done: () => void
}

/** An amount that is typed and moved in or out of the box. A refusal stands at the field; a call that fails is logged (MB-009). */
export const useBoxCommand = ({ box, call, done_text, done }: CommandOptions) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const amount = typedAmount(typed, box.exponent)
  const say = (minor: number): string => formatAmount(minor, { currency: box.currency, exponent: box.exponent, locale, trim: true })
  const send = async (): Promise<void> => {
    if (amount === null || amount === 0) return setFault(text('money-box.amount.missing'))
    setSending(true)
    setFault(undefined)
    const answer = await call(amount, newCommandKey())
    setSending(false)
    if (!answer.success) {
      if (answer.status === null || answer.status >= 500) logFailure('money box', answer.error)
      return setFault(answer.message)
    }
    keepBox(answer.data)
    notify({ tone: 'positive', title: text(done_text, { amount: say(amount) }) })
    done()
  }
  const type = (value: string): void => {
    setTyped(value)
    setFault(undefined)
  }
  return { typed, type, fault, sending, amount, say, send }
}
