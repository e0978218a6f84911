import { useState } from 'react'
import type { SentOf } from '#kernel/web/api/api.ts'
import { useAmount } from '#kernel/web/forms/use-amount.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { crossProjectTransfer, ProjectsDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew } from './transfer-queries.ts'

const attempts = createPlayersAttempts<SentOf<typeof crossProjectTransfer>>('project-transfer')

/** The transfer that is being asked for. One press is one command, also when its answer is lost and it is pressed again. */
export const useTransfer = ({ currency, exponent, projects }: ProjectsDesk) => {
  const text = useText<typeof texts>()
  const [chosen, setChosen] = useState<string>()
  const linked = projects.filter(({ linkedAt }) => linkedAt !== null)
  const to = linked.find(({ project }) => project === chosen) ?? linked[0]
  const amount = useAmount({ currency, exponent, faultOf: (value) => (value ? undefined : text('project-transfers.amount.missing')) })
  const command = useCommand<typeof crossProjectTransfer>('POST /rest/player/crossProjectTransfer/', {
    attempts,
    onRefused: ({ details, message }) => {
      if (details['field'] !== 'amount') return false
      amount.setFault(message)
      return true
    },
  })

  const send = async (): Promise<void> => {
    if (!to) return
    command.forgive()
    const minor = amount.check()
    if (minor === null) return
    const answer = await command.send({ body: { project: to.project, amount: minor } })
    askAnew()
    if (!answer?.success) return
    amount.clear()
    notify({ tone: 'positive', title: text('project-transfers.sent', { amount: amount.say(answer.data.amount), title: to.title }) })
  }

  return { linked, to, amount, refused: command.refused, is_sending: command.is_sending, send, choose: setChosen }
}
