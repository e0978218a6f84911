import { useState } from 'react'
import { shownAmount, typedAmount } from '#kernel/money/amount-text.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { PayoutDesk, requestPayout } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew } from './payout-queries.ts'

interface Faults {
  readonly amount?: string | undefined
  readonly iban?: string | undefined
  readonly destination?: string | undefined
  readonly form?: string | undefined
}

/** The payout that is being asked for: where to, how much, and what is wrong with it. One press is one command, also when it is repeated. */
export const usePayoutForm = ({ methods, currency, available }: PayoutDesk) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const point = useLanguage() === 'en' ? '.' : ','
  const [method_id, setMethod] = useState(methods[0]?.id)
  const [chosen_destination, setDestination] = useState<string>()
  const [iban, setIban] = useState('')
  const [typed, setTyped] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [sending, setSending] = useState(false)
  const method = methods.find(({ id }) => id === method_id) ?? methods[0]
  const destination_id = method?.destinations.find(({ id }) => id === chosen_destination)?.id ?? method?.destinations[0]?.id
  const amount = typedAmount(typed, currency.exponent)
  const say = (minor: number): string => formatAmount(minor, { currency: currency.iso, exponent: currency.exponent, locale, trim: true })

  const send = async (): Promise<void> => {
    if (!method) return
    if (amount === null || amount === 0) return setFaults({ amount: text('payouts.amount-missing') })
    setFaults({})
    setSending(true)
    const requisites = method.requisites === 'iban' ? { iban } : { ...(destination_id && { instrumentId: destination_id }) }
    const answer = await api.call<typeof requestPayout>('POST /rest/cash/output/', {
      key: newCommandKey(),
      body: { methodId: method.id, amount, requisites },
    })
    setSending(false)
    askAnew()
    if (answer.success) {
      setTyped('')
      notify({ tone: 'positive', title: text('payouts.asked', { amount: say(answer.data.amount) }) })
      return
    }
    const { errors, details, message } = answer
    if (errors['iban'] ?? errors['instrumentId']) return setFaults({ iban: errors['iban'], destination: errors['instrumentId'] })
    setFaults(details['field'] === 'amount' ? { amount: message } : { form: message })
  }

  return {
    method,
    destination_id,
    iban,
    typed,
    amount,
    faults,
    sending,
    say,
    send,
    chooseMethod: (id: number) => {
      setMethod(id)
      setFaults({})
    },
    chooseDestination: setDestination,
    typeIban: (value: string) => {
      setIban(value)
      setFaults({})
    },
    typeAmount: (value: string) => {
      setTyped(value)
      setFaults({})
    },
    takeAll: () => {
      setTyped(shownAmount(available, currency.exponent, point))
      setFaults({})
    },
  }
}

export type PayoutFormState = ReturnType<typeof usePayoutForm>
