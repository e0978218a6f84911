import { useState } from 'react'
import { shownAmount, typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { createAttempts } from '#kernel/web/forms/attempt.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import type { crossProjectTransfer, ProjectsDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew } from './transfer-queries.ts'

interface Faults {
  readonly amount?: string | undefined
  readonly form?: string | undefined
}

/** The transfer that is being asked for. One press is one command, also when its answer is lost and it is pressed again. */
export const useTransfer = ({ currency, exponent, available, projects }: ProjectsDesk) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const point = useLanguage() === 'en' ? '.' : ','
  const [attempts] = useState(createAttempts)
  const [chosen, setChosen] = useState<string>()
  const [typed, setTyped] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [is_sending, setSending] = useState(false)
  const linked = projects.filter(({ linkedAt }) => linkedAt !== null)
  const to = linked.find(({ project }) => project === chosen) ?? linked[0]
  const amount = typedAmount(typed, exponent)
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })

  const send = async (): Promise<void> => {
    if (!to) return
    if (amount === null || amount === 0) return setFaults({ amount: text('project-transfers.amount.missing') })
    setFaults({})
    setSending(true)
    const body = { project: to.project, amount }
    const key = attempts.keyOf(body) ?? newCommandKey()
    const answer = await api.call<typeof crossProjectTransfer>('POST /rest/player/crossProjectTransfer/', { key, body })
    setSending(false)
    if (answer.success || answer.status !== null) attempts.end()
    askAnew()
    if (answer.success) {
      setTyped('')
      notify({ tone: 'positive', title: text('project-transfers.sent', { amount: say(answer.data.amount), title: to.title }) })
      return
    }
    setFaults(answer.details['field'] === 'amount' ? { amount: answer.message } : { form: answer.message })
  }

  return {
    linked,
    to,
    typed,
    amount,
    faults,
    is_sending,
    say,
    send,
    choose: setChosen,
    type: (value: string) => {
      setTyped(value)
      setFaults({})
    },
    takeAll: () => {
      setTyped(shownAmount(available, exponent, point))
      setFaults({})
    },
  }
}
