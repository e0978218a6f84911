import { useState } from 'react'
import type { Refused } from '#kernel/web/api/api.ts'
import type { Method } from '../rules.ts'

/** What a request for a code answers. */
export interface Sent {
  readonly method: Method
  readonly methods: readonly Method[]
  readonly attempts: number
  readonly seconds: number
}

type Answered = { readonly success: true; readonly data: Sent } | Refused

/** Asks for a code and keeps what was answered; a refusal is shown and leaves an earlier code to be typed. */
export const useSending = (ask: (method: Method | undefined) => Promise<Answered>) => {
  const [sent, setSent] = useState<Sent>()
  const [ways, setWays] = useState<ReadonlySet<Method>>(new Set())
  const [refused, setRefused] = useState<string>()
  const [is_sending, setSending] = useState(false)
  const send = async (method?: Method): Promise<Refused | undefined> => {
    setRefused(undefined)
    setSending(true)
    const answer = await ask(method)
    setSending(false)
    if (answer.success) {
      setSent(answer.data)
      setWays((before) => new Set([...before, answer.data.method]))
      return undefined
    }
    setRefused(Object.values(answer.errors)[0] ?? answer.message)
    // A full window is a matter of minutes: then the button gives way to the words.
    if (answer.status === 429) setSent((before) => before && { ...before, attempts: 0 })
    return answer
  }
  const forget = (): void => {
    setSent(undefined)
    setWays(new Set())
  }
  /** `ways`: all that codes came by. */
  return { sent, ways, refused, is_sending, send, forget }
}
