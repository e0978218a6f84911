import { useState } from 'react'
import { createAttempts } from '#kernel/web/forms/attempt.ts'
import { useAmount } from '#kernel/web/forms/use-amount.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { crossProjectTransfer, ProjectsDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew } from './transfer-queries.ts'

/** The transfer that is being asked for. One press is one command, also when its answer is lost and it is pressed again. */
export const useTransfer = ({ currency, exponent, projects }: ProjectsDesk) => {
  const text = useText<typeof texts>()
  const [attempts] = useState(createAttempts)
  const [chosen, setChosen] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [is_sending, setSending] = useState(false)
  const linked = projects.filter(({ linkedAt }) => linkedAt !== null)
  const to = linked.find(({ project }) => project === chosen) ?? linked[0]
  const amount = useAmount({ currency, exponent, faultOf: (value) => (value ? undefined : text('project-transfers.amount.missing')) })

  const send = async (): Promise<void> => {
    if (!to || is_sending) return
    setRefused(undefined)
    const minor = amount.check()
    if (minor === null) return
    setSending(true)
    const body = { project: to.project, amount: minor }
    const key = attempts.keyOf(body) ?? newCommandKey()
    const answer = await api.call<typeof crossProjectTransfer>('POST /rest/player/crossProjectTransfer/', { key, body })
    setSending(false)
    if (answer.success || answer.status !== null) attempts.end()
    askAnew()
    if (answer.success) {
      amount.clear()
      notify({ tone: 'positive', title: text('project-transfers.sent', { amount: amount.say(answer.data.amount), title: to.title }) })
      return
    }
    if (answer.details['field'] === 'amount') amount.setFault(answer.message)
    else setRefused(answer.message)
  }

  return { linked, to, amount, refused, is_sending, send, choose: setChosen }
}
