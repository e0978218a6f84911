import { setTimeout as wait } from 'node:timers/promises'
import { signedCall, type Sent } from './signed-calls.ts'

export interface Refused {
  readonly kind: 'refused'
  readonly error: string
  /** In the player's language, to be shown. */
  readonly message: string
}

export type Answered = { readonly kind: 'done'; readonly data: Readonly<Record<string, unknown>> } | Refused | { readonly kind: 'silent' }

export type Call = 'session' | 'balance' | 'debit' | 'credit' | 'rollback' | 'close' | 'round'

/** Carries a call: what came back, or a throw where nothing did. */
export type Carry = (sent: Sent) => Promise<{ readonly status: number; readonly body: string }>

export interface HouseSettings {
  /** Origin of the house. */
  readonly url: string
  /** What the house calls this studio. */
  readonly name: string
  readonly key: string
  readonly now?: () => Date
  readonly carry?: Carry
  /** Between two tries of a call. */
  readonly pause_ms?: number
}

const over =
  (url: string): Carry =>
  async ({ path, headers, body }) => {
    const response = await fetch(url + path, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(5_000) })
    return { status: response.status, body: await response.text() }
  }

/** A "no" that stands, and not one that says "later". */
const isFinal = (status: number): boolean => status < 500 && status !== 429 && status !== 408

export type House = ReturnType<typeof createHouse>

/** The studio's way to the house: each call signed anew, and sent again under the same names while nobody says what became of it. */
export const createHouse = ({ url, name, key, now = () => new Date(), carry = over(url), pause_ms = 200 }: HouseSettings) => {
  const once = async (call: Call, content: object, language: string): Promise<Answered> => {
    const sent = signedCall(key, `/rest/provider/${name}/${call}/`, content, now())
    try {
      const { status, body } = await carry({ ...sent, headers: { ...sent.headers, 'x-language': language } })
      if (!isFinal(status)) return { kind: 'silent' }
      const answer = JSON.parse(body) as { success: boolean; data: Record<string, unknown>; error: string; message: string }
      return answer.success ? { kind: 'done', data: answer.data } : { kind: 'refused', error: answer.error, message: answer.message }
    } catch {
      // Nothing came back, or nothing that can be read: whether it was done is not known.
      return { kind: 'silent' }
    }
  }

  /** Three tries: as long as a player waits. */
  const call = async (which: Call, content: object, language = 'en'): Promise<Answered> => {
    for (let tried = 1; ; tried += 1) {
      const answer = await once(which, content, language)
      if (answer.kind !== 'silent' || tried === 3) return answer
      await wait(pause_ms)
    }
  }

  /** For what has to arrive, however long that takes. A final "no" is left to the house, which asks about the round itself. */
  const callUntilHeard = async (which: Call, content: object): Promise<Readonly<Record<string, unknown>>> => {
    for (let pause = pause_ms; ; pause = Math.min(pause * 2, 60_000)) {
      const answer = await once(which, content, 'en')
      if (answer.kind === 'done') return answer.data
      if (answer.kind === 'refused') return {}
      await wait(pause, undefined, { ref: false })
    }
  }

  return { call, callUntilHeard }
}
