import { useId, useState } from 'react'
import { useAmount } from '#kernel/web/forms/use-amount.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { SentOf } from '#kernel/web/api/api.ts'
import type { PayoutDesk, requestPayout } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew } from './payout-queries.ts'

interface Faults {
  readonly iban?: string | undefined
  readonly destination?: string | undefined
  readonly form?: string | undefined
}

const attempts = createPlayersAttempts<SentOf<typeof requestPayout>>('payout')

/** The payout that is being asked for: where to, how much, and what is wrong with it. One press is one command, also when it is repeated after a reload. */
export const usePayoutForm = ({ methods, currency }: PayoutDesk) => {
  const text = useText<typeof texts>()
  const [method_id, setMethod] = useState(methods[0]?.id)
  const [chosen_destination, setDestination] = useState<string>()
  const [iban, setIban] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  /** Of what says where the money goes: an account's number, or one of the player's cards. */
  const requisites_id = useId()
  const method = methods.find(({ id }) => id === method_id) ?? methods[0]
  const destination_id = method?.destinations.find(({ id }) => id === chosen_destination)?.id ?? method?.destinations[0]?.id
  const amount = useAmount({
    currency: currency.iso,
    exponent: currency.exponent,
    faultOf: (value) => (value ? undefined : text('payouts.amount-missing')),
  })
  const { is_sending: sending, send: sendRequest } = useCommand<typeof requestPayout>('POST /rest/cash/output/', {
    attempts,
    onRefused: ({ errors, details, message }) => {
      if (errors['iban'] ?? errors['instrumentId'])
        leadToField(requisites_id, () => setFaults({ iban: errors['iban'], destination: errors['instrumentId'] }))
      else if (details['field'] === 'amount') amount.setFault(message)
      else setFaults({ form: message })
      return true
    },
  })

  const send = async (): Promise<void> => {
    if (!method) return
    setFaults({})
    const chosen = amount.check()
    if (chosen === null) return
    const requisites = method.requisites === 'iban' ? { iban } : { ...(destination_id && { instrumentId: destination_id }) }
    const answer = await sendRequest({ body: { methodId: method.id, amount: chosen, requisites } })
    askAnew()
    if (!answer?.success) return
    amount.clear()
    notify({ tone: 'positive', title: text('payouts.asked', { amount: amount.say(answer.data.amount) }) })
  }

  return {
    method,
    destination_id,
    requisites_id,
    iban,
    amount,
    faults,
    sending,
    say: amount.say,
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
  }
}

export type PayoutFormState = ReturnType<typeof usePayoutForm>
