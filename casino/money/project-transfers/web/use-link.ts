import { useId, useState } from 'react'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { linkProject, makeProjectCode, ProjectCode, unlinkProject } from '../contract.ts'
import type { texts } from '../texts.ts'
import { keepDesk } from './transfer-queries.ts'

/** Linking an account with one project, from either end, and undoing it. */
export const useLink = (project: string) => {
  const text = useText<typeof texts>()
  const [made, setMade] = useState<ProjectCode>()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const code_id = useId()
  const blame = (wrong: string): void => leadToField(code_id, () => setFault(wrong))
  const making = useCommand<typeof makeProjectCode>('POST /rest/player/projects/{project}/code/')
  const linking = useCommand<typeof linkProject>('POST /rest/player/projects/{project}/link/', {
    onRefused: ({ errors }) => {
      if (!errors['code']) return false
      blame(errors['code'])
      return true
    },
  })
  const unlinking = useCommand<typeof unlinkProject>('POST /rest/player/projects/{project}/unlink/')
  const commands = [making, linking, unlinking]
  const params = { project }

  const begin = (): void => {
    setFault(undefined)
    for (const { forgive } of commands) forgive()
  }

  const makeCode = async (): Promise<void> => {
    begin()
    const answer = await making.send({ params })
    if (answer?.success) setMade(answer.data)
  }

  const link = async (): Promise<void> => {
    if (typed.trim() === '') return blame(text('project-transfers.code.missing'))
    begin()
    const answer = await linking.send({ params, body: { code: typed.trim() } })
    if (!answer?.success) return
    keepDesk(answer.data)
    notify({ tone: 'positive', title: text('project-transfers.link.done') })
  }

  const unlink = async (): Promise<void> => {
    begin()
    const answer = await unlinking.send({ params })
    if (!answer?.success) return
    keepDesk(answer.data)
    notify({ tone: 'info', title: text('project-transfers.unlinked') })
  }

  const type = (value: string): void => {
    setTyped(value)
    begin()
  }
  const sending = making.is_sending ? 'code' : linking.is_sending ? 'link' : unlinking.is_sending ? 'unlink' : undefined
  const refused = commands.find((command) => command.refused !== undefined)?.refused
  return { made, code_id, typed, type, fault, refused, sending, makeCode, link, unlink }
}
