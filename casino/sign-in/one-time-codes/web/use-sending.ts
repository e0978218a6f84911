import { useState } from 'react'
import type { Refused } from '#kernel/web/api/api.ts'
import type { Method } from '../rules.ts'

/** The response to a request for a code. */
export interface Sent {
  readonly method: Method
  readonly methods: readonly Method[]
  readonly attempts: number
  readonly seconds: number
}

type Answered = { readonly success: true; readonly data: Sent } | Refused

/** Requests a code and stores the response; after a refusal an earlier code can still be typed. */
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
    // When the limit is reached, a message replaces the button for some minutes.
    if (answer.status === 429) setSent((before) => before && { ...before, attempts: 0 })
    return answer
  }
  const forget = (): void => {
    setSent(undefined)
    setWays(new Set())
    // It was said of the contact that another one takes the place of.
    setRefused(undefined)
  }
  /** `ways`: all methods by which codes were sent. */
  return { sent, ways, refused, is_sending, send, forget }
}
