import { useState } from 'react'
import type { EndpointDeclaration, ReplyOf } from '#kernel/contract/endpoint.ts'
import type { Answer, CallOptions, Refused, RouteOf, SentOf } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import type { Attempts } from './attempt.ts'
import { createOneAtATime } from './one-at-a-time.ts'

interface CommandOptions<E extends EndpointDeclaration> {
  /** Where a refusal is shown: by the component, which reads `refused` (the default), or as a notice over the page. */
  readonly refusal?: 'here' | 'notice'
  /** Handles a refusal that leads elsewhere; returns true if it did, and then nothing is shown. */
  readonly onRefused?: (refused: Refused) => boolean | void
  /** Where its attempts are kept, if they outlive the component. */
  readonly attempts?: Attempts<SentOf<E>>
  /** As in `CallOptions`. */
  readonly ends_session?: true
}

interface Command<E extends EndpointDeclaration> {
  /** For the button's `loading`. */
  readonly is_sending: boolean
  /** Message of the last refusal, until the next attempt. */
  readonly refused: string | undefined
  /** Sends the command; `wanted` is as in `Attempts`. Null if the click came while the one before was still waiting. */
  readonly send: (sent: SentOf<E>, wanted?: unknown) => Promise<Answer<E> | null>
  /** Takes back a refusal's message, once what it was about has changed. */
  readonly forgive: () => void
}

/**
 * A button that sends a command: `useCommand<typeof cancelBonus>('POST /rest/bonuses/{id}/cancel/')`, with its pending state, its
 * refusal and its idempotency key. Forms with fields are `useForm`.
 */
export const useCommand = <E extends EndpointDeclaration>(
  route: RouteOf<E>,
  { refusal = 'here', onRefused, attempts, ends_session }: CommandOptions<E> = {},
): Command<E> => {
  const [is_sending, setSending] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [sendOne] = useState(() => createOneAtATime<SentOf<E>>(attempts))
  const send = async (sent: SentOf<E>, wanted?: unknown): Promise<Answer<E> | null> => {
    const call = (said: SentOf<E>, key: string | undefined): Promise<Answer<E>> => {
      setRefused(undefined)
      setSending(true)
      const options = { ...said, ...(key === undefined ? {} : { key }), ...(ends_session ? { ends_session } : {}) }
      return api.call<E>(route, options as CallOptions<E>)
    }
    const answer = await sendOne<{ readonly success: true } & ReplyOf<E>>(sent, call, wanted)
    if (answer === null) return null
    setSending(false)
    if (answer.success || onRefused?.(answer) === true) return answer
    const message = Object.values(answer.errors)[0] ?? answer.message
    if (refusal === 'notice') notify({ tone: 'negative', title: message })
    else setRefused(message)
    return answer
  }
  return { is_sending, refused, send, forgive: () => setRefused(undefined) }
}
