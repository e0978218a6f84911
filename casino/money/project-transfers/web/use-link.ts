import { useState } from 'react'
import { api, newCommandKey } from '#kernel/web/browser.ts'
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
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState<'code' | 'link' | 'unlink'>()
  const params = { project }

  const begin = (what: 'code' | 'link' | 'unlink'): void => {
    setFault(undefined)
    setRefused(undefined)
    setSending(what)
  }

  const makeCode = async (): Promise<void> => {
    begin('code')
    const answer = await api.call<typeof makeProjectCode>('POST /rest/player/projects/{project}/code/', { params, key: newCommandKey() })
    setSending(undefined)
    if (answer.success) setMade(answer.data)
    else setRefused(answer.message)
  }

  const link = async (): Promise<void> => {
    if (typed.trim() === '') return setFault(text('project-transfers.code.missing'))
    begin('link')
    const answer = await api.call<typeof linkProject>('POST /rest/player/projects/{project}/link/', {
      params,
      key: newCommandKey(),
      body: { code: typed.trim() },
    })
    setSending(undefined)
    if (!answer.success) return answer.errors['code'] ? setFault(answer.errors['code']) : setRefused(answer.message)
    keepDesk(answer.data)
    notify({ tone: 'positive', title: text('project-transfers.link.done') })
  }

  const unlink = async (): Promise<void> => {
    begin('unlink')
    const answer = await api.call<typeof unlinkProject>('POST /rest/player/projects/{project}/unlink/', { params, key: newCommandKey() })
    setSending(undefined)
    if (!answer.success) return setRefused(answer.message)
    keepDesk(answer.data)
    notify({ tone: 'info', title: text('project-transfers.unlinked') })
  }

  const type = (value: string): void => {
    setTyped(value)
    setFault(undefined)
    setRefused(undefined)
  }
  return { made, typed, type, fault, refused, sending, makeCode, link, unlink }
}
